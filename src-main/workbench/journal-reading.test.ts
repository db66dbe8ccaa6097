import { expect, test } from 'vitest';
import { readJournal } from './journal-reading.ts';
import { type JournalRecord, type RootRecord, written } from './journal-record.ts';

const ROOT: RootRecord = { kind: 'root', root: '/sets' };
const whole = (text: string, file = 'a.yaml'): JournalRecord => ({ kind: 'whole', file, base: '', text, time: 1 });
const insert = (start: number, text: string, file = 'a.yaml'): JournalRecord => ({
  kind: 'edits',
  file,
  edits: [{ start, end: start, text }],
  exists: true,
  time: 2,
});

/** The lines of a journal as the program writes it. */
function linesOf(...records: readonly JournalRecord[]): string[] {
  const checks = new Map<string, string>();
  const lines = records.map((record) => {
    const { line, check } = written(record, record.kind === 'edits' ? checks.get(record.file) : '');
    checks.set(record.file, check);
    return line;
  });
  return [written(ROOT).line, ...lines];
}

/** As programs before the checks wrote it. */
const oldLines = (...records: readonly JournalRecord[]): string[] =>
  [ROOT, ...records].map((record) => `${JSON.stringify(record)}\n`);

function told(lines: readonly string[]) {
  const { files, lost } = readJournal(lines.join(''), undefined);
  return { texts: Object.fromEntries(files.map(({ file, text }) => [file, text])), lost };
}

const FOUR = [whole('1'), insert(1, '2'), insert(2, '3'), insert(3, '4')];

test('what was done last is read, of each file for itself', () => {
  const lines = linesOf(whole('1'), whole('b', 'b.yaml'), insert(1, '2'), insert(1, 'c', 'b.yaml'));
  expect(told(lines)).toEqual({ texts: { 'a.yaml': '12', 'b.yaml': 'bc' }, lost: [] });
});

test('half a line at the end is the edit that nobody has seen done', () => {
  const text = linesOf(...FOUR).join('');
  for (let cut = 1; cut < linesOf(...FOUR)[4]!.length; cut++) {
    const expected = cut === 1 ? '1234' : '123';
    expect(told([text.slice(0, -cut)])).toEqual({ texts: { 'a.yaml': expected }, lost: [] });
  }
});

test('behind a line that is damaged or gone, nothing is applied', () => {
  const lines = linesOf(...FOUR);
  const damages: readonly ((line: string) => string)[] = [
    (line) => `${line.slice(0, 60)}\n`,
    (line) => line.replace('"start":1', '"start":0'),
    (line) => line.replace('"text":"2"', '"text":"9"'),
    (line) => line.replace(/,"check":"[^"]*"/, ''),
    () => '',
  ];
  for (const damage of damages) {
    const damaged = lines.with(2, damage(lines[2]!));
    expect(damaged[2]).not.toBe(lines[2]);
    expect(told(damaged)).toEqual({ texts: { 'a.yaml': '1' }, lost: ['a.yaml'] });
  }
});

test('lines in another order are not applied', () => {
  const [root, first, second, third, fourth] = linesOf(...FOUR) as [string, string, string, string, string];
  expect(told([root, first, third, second, fourth])).toEqual({ texts: { 'a.yaml': '1' }, lost: ['a.yaml'] });
});

test('from its next whole record on a file is certain again; other files are certain all along', () => {
  const records = [whole('1'), whole('b', 'b.yaml'), insert(1, '2'), insert(2, '3'), insert(1, 'c', 'b.yaml')];
  const broken = linesOf(...records).with(3, '#\n');
  expect(told(broken)).toEqual({ texts: { 'a.yaml': '1', 'b.yaml': 'bc' }, lost: ['', 'a.yaml'] });
  const again = linesOf(...records, whole('new'), insert(3, '!')).with(4, '\n');
  expect(told(again)).toEqual({ texts: { 'a.yaml': 'new!', 'b.yaml': 'bc' }, lost: [] });
});

test('a file whose first record is damaged is told, and nothing of it is made up', () => {
  const lines = linesOf(...FOUR);
  expect(told(lines.with(1, `${lines[1]!.slice(0, -30)}\n`))).toEqual({ texts: {}, lost: ['a.yaml'] });
  expect(told(lines.with(1, lines[1]!.replace('"text":"1"', '"text":"7"')))).toEqual({ texts: {}, lost: ['a.yaml'] });
});

test('a file that nobody can name is told, too', () => {
  const lines = [...linesOf(...FOUR), '\u0000\u0000\n', ...linesOf(whole('b', 'b.yaml')).slice(1)];
  expect(told(lines)).toEqual({ texts: { 'a.yaml': '1234', 'b.yaml': 'b' }, lost: [''] });
});

test('journals of earlier programs are read; behind a damaged line only up to there', () => {
  expect(told(oldLines(...FOUR))).toEqual({ texts: { 'a.yaml': '1234' }, lost: [] });
  const lines = oldLines(...FOUR);
  const damaged = lines.with(3, `${lines[3]!.slice(0, 50)}\n`);
  expect(told(damaged)).toEqual({ texts: { 'a.yaml': '12' }, lost: ['a.yaml'] });
  expect(told([...damaged, `${JSON.stringify(whole('new'))}\n`])).toEqual({ texts: { 'a.yaml': 'new' }, lost: [] });
});
