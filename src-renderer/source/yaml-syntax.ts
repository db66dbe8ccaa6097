import { conf, language } from 'monaco-editor/esm/vs/basic-languages/yaml/yaml.js';
import { enterRules } from './enter-rules.ts';
import { monaco } from './monaco.ts';

const { Indent, None } = monaco.languages.IndentAction;

const onEnterRules = enterRules.map(({ beforeText, goesIn, appendText }) => ({
  beforeText,
  action: { indentAction: goesIn ? Indent : None, ...(appendText !== undefined && { appendText }) },
}));

// Monaco's own registration of the language would set its rules only when a file is opened, and so in place of these.
monaco.languages.register({ id: 'yaml' });
monaco.languages.setMonarchTokensProvider('yaml', language);
monaco.languages.setLanguageConfiguration('yaml', { ...conf, onEnterRules: [...onEnterRules, ...conf.onEnterRules] });
