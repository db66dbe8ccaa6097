import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderWith, type SampleFile, sampleSet, sampleWith } from '../testing/sample-set.ts';
import { quickFixesOf } from './quick-fixes.ts';
import { applyOnDisk, loadedSample } from './testing/loaded-source.ts';

const acts = 'v1/cards/acts.yaml';
const sponsors = 'v1/cards/sponsors.yaml';
const club = 'v1/modes/club.yaml';
const manifest = 'v1/set.yaml';

/** A version that extends the sample set. */
const draft = {
  ...sampleSet,
  'v2/set.yaml': 'game: dark-promoters\nversion: v2\nextends: v1\ntitle: Next\nstatus: draft\n',
};

/** The titles of the fixes for a code in a file of a set. */
async function fixesFor(files: Record<string, string>, file: string, code: string) {
  const root = folderWith(files);
  const [version = '', ...rest] = file.split('/');
  const folder = join(root, version);
  const { loaded, set } = await loadedSample(folder, ['v1']);
  const name = rest.join('/');
  const source = loaded.files.find((candidate) => candidate.name === name)!;
  const fixes = quickFixesOf(source, loaded.diagnostics, set, { file: name, revision: 7 });
  return { folder, fixes: fixes.filter((fix) => fix.code === code), before: loaded.diagnostics };
}

/** Breaks a file, takes the first fix (or the named one), and expects what was wrong to be gone. Returns the text after. */
async function mended(files: Record<string, string>, file: string, code: string, title: string): Promise<string> {
  const { folder, fixes, before } = await fixesFor(files, file, code);
  const faults = before.filter((diagnostic) => diagnostic.code === code);
  expect(faults).not.toEqual([]);
  const fix = fixes.find((candidate) => candidate.title === title);
  expect(fixes.map((candidate) => candidate.title)).toContain(title);
  expect(fix!.edits.revision).toBe(7);
  const text = applyOnDisk(folder, fix!);
  const { loaded } = await loadedSample(folder);
  expect(loaded.diagnostics.filter((left) => left.code === code)).toEqual([]);
  return text;
}

const broken = (file: SampleFile, from: string, to: string) => sampleWith(file, from, to);

describe('a misspelt field', () => {
  test('gets the name that was meant', async () => {
    const text = await mended(
      broken(acts, 'cost: 500', 'csot: 500'),
      acts,
      'schema/additionalProperties',
      'Change to “cost”',
    );
    expect(text).toBe(sampleSet[acts]);
  });

  test('can also be removed, its line and nothing else', async () => {
    const files = broken(acts, '    cost: 500\n', '    cost: 500\n    colour: red # why?\n');
    expect(await mended(files, acts, 'schema/additionalProperties', 'Remove “colour”')).toBe(sampleSet[acts]);
  });

  test('can be removed where it comes first behind a dash', async () => {
    const files = broken(acts, '- id: rosa\n', '- colour: red\n    id: rosa\n');
    expect(await mended(files, acts, 'schema/additionalProperties', 'Remove “colour”')).toBe(sampleSet[acts]);
  });

  test('in the frame of a card file', async () => {
    const text = await mended(
      broken(acts, 'cards:', 'crads:'),
      acts,
      'schema/additionalProperties',
      'Change to “cards”',
    );
    expect(text).toBe(sampleSet[acts]);
  });

  test('in a mapping within a line', async () => {
    const files = broken(club, '{ min: 15, max: 15 }', '{ min: 15, mux: 15 }');
    expect(await mended(files, club, 'schema/additionalProperties', 'Change to “max”')).toBe(sampleSet[club]);
  });

  test('of the kind that the value has', async () => {
    const files = broken(club, 'kind: lose-audience, audience: 10', 'kind: lose-audience, audeince: 10');
    expect(await mended(files, club, 'schema/additionalProperties', 'Change to “audience”')).toBe(sampleSet[club]);
  });
});

describe('a value that the schema does not allow', () => {
  test('below the least: the least', async () => {
    const text = await mended(broken(acts, 'audience: 15', 'audience: -3'), acts, 'schema/minimum', 'Set to 0');
    expect(text).toContain('audience: 0\n');
  });

  test('above the most: the most, with separators in the title and none in the file', async () => {
    const files = broken(acts, 'cost: 500', 'cost: 20000000');
    expect(await mended(files, acts, 'schema/maximum', 'Set to 10,000,000')).toContain('cost: 10000000\n');
  });

  test('between two steps: the nearest step', async () => {
    const files = broken(acts, 'cost: 500', 'cost: 500.128');
    expect(await mended(files, acts, 'schema/multipleOf', 'Set to 500.13')).toContain('cost: 500.13\n');
  });

  test('no choice: the similar one', async () => {
    const files = broken(manifest, 'status: draft', 'status: darft');
    expect(await mended(files, manifest, 'schema/enum', 'Change to “draft”')).toBe(sampleSet[manifest]);
  });

  test('the kind of an effect: the similar one', async () => {
    const files = broken(club, 'kind: lose-audience', 'kind: loose-audience');
    expect(await mended(files, club, 'schema/enum', 'Change to “lose-audience”')).toBe(sampleSet[club]);
  });

  test('an id with capitals and blanks', async () => {
    const files = broken(acts, 'id: rosa', 'id: Rosa Nóx');
    expect(await mended(files, acts, 'schema/pattern', 'Change to “rosa-nox”')).toContain('- id: rosa-nox\n');
  });

  test('twice in a list: the second goes', async () => {
    const files = broken(acts, 'modes: [club]', 'modes: [club, club]');
    expect(await mended(files, acts, 'schema/uniqueItems', 'Remove “club”')).toBe(sampleSet[acts]);
  });
});

describe('a number written as text', () => {
  test.each([
    ['fifteen', '15', '15'],
    ['"15"', '15', '15'],
    ["'15 %'", '15', '15'],
    ['15 %', '15', '15'],
  ])('%s', async (written, title, expected) => {
    const files = broken(acts, 'audience: 15', `audience: ${written}`);
    const text = await mended(files, acts, 'schema/type', `Change to ${title}`);
    expect(text).toContain(`audience: ${expected}\n`);
  });

  test.each(['1,200', '"1.200"', '€1200'])('%s', async (written) => {
    const files = broken(acts, 'cost: 500', `cost: ${written}`);
    expect(await mended(files, acts, 'schema/type', 'Change to 1,200')).toContain('cost: 1200\n');
  });

  test('1.200 where only whole numbers can be', async () => {
    const files = broken(club, 'audienceBase: 150', 'audienceBase: 1.200');
    expect(await mended(files, club, 'schema/type', 'Change to 1,200')).toContain('audienceBase: 1200\n');
  });

  test('has no fix where nobody knows what was meant', async () => {
    const { fixes } = await fixesFor(broken(acts, 'audience: 15', 'audience: many'), acts, 'schema/type');
    expect(fixes).toEqual([]);
  });
});

test('a name that reads as a number is put in quotes', async () => {
  const files = broken(acts, 'name: Milo', 'name: 1984');
  expect(await mended(files, acts, 'schema/type', 'Write “1984” as text')).toContain('name: "1984"\n');
});

describe('a value outside its reference range', () => {
  test('of a card: the nearest end', async () => {
    const files = broken(acts, 'cost: 500', 'cost: 1720');
    expect(await mended(files, acts, 'card/outside-range', 'Set to 900')).toContain('cost: 900\n');
  });

  test('of a card with a class from the version below', async () => {
    const files = { ...draft, 'v2/cards/acts.yaml': 'type: act\ncards:\n  - id: rosa\n    cost: 50\n' };
    const text = await mended(files, 'v2/cards/acts.yaml', 'card/outside-range', 'Set to 100');
    expect(text).toContain('cost: 100\n');
  });

  test('of a mode', async () => {
    const files = broken(club, 'ticketPrice: 15\n', 'ticketPrice: 18\n');
    expect(await mended(files, club, 'mode/outside-range', 'Set to 15')).toBe(sampleSet[club]);
  });

  test('of a card in several modes: what lies in the ranges of all', async () => {
    const second = sampleSet[club].replace('id: club', 'id: hall').replace('name: Club', 'name: Hall');
    const files: Record<string, string> = {
      ...broken(acts, 'cost: 500', 'cost: 1720'),
      'v1/modes/hall.yaml': second.replace('cost: { min: 100, max: 900 }', 'cost: { min: 200, max: 700 }'),
    };
    files[acts] = files[acts]!.replaceAll('modes: [club]', 'modes: [club, hall]');
    expect(await mended(files, acts, 'card/outside-range', 'Set to 700')).toContain('cost: 700\n');
  });

  test('an empty range is turned round', async () => {
    const files = broken(club, 'cost: { min: 100, max: 900 }', 'cost: { min: 900, max: 100 }');
    expect(await mended(files, club, 'mode/empty-range', 'Swap the two ends')).toBe(sampleSet[club]);
  });
});

describe('a name that there is not', () => {
  test('class', async () => {
    const files = broken(acts, 'class: dj', 'class: djj');
    expect(await mended(files, acts, 'card/unknown-class', 'Change to “dj”')).toBe(sampleSet[acts]);
  });

  test('mode of a card', async () => {
    const files = broken(acts, 'modes: [club]', 'modes: [culb]');
    expect(await mended(files, acts, 'card/unknown-mode', 'Change to “club”')).toBe(sampleSet[acts]);
  });

  test('a mode too many can go', async () => {
    const files = broken(acts, 'modes: [club]', 'modes: [club, hall]');
    expect(await mended(files, acts, 'card/unknown-mode', 'Remove “hall”')).toBe(sampleSet[acts]);
  });

  test('mode in the manifest', async () => {
    const files = broken(manifest, 'status: draft', 'modes: [clubb]\nstatus: draft');
    expect(await mended(files, manifest, 'set/unknown-mode', 'Change to “club”')).toContain('modes: [club]\n');
  });

  test('effect', async () => {
    const files = {
      ...sampleSet,
      'v1/cards/sabotage.yaml':
        'type: sabotage\ncards:\n  - id: fuse\n    name: Fuse\n    effect: tech-failre\n    modes: [club]\n',
    };
    const text = await mended(files, 'v1/cards/sabotage.yaml', 'card/unknown-effect', 'Change to “tech-failure”');
    expect(text).toContain('effect: tech-failure\n');
  });

  test('card type', async () => {
    const files = broken(acts, 'type: act', 'type: actt');
    expect(await mended(files, acts, 'cards/unknown-type', 'Change to “act”')).toBe(sampleSet[acts]);
  });

  test('removed card', async () => {
    const files = { ...draft, 'v2/cards/acts.yaml': 'type: act\nremoved:\n  - rossa\n' };
    const text = await mended(files, 'v2/cards/acts.yaml', 'card/unknown-removed', 'Change to “rosa”');
    expect(text).toContain('  - rosa\n');
  });

  test('a list of removed cards with nothing else in it goes as a whole', async () => {
    const files = { ...draft, 'v2/cards/acts.yaml': 'type: act\nremoved:\n  - zzzzzzz\n' };
    const text = await mended(files, 'v2/cards/acts.yaml', 'card/unknown-removed', 'Remove “zzzzzzz”');
    expect(text).toBe('type: act\n');
  });

  test('version to extend', async () => {
    const files = { ...draft, 'v2/set.yaml': draft['v2/set.yaml'].replace('extends: v1', 'extends: v11') };
    expect(await mended(files, 'v2/set.yaml', 'set/extends-missing', 'Change to “v1”')).toBe(draft['v2/set.yaml']);
  });
});

describe('a field that is missing', () => {
  test('is added behind the field before it, with its example', async () => {
    const files = broken(acts, '    cost: 500\n', '');
    expect(await mended(files, acts, 'schema/required', 'Add “cost: 750”')).toContain(
      '    class: dj\n    cost: 750\n    audience: 15\n',
    );
  });

  test('names of the set come before examples of the schema', async () => {
    const files = broken(acts, '    modes: [club]\n', '');
    expect(await mended(files, acts, 'schema/required', 'Add “modes: [club]”')).toBe(sampleSet[acts]);
  });

  test('an id comes from the name, and is free', async () => {
    const files = broken(acts, '- id: milo\n    name: Milo', '- name: Rosa');
    expect(await mended(files, acts, 'schema/required', 'Add “id: rosa-2”')).toContain(
      '  - id: rosa-2\n    name: Rosa\n',
    );
  });

  test('in a mapping within a line', async () => {
    const files = broken(club, '{ extraSlots: 1, bonus: 25 }', '{ extraSlots: 1 }');
    expect(await mended(files, club, 'schema/required', 'Add “bonus: 25”')).toBe(sampleSet[club]);
  });

  test('a mapping is added with all that it needs', async () => {
    const files = broken(club, 'exclusive: { extraSlots: 1, bonus: 25 }\n', '');
    const text = await mended(files, club, 'schema/required', 'Add “exclusive: { extraSlots: 0, bonus: 25 }”');
    expect(text).toContain('sponsorSlots: 6\nexclusive: { extraSlots: 0, bonus: 25 }\n');
  });

  test('of the kind of effect that was chosen', async () => {
    const files = broken(club, 'kind: lose-audience, audience: 10', 'kind: lose-audience');
    expect(await mended(files, club, 'schema/required', 'Add “audience: 10”')).toBe(sampleSet[club]);
  });

  test('the type of a card file comes from its name', async () => {
    const files = broken(sponsors, 'type: sponsor\n', '');
    expect(await mended(files, sponsors, 'schema/required', 'Add “type: sponsor”')).toBe(sampleSet[sponsors]);
  });

  test('keeps the line ends of the file', async () => {
    const files = broken(acts, '    cost: 500\n', '');
    files[acts] = files[acts]!.replaceAll('\n', '\r\n');
    expect(await mended(files, acts, 'schema/required', 'Add “cost: 750”')).toContain('dj\r\n    cost: 750\r\n    aud');
  });
});

describe('twice the same', () => {
  test('id: the second gets a free one', async () => {
    const files = broken(acts, 'id: milo', 'id: rosa');
    expect(await mended(files, acts, 'card/duplicate-id', 'Change to “rosa-2”')).toContain('- id: rosa-2\n');
  });

  test('id that ends with a number: the next number', async () => {
    const files = broken(acts, 'id: milo', 'id: rosa-09');
    files[acts] = files[acts]!.replace('id: rosa\n', 'id: rosa-09\n');
    expect(await mended(files, acts, 'card/duplicate-id', 'Change to “rosa-10”')).toContain('- id: rosa-10\n');
  });

  test('key: the second goes', async () => {
    const files = broken(acts, '    cost: 500\n', '    cost: 500\n    name: Other # not this one\n');
    expect(await mended(files, acts, 'yaml/duplicate-key', 'Remove the second “name”')).toBe(sampleSet[acts]);
  });

  test('key in a mapping within a line', async () => {
    const files = broken(club, '{ extraSlots: 1, bonus: 25 }', '{ extraSlots: 1, bonus: 25, bonus: 30 }');
    expect(await mended(files, club, 'yaml/duplicate-key', 'Remove the second “bonus”')).toBe(sampleSet[club]);
  });
});

describe('a file that cannot be read', () => {
  test('tabs become spaces', async () => {
    const files = broken(acts, '  - id: rosa\n    name', '\t- id: rosa\n\t\tname');
    const { before } = await fixesFor(files, acts, '');
    expect(await mended(files, acts, before[0]!.code, 'Change tabs to spaces')).toBe(sampleSet[acts]);
  });

  test('text with a colon in it gets quotes', async () => {
    const files = broken(acts, 'name: Milo', 'name: Milo: the Return # live');
    const text = await mended(files, acts, 'yaml/block-as-implicit-key', 'Put the text in quotes');
    expect(text).toContain('name: "Milo: the Return" # live\n');
  });

  test('a number as a key gets quotes', async () => {
    const files = broken(club, 'tech-failure:', '15:');
    expect(await mended(files, club, 'yaml/non-string-key', 'Put “15” in quotes')).toContain('"15": {');
  });
});

test('a set without faults has no fixes', async () => {
  const { fixes } = await fixesFor(sampleSet, acts, '');
  expect(fixes).toEqual([]);
});
