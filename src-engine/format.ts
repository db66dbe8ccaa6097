/** Whole numbers with thousands separators, in English: 1,234. */
export function grouped(whole: number): string {
  const digits = Math.abs(whole).toString();
  const parts: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) parts.unshift(digits.slice(Math.max(0, end - 3), end));
  return (whole < 0 ? '−' : '') + parts.join(',');
}

/** Cents as euros: €1,200 or €33.60; −€310. */
export const euros = (cents: number): string => `${cents < 0 ? '−' : ''}€${amount(Math.abs(cents))}`;

function amount(cents: number): string {
  const rest = Math.abs(cents) % 100;
  const whole = grouped(Math.floor(Math.abs(cents) / 100));
  return `${cents < 0 ? '−' : ''}${whole}${rest === 0 ? '' : `.${rest.toString().padStart(2, '0')}`}`;
}

/** Hundredths of percent points as people write them: 15 %, 12.5 %. */
export const percentPoints = (hundredths: number): string => `${hundredths / 100} %`;
