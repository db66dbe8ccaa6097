/** English number words as a designer may have typed them. */
const SMALL = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
]
  .join()
  .split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** The number that a text was meant to be, where that is beyond doubt: `fifteen`, `1,200`, `1.200,50`, `€1600`, `15 %`. */
export function writtenNumber(text: string): number | undefined {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/^[€$£]\s*/, '')
    .replace(/\s*(?:[€$£%]|[a-z]{3,})$/, (unit) => (/\d/.test(text) ? '' : unit))
    .replace('−', '-');
  return inWords(bare) ?? inDigits(bare);
}

function inWords(text: string): number | undefined {
  const small = SMALL.indexOf(text);
  if (small !== -1) return small;
  const [ten = '', one] = text.split(/[ -]/);
  const tens = TENS.indexOf(ten);
  if (tens === -1) return undefined;
  if (one === undefined) return (tens + 2) * 10;
  const ones = SMALL.indexOf(one);
  return ones >= 1 && ones <= 9 ? (tens + 2) * 10 + ones : undefined;
}

function inDigits(text: string): number | undefined {
  const grouped = /^-?\d{1,3}(?:([.,'’ ])\d{3})(?:\1\d{3})*(?:([.,])\d{1,2})?$/.exec(text);
  if (grouped && grouped[1] !== grouped[2]) {
    const [whole = '', part] = grouped[2] === undefined ? [text] : splitLast(text, grouped[2]);
    return Number(`${whole.replace(/[^\d-]/g, '')}${part === undefined ? '' : `.${part}`}`);
  }
  return /^[-+]?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

function splitLast(text: string, mark: string): [string, string] {
  const at = text.lastIndexOf(mark);
  return [text.slice(0, at), text.slice(at + 1)];
}
