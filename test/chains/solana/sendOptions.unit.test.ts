import { expect } from 'chai';
import { readSendOptions } from '../../../src/chains/solana/sendOptions.js';
import type { PreflightCommitment, SolanaSendOptions } from '../../../src/lib/solana/solana.js';

describe('send options', () => {
  const names: [name: PreflightCommitment, present: string][] = [
    ['processed', 'processed'],
    ['confirmed', 'confirmed'],
    ['finalized', 'finalized'],
    ['recent', 'processed'],
    ['single', 'confirmed'],
    ['singleGossip', 'confirmed'],
    ['root', 'finalized'],
    ['max', 'finalized'],
  ];
  for (const [preflightCommitment, present] of names) {
    it(`map the commitment ${preflightCommitment} to ${present}`, () => {
      expect(readSendOptions({ preflightCommitment })).to.deep.equal({ preflightCommitment: present });
    });
  }

  it('are passed on', () => {
    expect(readSendOptions({})).to.deep.equal({});
    expect(readSendOptions({ skipPreflight: undefined, maxRetries: 0 })).to.deep.equal({ maxRetries: 0 });
    const all = { skipPreflight: false, maxRetries: 3, minContextSlot: 7 };
    expect(readSendOptions(all)).to.deep.equal(all);
    expect(readSendOptions({ commitment: 'confirmed' } as SolanaSendOptions)).to.deep.equal({});
  });

  for (const wrong of [
    { preflightCommitment: 'soon' },
    { preflightCommitment: null },
    { skipPreflight: 1 },
    { maxRetries: -1 },
    { maxRetries: 1.5 },
    { minContextSlot: 5n },
  ]) {
    it(`are rejected: ${Object.entries(wrong)}`, () => {
      expect(() => readSendOptions(wrong as SolanaSendOptions))
        .to.throw()
        .with.property('code', 'request_invalid');
    });
  }
});
