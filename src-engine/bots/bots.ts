import type { Bot } from '../table.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

export const bots: readonly Bot[] = [randomBot, greedyBot];

export const botById = (id: string): Bot | undefined => bots.find((bot) => bot.id === id);
