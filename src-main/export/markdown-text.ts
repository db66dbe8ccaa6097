/**
 * A text as it is read, whatever it holds: nothing in it becomes a heading, a list, a link, a cell, a tag or another character. Only
 * an address of mail may still become a link, where a program makes links of those.
 */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\|*_`<>[\]~#]|&(?=#?\w+;)|:(?=\/\/)|(?<=\bwww)\.|^[-+](?= )|(?<=^\d+)[.)](?= )/gi, '\\$&');
