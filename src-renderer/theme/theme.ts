import { useEffect } from 'react';
import { createStore, useStore } from '../state/store.ts';
import { useSetting } from '../state/workbench.ts';

export type ThemeChoice = 'dark' | 'light' | 'system';
export type Theme = 'dark' | 'light';

const prefersLight = (): boolean => matchMedia('(prefers-color-scheme: light)').matches;

export const themeOf = (choice: ThemeChoice, isLightSystem: boolean): Theme =>
  choice === 'system' ? (isLightSystem ? 'light' : 'dark') : choice;

/** The theme that is shown; Monaco and drawn charts ask for it, everything else takes the tokens. */
const shown = createStore<Theme>('dark');
export const useTheme = (): Theme => useStore(shown, (theme) => theme);

/** Puts the chosen theme on the page, and follows the system where that was chosen. */
export function useAppliedTheme(): void {
  const choice = useSetting<ThemeChoice>('theme', 'dark');
  useEffect(() => {
    const apply = (): void => {
      const theme = themeOf(choice, prefersLight());
      document.documentElement.dataset.theme = theme;
      shown.set(theme);
    };
    apply();
    const system = matchMedia('(prefers-color-scheme: light)');
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, [choice]);
}
