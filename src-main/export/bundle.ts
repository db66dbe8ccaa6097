import type { Game } from '../../src-engine/game.ts';
import { isRecord } from '../../src-shared/record.ts';
import { diffSets } from '../../src-shared/set-diff.ts';
import { diffAsMarkdown } from '../../src-shared/set-diff-report.ts';
import type { Field } from '../../src-shared/workbench/field.ts';
import { numbersOf } from '../faces/set-numbers.ts';
import { gameInfoOf } from '../library/game-info.ts';
import { schemaChecksums } from '../library/schema-checksums.ts';
import { breathe } from '../output/output.ts';
import {
  BUNDLE_FORMAT,
  BUNDLE_VERSION,
  type BundleChangelog,
  type BundleData,
  type BundleDocument,
  namesOnly,
  partChecksums,
  sealOf,
} from './bundle-document.ts';
import { whyNoBase } from './changelog.ts';
import { type ExportFormat, type ExportSubject, exportName, textFile } from './export-format.ts';

/** Everything in one sealed file, for archives and for other programs. */
export const bundle: ExportFormat = {
  id: 'bundle',
  label: 'Sealed bundle',
  summary: 'one JSON file with all data, checksums, changelog and a seal that “validate” checks',
  takes: [],
  refusal(subject) {
    if (subject.set.manifest.extends === undefined || subject.base) return undefined;
    return `${whyNoBase(subject)}, so that there is no changelog; mend them first.`;
  },
  async files(subject, _options, watch) {
    await breathe(watch);
    return [textFile(`${exportName(subject)}.bundle.json`, `${JSON.stringify(bundleOf(subject), null, 2)}\n`)];
  },
};

export function bundleOf({ game, set, base, checksum }: ExportSubject): BundleDocument {
  const { manifest } = set;
  const data = dataOf(game, set);
  const content = {
    format: BUNDLE_FORMAT,
    formatVersion: BUNDLE_VERSION,
    game: { id: game.id, title: game.title },
    set: {
      version: manifest.version,
      title: String(manifest.title),
      status: String(manifest.status),
      extends: typeof manifest.extends === 'string' ? manifest.extends : null,
      checksum,
    },
    schemas: schemaChecksums(game.id),
    data,
    checksums: partChecksums(data),
    changelog: base ? changelogOf(base, set) : null,
  } as const;
  return { ...content, seal: sealOf(content) };
}

/** With keys in the order of the schemas, so that the order in a file of the set is nobody’s concern. */
function dataOf(game: Game, { manifest, modes, cards }: ExportSubject['set']): BundleData {
  const info = gameInfoOf(game);
  return {
    manifest: inSchemaOrder(info.manifest, manifest),
    modes: modes.map((mode) => inSchemaOrder(info.mode, mode)),
    cards: Object.fromEntries(
      info.cardTypes.map(({ id, field }) => [id, (cards[id] ?? []).map((card) => inSchemaOrder(field, card))]),
    ),
  };
}

function inSchemaOrder(field: Field | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => inSchemaOrder(field?.item, item));
  if (!isRecord(value)) return value;
  const known = (field?.fields ?? []).map(({ key }) => key).filter((key) => Object.hasOwn(value, key));
  const keys = [...known, ...Object.keys(value).filter((key) => !known.includes(key))];
  const fieldOf = (key: string) => field?.fields?.find((child) => child.key === key) ?? field?.item;
  return Object.fromEntries(keys.map((key) => [key, inSchemaOrder(fieldOf(key), value[key])]));
}

function changelogOf(base: ExportSubject['set'], set: ExportSubject['set']): BundleChangelog {
  const difference = diffSets(base, set);
  return {
    since: { version: base.manifest.version },
    manifest: difference.manifest,
    modes: namesOnly(difference.modes),
    cards: difference.cards.map((list) => ({ type: list.type, ...namesOnly(list) })),
    markdown: diffAsMarkdown(difference, numbersOf(set).number),
  };
}
