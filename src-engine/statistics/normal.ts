/**
 * The quantile of the standard normal distribution, for 0 < p < 1, to about 16 digits: M. J. Wichura, Algorithm AS 241,
 * Applied Statistics 37 (1988), routine PPND16.
 */
export function normalQuantile(p: number): number {
  const centred = p - 0.5;
  if (Math.abs(centred) <= 0.425) {
    const r = 0.180625 - centred * centred;
    return (centred * polynomial(A, r)) / polynomial(B, r);
  }
  const root = Math.sqrt(-Math.log(centred < 0 ? p : 1 - p));
  const tail =
    root <= 5
      ? polynomial(C, root - 1.6) / polynomial(D, root - 1.6)
      : polynomial(E, root - 5) / polynomial(F, root - 5);
  return centred < 0 ? -tail : tail;
}

/**
 * The quantile of Student's t distribution that leaves as much on either side as `z` does in the normal one: Cornish and Fisher's
 * expansion. A spread that is itself estimated, from few tables, needs this much more room. From five degrees on it is right to
 * within 0.01 for the levels in use, and from thirty to four digits; with fewer than five it is too small, by a tenth at 95 % and
 * one degree.
 */
export function studentQuantile(z: number, degrees: number): number {
  const n = Math.max(1, degrees);
  const square = z * z;
  return (
    z *
    (1 +
      (square + 1) / (4 * n) +
      ((5 * square + 16) * square + 3) / (96 * n ** 2) +
      (((3 * square + 19) * square + 17) * square - 15) / (384 * n ** 3) +
      ((((79 * square + 776) * square + 1482) * square - 1920) * square - 945) / (92160 * n ** 4))
  );
}

/** Coefficients stand from the highest power down. */
function polynomial(coefficients: readonly number[], x: number): number {
  let sum = 0;
  for (const coefficient of coefficients) sum = sum * x + coefficient;
  return sum;
}

const A = [
  2509.0809287301227, 33430.57558358813, 67265.7709270087, 45921.95393154987, 13731.69376550946, 1971.5909503065513,
  133.14166789178438, 3.3871328727963665,
];
const B = [
  5226.495278852854, 28729.085735721943, 39307.89580009271, 21213.794301586597, 5394.196021424751, 687.1870074920579,
  42.31333070160091, 1,
];
const C = [
  0.0007745450142783414, 0.022723844989269184, 0.2417807251774506, 1.2704582524523684, 3.6478483247632045,
  5.769497221460691, 4.630337846156546, 1.4234371107496837,
];
const D = [
  1.0507500716444169e-9, 0.0005475938084995344, 0.015198666563616457, 0.14810397642748008, 0.6897673349851,
  1.6763848301838038, 2.053191626637759, 1,
];
const E = [
  2.0103343992922881e-7, 0.000027115555687434876, 0.0012426609473880784, 0.026532189526576124, 0.29656057182850487,
  1.7848265399172913, 5.463784911164114, 6.657904643501104,
];
const F = [
  2.0442631033899397e-15, 1.421511758316446e-7, 0.000018463183175100548, 0.0007868691311456133, 0.014875361290850615,
  0.1369298809227358, 0.599832206555888, 1,
];
