import { isRecord } from '../../../src-shared/record.ts';

const PLAIN = /^[A-Za-zÀ-ɏ][A-Za-zÀ-ɏ0-9 _./()’-]*$/;
const NOT_TEXT = /^(?:true|false|null|yes|no|on|off|y|n|~)$/i;

/** A value as one writes it within a line: text without quotes where that says the same. */
export function yamlText(value: unknown): string {
  if (typeof value === 'string') return textOf(value);
  if (Array.isArray(value)) return `[${value.map(yamlText).join(', ')}]`;
  if (isRecord(value)) {
    const entries = Object.entries(value).map(([key, item]) => `${textOf(key)}: ${yamlText(item)}`);
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
  }
  return value === undefined ? 'null' : String(value);
}

const textOf = (text: string): string =>
  PLAIN.test(text) && !text.endsWith(' ') && !NOT_TEXT.test(text) ? text : JSON.stringify(text);
