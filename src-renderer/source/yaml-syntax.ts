import { conf, language } from 'monaco-editor/esm/vs/basic-languages/yaml/yaml.js';
import { monaco } from './monaco.ts';

const { Indent, None } = monaco.languages.IndentAction;

/** Below the first field of a list entry the next one begins under its key, not under its dash. */
const belowADash: monaco.languages.OnEnterRule[] = [
  { beforeText: /^\s*- [\w-]+:\s*$/, action: { indentAction: Indent, appendText: '  ' } },
  { beforeText: /^\s*- [\w-]+:\s.*$/, action: { indentAction: None, appendText: '  ' } },
];

// Monaco's own registration of the language would set its rules only when a file is opened, and so in place of these.
monaco.languages.register({ id: 'yaml' });
monaco.languages.setMonarchTokensProvider('yaml', language);
monaco.languages.setLanguageConfiguration('yaml', { ...conf, onEnterRules: [...belowADash, ...conf.onEnterRules] });
