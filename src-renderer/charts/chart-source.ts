import { createContext } from 'react';

/** What the charts below are of, in a line for their files: a picture that is passed on should say where it comes from. */
export const ChartSource = createContext('');
