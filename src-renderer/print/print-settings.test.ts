import { expect, test } from 'vitest';
import { DEFAULT_PROOF } from '../../src-shared/proof.ts';
import { changedSettings, readSettings } from './print-settings.ts';

test('what was chosen comes back, whatever else the settings hold', () => {
  const chosen = { ...DEFAULT_PROOF, types: ['act'], paper: 'a3', bleed: 3, backs: 'duplex-short', copies: false };
  expect(readSettings(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
});

test('what makes no sense is as at the beginning', () => {
  const broken = {
    types: 'act',
    modes: [1, 'party'],
    paper: 'constructor',
    bleed: 7,
    backs: null,
    since: { kind: 'git', ref: 1 },
    backOffset: { x: 90, y: '1' },
  };
  expect(readSettings(broken)).toEqual({ ...DEFAULT_PROOF, modes: ['party'] });
  expect(readSettings(undefined)).toEqual(DEFAULT_PROOF);
});

test('pages for the press have bleed from the start, and a bleed of their own', () => {
  const first = changedSettings(undefined, { kind: 'press' });
  expect(readSettings(first)).toMatchObject({ kind: 'press', bleed: 3 });
  const inches = changedSettings(first, { bleed: 3.175 });
  const sheets = changedSettings(inches, { kind: 'sheets' });
  expect(readSettings(sheets)).toMatchObject({ kind: 'sheets', bleed: 0 });
  const both = changedSettings(changedSettings(sheets, { bleed: 3 }), { kind: 'press' });
  expect(readSettings(both)).toMatchObject({ kind: 'press', bleed: 3.175 });
  expect(readSettings(changedSettings(both, { bleed: 0 }))).toMatchObject({ kind: 'press', bleed: 0 });
});

test('a date is of the day, not of the settings', () => {
  expect(readSettings({ ...DEFAULT_PROOF, date: '1 May' })).not.toHaveProperty('date');
});
