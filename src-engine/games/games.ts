import type { Game } from '../game.ts';
import { darkPromoters } from './dark-promoters/dark-promoters.ts';
import { monstercat } from './monstercat/monstercat.ts';

/** Every rules system that the workbench knows. A new one is one folder and one line here. */
export const games: readonly Game[] = [darkPromoters, monstercat];

export const gameById = (id: string): Game | undefined => games.find((game) => game.id === id);
