const INTEGER = /^[-+]?[0-9]+$/;
const OCTAL = /^0o[0-7]+$/;
const HEX = /^0x[0-9a-fA-F]+$/;
const FLOAT = /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/;
const EXPONENT = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/;
const INFINITE = /^[-+]?\.(?:inf|Inf|INF)$/;

/** The value of an unquoted scalar by the core schema of YAML 1.2, as the `yaml` package resolves it. */
export function resolvePlainScalar(source: string): string | number | boolean | null {
  switch (source.charCodeAt(0)) {
    case 0x2b: // +
    case 0x2d: // -
    case 0x2e: // .
    case 0x30:
    case 0x31:
    case 0x32:
    case 0x33:
    case 0x34:
    case 0x35:
    case 0x36:
    case 0x37:
    case 0x38:
    case 0x39:
      return resolveNumber(source);
    case 0x46: // F
    case 0x66: // f
      return source === 'false' || source === 'False' || source === 'FALSE' ? false : source;
    case 0x54: // T
    case 0x74: // t
      return source === 'true' || source === 'True' || source === 'TRUE' ? true : source;
    case 0x4e: // N
    case 0x6e: // n
      return source === 'null' || source === 'Null' || source === 'NULL' ? null : source;
    case 0x7e: // ~
      return source === '~' ? null : source;
    default:
      return source === '' ? null : source;
  }
}

function resolveNumber(source: string): string | number {
  if (INTEGER.test(source)) return Number.parseInt(source, 10);
  if (FLOAT.test(source) || EXPONENT.test(source)) return Number.parseFloat(source);
  if (OCTAL.test(source)) return Number.parseInt(source.slice(2), 8);
  if (HEX.test(source)) return Number.parseInt(source.slice(2), 16);
  if (INFINITE.test(source)) return source.startsWith('-') ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  if (source === '.nan' || source === '.NaN' || source === '.NAN') return Number.NaN;
  return source;
}
