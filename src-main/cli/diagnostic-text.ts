import type { Diagnostic, Severity } from '../../src-shared/diagnostic.ts';
import { counted } from './number-text.ts';
import type { Channel, Tone } from './terminal.ts';
import { visible } from './visible-text.ts';

const TONES: Readonly<Record<Severity, Tone>> = { error: 'red', warning: 'yellow', hint: 'blue' };

/** `cards/acts.yaml:12:11 error schema/minimum  message` */
export function diagnosticLine({ paint }: Channel, diagnostic: Diagnostic, prefix = ''): string {
  const { file, line, column, severity, code, message } = diagnostic;
  const place = `${visible(prefix + file)}:${line}:${column}`;
  return `${place} ${paint(TONES[severity], severity)} ${paint('faint', code)}  ${visible(message)}`;
}

/** `2 errors, 1 warning`; empty when there is nothing. */
export function countText(diagnostics: readonly Diagnostic[], severities: readonly Severity[]): string {
  return severities
    .map((severity) => [severity, diagnostics.filter((found) => found.severity === severity).length] as const)
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => counted(count, severity))
    .join(', ');
}
