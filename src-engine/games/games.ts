import type { Game } from '../game.ts';
import { darkPromoters } from './dark-promoters/dark-promoters.ts';

/** Every rules system that the workbench knows. A new one is one folder and one line here. */
export const games: readonly Game[] = [darkPromoters];

export const gameById = (id: string): Game | undefined => games.find((game) => game.id === id);
