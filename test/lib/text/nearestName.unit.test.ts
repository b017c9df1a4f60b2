import { expect } from 'chai';
import { nearestName } from '../../../src/lib/text/nearestName.js';

const KEYS = ['button.connect', 'button.connecting', 'connect.title', 'networks.title'];

describe('nearestName', () => {
  for (const [mistyped, near] of [
    ['button.conect', 'button.connect'],
    ['Button.Connect', 'button.connect'],
    ['buttonConnecting', 'button.connecting'],
    ['network.title', 'networks.title'],
    ['title', undefined],
    ['', undefined],
    ['x'.repeat(100_000), undefined],
  ] as const) {
    it(`of "${mistyped.slice(0, 20)}" is ${near}`, () => {
      expect(nearestName(mistyped, KEYS)).to.equal(near);
    });
  }
});
