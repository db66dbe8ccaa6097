import { CircleHelp } from 'lucide-react';
import { useEffect, useId, useMemo, useRef } from 'react';
import { IconButton } from '../controls/button.tsx';
import { classNames } from '../controls/class-names.ts';
import { QuickFixes } from '../fields/quick-fixes.tsx';
import { subjectForm, useOpenSet } from '../fields/subject-form.ts';
import { reveal, useReveal } from '../state/selection.ts';
import { openTab } from '../state/tabs.ts';
import { changeSetting, useSetting } from '../state/workbench.ts';
import { ModeForm } from './mode-form.tsx';
import { ModeTabs } from './mode-tabs.tsx';
import styles from './modes-view.module.css';
import { focusField } from './reveal-field.ts';
import { SideBySideTable } from './side-by-side-table.tsx';

interface ModesViewProps {
  readonly set: string;
  readonly mode?: string | undefined;
}

/** The modes of a set: one as a form, or all side by side. */
export function ModesView({ set: path, mode: asked }: ModesViewProps) {
  const set = useOpenSet(path);
  const layout = useSetting<'form' | 'side-by-side'>('modes.layout', 'form');
  const onlyDifferent = useSetting('modes.onlyDifferent', false);
  const showsHelp = useSetting('fields.help', false);
  const panel = useId();
  const scroll = useRef<HTMLDivElement>(null);
  const mode = set?.view.modes.find(({ key }) => key === asked) ?? set?.view.modes[0];
  const form = useMemo(() => set && mode && subjectForm(set, { on: 'mode', key: mode.key }), [set, mode]);
  const wrong = useMemo(
    () => set?.view.diagnostics.filter(({ subject }) => subject?.on === 'mode') ?? [],
    [set?.view.diagnostics],
  );
  const wanted = useReveal();

  useEffect(() => {
    if (wanted?.in !== 'modes' || wanted.set !== path || !mode) return;
    if (layout !== 'form') return changeSetting('modes.layout', 'form');
    if (wanted.key !== mode.key) return openTab({ kind: 'modes', set: path, mode: wanted.key });
    if (scroll.current) focusField(scroll.current, wanted.path);
    reveal.set(undefined);
  }, [wanted, path, mode, layout]);

  if (!set) return <p className={styles.empty}>Opening …</p>;
  if (!mode || !form)
    return <p className={styles.empty}>This set has no modes yet. A mode is a file in its folder “modes”.</p>;
  const isForm = layout === 'form';
  return (
    <QuickFixes set={path} diagnostics={wrong}>
      <div className={styles.toolbar}>
        {isForm ? (
          <ModeTabs
            view={set.view}
            shown={mode}
            panel={panel}
            onShow={(key) => openTab({ kind: 'modes', set: path, mode: key })}
          />
        ) : (
          <label className={styles.only}>
            <input
              type="checkbox"
              checked={onlyDifferent}
              onChange={(event) => changeSetting('modes.onlyDifferent', event.target.checked)}
            />
            Only what differs
          </label>
        )}
        {isForm && (
          <IconButton
            label="Help texts"
            aria-pressed={showsHelp}
            icon={<CircleHelp size={15} />}
            onClick={() => changeSetting('fields.help', !showsHelp)}
          />
        )}
        <fieldset className={styles.switch} aria-label="Layout">
          {(['form', 'side-by-side'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={layout === one}
              className={classNames(layout === one && styles.on)}
              onClick={() => changeSetting('modes.layout', one)}
            >
              {one === 'form' ? 'One mode' : 'Side by side'}
            </button>
          ))}
        </fieldset>
      </div>
      {isForm ? (
        <div ref={scroll} id={panel} role="tabpanel" aria-labelledby={`${panel}-${mode.key}`} className={styles.scroll}>
          <ModeForm key={mode.key} form={form} set={set} mode={mode} />
        </div>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <section className={styles.scroll} aria-label="Modes side by side" tabIndex={0}>
          <SideBySideTable set={set} onlyDifferent={onlyDifferent} />
        </section>
      )}
    </QuickFixes>
  );
}
