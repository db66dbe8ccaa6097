/** The one channel between the page and the program. */
export const CHANNEL = 'workbench';
