import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Field } from '../../src-shared/workbench/field.ts';
import { readNumber } from '../fields/read-number.ts';
import { isNumeric, typedText } from '../grid/cell-text.ts';
import { keepKey } from '../grid/text-editor.tsx';
import { useUnsent } from '../state/use-unsent.ts';
import styles from './face-fields.module.css';

interface FaceEditorProps {
  readonly field: Field;
  readonly value: unknown;
  readonly label: string;
  readonly style: CSSProperties;
  /** Undefined takes the value out. */
  readonly onCommit: (value: unknown) => void;
  /** Told of what is typed and not written yet; answers how to say that this is over. */
  readonly onTyped: (value: unknown) => () => void;
  readonly onClose: () => void;
}

/** A number or text edited where it stands: Enter or leaving writes it, Esc leaves it as it was. */
export function FaceEditor({ field, value, label, style, onCommit, onTyped, onClose }: FaceEditorProps) {
  const before = typedText(field, value);
  const [text, setText] = useState(before);
  const [trouble, setTrouble] = useState<string>();
  const input = useRef<HTMLTextAreaElement>(null);
  const isOver = useRef(false);
  useUnsent(text !== before);
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another text is typed
  useEffect(() => {
    const reading = read(field, text);
    return text === before || 'trouble' in reading ? undefined : onTyped(reading.value);
  }, [text]);

  const end = (): void => {
    isOver.current = true;
    onClose();
  };
  const write = (): void => {
    if (isOver.current) return;
    const reading = read(field, text);
    if (text !== before && 'trouble' in reading) {
      setTrouble(reading.trouble);
      return;
    }
    end();
    if (text !== before && 'value' in reading) onCommit(reading.value);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    keepKey(event);
    if (event.key === 'Enter') write();
    else if (event.key === 'Escape') end();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.editor} style={style} data-text={!isNumeric(field) || undefined}>
      <textarea
        ref={input}
        rows={1}
        aria-label={label}
        spellCheck={false}
        inputMode={isNumeric(field) ? 'decimal' : 'text'}
        className={styles.input}
        data-numeric={isNumeric(field) || undefined}
        {...(trouble !== undefined && { 'aria-invalid': true })}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setTrouble(undefined);
        }}
        // What cannot be written when the editor is left for something else is given up, as with Esc.
        onBlur={() => {
          if (isOver.current) return;
          isOver.current = true;
          const reading = read(field, text);
          onClose();
          if (text !== before && 'value' in reading) onCommit(reading.value);
        }}
        onKeyDown={onKeyDown}
      />
      {trouble !== undefined && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
    </div>
  );
}

function read(field: Field, text: string): { readonly value: unknown } | { readonly trouble: string } {
  const trimmed = text.trim();
  if (trimmed === '') {
    if (!field.required) return { value: undefined };
    return { trouble: isNumeric(field) ? 'A number is needed here.' : 'A text is needed here.' };
  }
  if (!isNumeric(field)) return { value: text.replaceAll('\n', ' ') };
  const number = readNumber(trimmed, field);
  return number === undefined ? { trouble: `“${trimmed}” is not a number.` } : { value: number };
}
