/** Whether a title says its unit already: `Sponsor slots`. */
export const names = (title: string, unit: string): boolean =>
  title.toLowerCase().split(' ').includes(unit.toLowerCase());
