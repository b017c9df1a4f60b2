import { expect } from 'chai';
import {
  findByName,
  type KnownReceiver,
  readKnownReceivers,
  withReceiver,
} from '../../../src/lib/send/knownReceivers.js';

const ONE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const TWO = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const to = (address: string, name?: string): KnownReceiver => ({ namespace: 'eip155', address, name });

describe('withReceiver', () => {
  it('keeps who a name stood for last, and each address once', () => {
    const known = [to(ONE, 'bob.eth'), to(TWO)].reduce(withReceiver, []);
    const later = withReceiver(known, to(TWO, 'Bob.eth'));
    expect(later).to.deep.equal([to(TWO, 'Bob.eth')]);
    expect(findByName(later, 'bob.eth')?.address).to.equal(TWO);
  });

  it('keeps a name when its address is typed', () => {
    expect(withReceiver([to(ONE, 'bob.eth')], to(ONE.toLowerCase()))).to.have.length(2);
  });

  it('keeps the newest hundred', () => {
    const many = Array.from({ length: 150 }, (_, index) => to(`0x${index.toString(16).padStart(40, '1')}`));
    const known = many.reduce(withReceiver, []);
    expect(known).to.have.length(100);
    expect(known[0]).to.deep.equal(many[149]);
  });
});

describe('readKnownReceivers', () => {
  it('reads what was stored', () => {
    const known = [to(ONE, 'bob.eth'), { ...to(TWO), namespace: 'solana' as const }];
    expect(readKnownReceivers(JSON.stringify(known))).to.deep.equal(known);
  });

  for (const text of [
    null,
    '',
    '{',
    '7',
    '{"0":{}}',
    '[null,7,{"namespace":"x","address":"y"},{"namespace":"eip155","address":5}]',
  ]) {
    it(`reads nothing from ${text}`, () => expect(readKnownReceivers(text)).to.deep.equal([]));
  }
});
