/** A module of Monaco that comes without types. */
declare module 'monaco-editor/esm/vs/basic-languages/yaml/yaml.js' {
  import type { languages } from 'monaco-editor/esm/vs/editor/editor.api.js';

  export const conf: languages.LanguageConfiguration & { onEnterRules: languages.OnEnterRule[] };
  export const language: languages.IMonarchLanguage;
}
