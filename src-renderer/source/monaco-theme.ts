import type { Theme } from '../theme/theme.ts';
import { monaco } from './monaco.ts';

/** Gives Monaco the colours of the window. To be called after the theme is on the page. */
export function applyMonacoTheme(theme: Theme): void {
  const probe = document.body.appendChild(document.createElement('span'));
  const token = (name: string): string => {
    probe.style.color = `var(--${name})`;
    return hexOf(getComputedStyle(probe).color);
  };
  const plain = (name: string): string => token(name).slice(1, 7);
  const colors = Object.fromEntries(Object.entries(COLORS).map(([name, from]) => [name, token(from)]));
  monaco.editor.defineTheme('soundcheck', {
    base: theme === 'dark' ? 'vs-dark' : 'vs',
    inherit: true,
    // Values are what a designer looks for: keys step back, numbers stand out without being loud.
    rules: [
      { token: '', foreground: plain('text') },
      { token: 'type.yaml', foreground: plain('text-dim') },
      { token: 'string.yaml', foreground: plain('text') },
      { token: 'number.yaml', foreground: plain('hint') },
      { token: 'keyword.yaml', foreground: plain('hint') },
      { token: 'operators.yaml', foreground: plain('text-faint') },
      { token: 'delimiter.yaml', foreground: plain('text-faint') },
      { token: 'comment.yaml', foreground: plain('text-faint'), fontStyle: 'italic' },
    ],
    colors: { ...colors, ...transparent, ...Object.fromEntries(ICONS.map((icon) => [icon, token('text-faint')])) },
  });
  monaco.editor.setTheme('soundcheck');
  probe.remove();
}

/** `rgb(20, 19, 25)` → `#141319`; Monaco knows no other way to write a colour. */
function hexOf(color: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const parts = [red, green, blue, ...(alpha < 1 ? [alpha * 255] : [])];
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

const COLORS: Readonly<Record<string, string>> = {
  'editor.background': 'bg',
  'editorLineNumber.dimmedForeground': 'text-faint',
  'editor.foreground': 'text',
  'editor.lineHighlightBackground': 'bg-panel',
  'editor.selectionBackground': 'selection',
  'editor.inactiveSelectionBackground': 'accent-soft',
  'editor.wordHighlightBackground': 'bg-hover',
  'editor.wordHighlightStrongBackground': 'bg-hover',
  'editor.wordHighlightTextBackground': 'bg-hover',
  'editor.selectionHighlightBackground': 'bg-hover',
  'editor.findMatchBackground': 'selection',
  'editor.findMatchHighlightBackground': 'accent-soft',
  'editor.hoverHighlightBackground': 'bg-hover',
  'editor.foldBackground': 'bg-panel',
  'editorBracketMatch.background': 'bg-hover',
  'editorBracketMatch.border': 'line-strong',
  'editorCursor.foreground': 'accent',
  'editorLineNumber.foreground': 'text-faint',
  'editorLineNumber.activeForeground': 'text',
  'editorGutter.background': 'bg',
  'editorGutter.foldingControlForeground': 'text-faint',
  'editorIndentGuide.background1': 'line',
  'editorIndentGuide.activeBackground1': 'line-strong',
  'editorWhitespace.foreground': 'line-strong',
  'editorLink.activeForeground': 'accent',
  'editorError.foreground': 'error',
  'editorWarning.foreground': 'warning',
  'editorInfo.foreground': 'hint',
  'editorHint.foreground': 'hint',
  'editorLightBulb.foreground': 'warning',
  'editorLightBulbAutoFix.foreground': 'warning',
  'editorMarkerNavigation.background': 'bg-raised',
  'editorMarkerNavigationError.background': 'error',
  'editorMarkerNavigationWarning.background': 'warning',
  'editorMarkerNavigationInfo.background': 'hint',
  'editorWidget.background': 'bg-raised',
  'editorWidget.foreground': 'text',
  'editorWidget.border': 'line-strong',
  'editorHoverWidget.background': 'bg-raised',
  'editorHoverWidget.foreground': 'text',
  'editorHoverWidget.border': 'line-strong',
  'editorHoverWidget.statusBarBackground': 'bg-panel',
  'editorSuggestWidget.background': 'bg-raised',
  'editorSuggestWidget.foreground': 'text',
  'editorSuggestWidget.border': 'line-strong',
  'editorSuggestWidget.highlightForeground': 'accent',
  'editorSuggestWidget.focusHighlightForeground': 'accent',
  'editorSuggestWidget.selectedBackground': 'bg-selected',
  'editorSuggestWidget.selectedForeground': 'text',
  'editorStickyScroll.background': 'bg',
  'editorStickyScroll.border': 'line',
  'editorStickyScrollHover.background': 'bg-hover',
  'editorOverviewRuler.errorForeground': 'error',
  'editorOverviewRuler.warningForeground': 'warning',
  'editorOverviewRuler.infoForeground': 'hint',
  'peekView.border': 'line-strong',
  'peekViewEditor.background': 'bg-panel',
  'peekViewEditorGutter.background': 'bg-panel',
  'peekViewEditor.matchHighlightBackground': 'selection',
  'peekViewResult.background': 'bg-raised',
  'peekViewResult.fileForeground': 'text',
  'peekViewResult.lineForeground': 'text-dim',
  'peekViewResult.matchHighlightBackground': 'selection',
  'peekViewResult.selectionBackground': 'bg-selected',
  'peekViewResult.selectionForeground': 'text',
  'peekViewTitle.background': 'bg-panel',
  'peekViewTitleLabel.foreground': 'text',
  'peekViewTitleDescription.foreground': 'text-dim',
  'quickInput.background': 'bg-raised',
  'quickInput.foreground': 'text',
  'quickInputTitle.background': 'bg-panel',
  'quickInputList.focusBackground': 'bg-selected',
  'quickInputList.focusForeground': 'text',
  'pickerGroup.foreground': 'text-faint',
  'pickerGroup.border': 'line',
  'input.background': 'bg-input',
  'input.foreground': 'text',
  'input.border': 'line-strong',
  'input.placeholderForeground': 'text-faint',
  'inputOption.activeBackground': 'accent-soft',
  'inputOption.activeBorder': 'accent',
  'inputOption.activeForeground': 'text',
  'list.activeSelectionBackground': 'bg-selected',
  'list.activeSelectionForeground': 'text',
  'list.inactiveSelectionBackground': 'bg-hover',
  'list.focusBackground': 'bg-selected',
  'list.focusForeground': 'text',
  'list.hoverBackground': 'bg-hover',
  'list.highlightForeground': 'accent',
  'list.focusHighlightForeground': 'accent',
  'menu.background': 'bg-raised',
  'menu.foreground': 'text',
  'menu.border': 'line-strong',
  'menu.separatorBackground': 'line',
  'menu.selectionBackground': 'bg-selected',
  'menu.selectionForeground': 'text',
  'scrollbarSlider.background': 'line',
  'scrollbarSlider.hoverBackground': 'line-strong',
  'scrollbarSlider.activeBackground': 'line-strong',
  'textLink.foreground': 'accent',
  'textLink.activeForeground': 'accent',
  focusBorder: 'focus',
  foreground: 'text',
  descriptionForeground: 'text-dim',
  disabledForeground: 'text-faint',
  errorForeground: 'error',
  'icon.foreground': 'text-dim',
  'button.background': 'bg-hover',
  'button.foreground': 'text',
  'badge.background': 'bg-hover',
  'badge.foreground': 'text',
};

/** Symbols in lists are there to be told apart, not to shine. */
const ICONS = [
  'Color',
  'Enumerator',
  'EnumeratorMember',
  'Field',
  'Object',
  'Property',
  'Snippet',
  'Struct',
  'Text',
  'Value',
].map((name) => `symbolIcon.${name.charAt(0).toLowerCase()}${name.slice(1)}Foreground`);

const transparent = {
  'editor.lineHighlightBorder': '#00000000',
  'editorOverviewRuler.border': '#00000000',
  'scrollbar.shadow': '#00000000',
  'widget.shadow': '#00000040',
};
