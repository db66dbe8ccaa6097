import type { Bot } from '../table.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';
import { searchBot } from './search.ts';

export const bots: readonly Bot[] = [randomBot, greedyBot, searchBot];

export const botById = (id: string): Bot | undefined => bots.find((bot) => bot.id === id);
