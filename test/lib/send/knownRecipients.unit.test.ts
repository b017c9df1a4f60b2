import { expect } from 'chai';
import {
  findByName,
  type KnownRecipient,
  type RememberedRecipient,
  readRemembered,
  withAsked,
  withConfirmed,
} from '../../../src/lib/send/knownRecipients.js';

const ONE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const TWO = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const to = (address: string, name?: string): KnownRecipient => ({ namespace: 'eip155', address, name });
const yes = (recipient: KnownRecipient): RememberedRecipient => ({ ...recipient, isConfirmed: true });
const no = (recipient: KnownRecipient): RememberedRecipient => ({ ...recipient, isConfirmed: false });
const many = Array.from({ length: 150 }, (_, index) => to(`0x${index.toString(16).padStart(40, '1')}`));

describe('remembered recipients', () => {
  it('are not known before their transfer is confirmed, and then as they were typed', () => {
    const asked = withAsked([], to(ONE, 'bob.eth'));
    expect(asked).to.deep.equal([no(to(ONE, 'bob.eth'))]);
    const confirmed = withConfirmed(asked, [to(ONE.toLowerCase(), 'bob.eth')]);
    expect(confirmed).to.deep.equal([yes(to(ONE, 'bob.eth'))]);
    expect(withAsked(confirmed, to(ONE, 'Bob.eth')), 'asked again').to.equal(confirmed);
    expect(withConfirmed(confirmed, [to(ONE, 'bob.eth')]), 'confirmed again').to.equal(confirmed);
  });

  it('have a name only where it stood for them last, however often the same transfers are read', () => {
    const sent = [to(ONE, 'bob.eth'), to(TWO, 'Bob.eth')];
    const known = withConfirmed([], sent);
    expect(known).to.deep.equal([yes(to(TWO, 'Bob.eth'))]);
    expect(withConfirmed(known, sent)).to.equal(known);
    expect(findByName(known, 'bob.eth')?.address).to.equal(TWO);
  });

  it('keep their name when their address is typed', () => {
    expect(withConfirmed([yes(to(ONE, 'bob.eth'))], [to(ONE.toLowerCase())])).to.have.length(2);
  });

  it('are the newest hundred, and no unconfirmed one takes the place of a known one', () => {
    const known = withConfirmed([], many);
    expect(known).to.have.length(100);
    expect(known[0]).to.deep.equal(yes(many[149] as KnownRecipient));
    const asked = [to(ONE), to(TWO)].reduce(withAsked, known.slice(0, 99));
    expect(asked.filter(({ isConfirmed }) => isConfirmed)).to.have.length(99);
    expect(asked).to.have.length(100);
  });

  it('of earlier versions stay known', () => {
    const stored = [to(ONE, 'bob.eth'), { ...to(TWO), namespace: 'solana' as const }];
    expect(readRemembered(JSON.stringify(stored))).to.deep.equal(stored.map(yes));
    expect(readRemembered(JSON.stringify([no(to(ONE))]))).to.deep.equal([no(to(ONE))]);
  });

  for (const text of [
    null,
    '',
    '{',
    '7',
    '{"0":{}}',
    '[null,7,{"namespace":"x","address":"y"},{"namespace":"eip155","address":5}]',
  ]) {
    it(`are none in ${text}`, () => expect(readRemembered(text)).to.deep.equal([]));
  }
});
