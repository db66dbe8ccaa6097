#!/usr/bin/env node
import { returnToCallingFolder } from './calling-folder.ts';
import { runProgram } from './program.ts';
import { processTerminal } from './terminal.ts';

returnToCallingFolder('soundcheck');
process.exitCode = await runProgram(process.argv.slice(2), processTerminal());
