import { expect } from 'chai';
import { isSwipedAway } from '../../../src/ui/layer/isSwipedAway.js';

const cases = [
  ['a quarter of the height, then held', { offset: 120, height: 480, velocity: 0 }, true],
  ['slightly less', { offset: 119, height: 480, velocity: 0 }, false],
  ['a short flick', { offset: 30, height: 480, velocity: 0.5 }, true],
  ['a short slow move', { offset: 30, height: 480, velocity: 0.49 }, false],
  ['far, then back up', { offset: 300, height: 480, velocity: -0.2 }, false],
  ['far, with a trembling finger', { offset: 300, height: 480, velocity: -0.05 }, true],
  ['not at all, however fast it came back', { offset: 0, height: 480, velocity: 3 }, false],
  ['a small sheet by a quarter', { offset: 50, height: 200, velocity: 0 }, true],
] as const;

describe('a released sheet', () => {
  for (const [how, release, leaves] of cases) {
    it(`${leaves ? 'closes' : 'springs back'}: ${how}`, () => {
      expect(isSwipedAway(release)).to.equal(leaves);
    });
  }
});
