import { changeSetting, settings, useSetting } from '../state/workbench.ts';

export type PanelName = 'tree' | 'problems' | 'inspector';
type Shown = { readonly [P in PanelName]: boolean };
type Sizes = { readonly [P in PanelName]: number };

const SHOWN: Shown = { tree: true, problems: true, inspector: true };
/** In pixels, for a window of 1280 × 720. */
const SIZES: Sizes = { tree: 208, problems: 140, inspector: 400 };

export const useShownPanels = (): Shown => useSetting('shell.panels', SHOWN);

export const panelSizes = (): Sizes => ({ ...SIZES, ...(settings.get()['shell.sizes'] as Partial<Sizes> | undefined) });

export const isPanelShown = (panel: PanelName): boolean =>
  ((settings.get()['shell.panels'] as Shown | undefined) ?? SHOWN)[panel];

export function showPanel(panel: PanelName, shown: boolean): void {
  if (isPanelShown(panel) === shown) return;
  const now = (settings.get()['shell.panels'] as Shown | undefined) ?? SHOWN;
  changeSetting('shell.panels', { ...now, [panel]: shown });
}

export const togglePanel = (panel: PanelName): void => showPanel(panel, !isPanelShown(panel));

export const keepSize = (sizes: Partial<Sizes>): void => changeSetting('shell.sizes', { ...panelSizes(), ...sizes });
