import { expect, test } from 'vitest';
import { DEFAULT_PROOF, type ProofSettings } from '../../src-shared/proof.ts';
import { sampleSubject } from '../export/testing/sample-subject.ts';
import { gameWithFaces, plainDesign } from '../faces/testing/plain-design.ts';
import { planProof } from './proof-plan.ts';
import { proofPreflight } from './proof-preflight.ts';

test('backs are looked at where backs are printed', async () => {
  const bare = Object.entries(plainDesign.layouts).map(([type, { front }]) => [type, { front, back: () => [] }]);
  const subject = {
    ...(await sampleSubject()),
    game: gameWithFaces({ ...plainDesign, layouts: Object.fromEntries(bare) }),
  };
  const found = async (backs: ProofSettings['backs']) => {
    const plan = planProof(subject.game, subject.set, { ...DEFAULT_PROOF, backs });
    const { checks } = await proofPreflight(subject, plan, []);
    return checks.find(({ id }) => id === 'bleed')?.cards;
  };
  expect(await found('duplex-long')).toEqual(['act', 'sponsor']);
  expect(await found('none')).toBeUndefined();
});
