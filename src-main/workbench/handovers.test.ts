import { expect, test } from 'vitest';
import { Handovers } from './handovers.ts';
import { bench } from './testing/bench.ts';

test('a window that is asked for what is being typed is waited for', async () => {
  const { api, workbench } = await bench();
  workbench.listen((event, payload) => {
    if (event === 'hand-over' && 'request' in payload) void api.handedOver({ request: payload.request });
  });
  expect(await workbench.handOver()).toBe(true);
});

test('one that does not answer holds nobody up', async () => {
  const handovers = new Handovers(() => {});
  const asked = handovers.ask(1);
  handovers.answered(7);
  expect(await asked).toBe(false);
});
