const figures = new Intl.NumberFormat('en-GB');

/** `1,204` */
export const figure = (count: number): string => figures.format(count);

/** `1 error`, `1,204 errors` */
export const quantity = (count: number, one: string, many = `${one}s`): string =>
  `${figure(count)} ${count === 1 ? one : many}`;
