import { expect } from 'chai';
import { offeredRecipientsAtom } from '../../../src/atoms/send/offeredRecipients.js';
import { readRecipientsAtom } from '../../../src/atoms/send/rememberedRecipients.js';
import { settled } from '../../support/promises.js';
import { ALICE, BOB, facts, ONE } from '../fakes.js';
import { startSending } from './startSending.js';

const CAROL = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const DAVE = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const SOL = 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN';

/** Alice, whose wallet shares these accounts and who has sent to these recipients, newest first. */
async function offered(accounts: readonly string[], sentTo: readonly object[]) {
  const { store, wallet, services } = await startSending();
  await services.storage.set('wallet-modal/recipients', JSON.stringify(sentTo));
  wallet.connected(facts(ONE, ...accounts));
  await store.set(readRecipientsAtom);
  await settled();
  return store
    .get(offeredRecipientsAtom)
    .map(({ address, name, isOwn }) => `${name ?? address}${isOwn ? ' own' : ''}`);
}

const to = (address: string, more: object = {}) => ({ namespace: 'eip155', address, ...more });

describe('the recipients that are offered', () => {
  it('are those of confirmed transfers, and the other accounts of the wallet', async () => {
    const sentTo = [to(CAROL, { name: 'carol.eth' }), to(DAVE, { isConfirmed: false })];
    expect(await offered([ALICE, BOB], sentTo)).to.deep.equal(['carol.eth', `${BOB} own`]);
  });

  it('are each there once, and never the account that sends', async () => {
    const sentTo = [to(BOB.toLowerCase()), to(ALICE), to(CAROL), to(CAROL, { name: 'carol.eth' })];
    expect(await offered([ALICE, BOB], sentTo)).to.deep.equal([CAROL, `${BOB} own`]);
  });

  it('are on the same family of networks', async () => {
    expect(await offered([ALICE], [{ namespace: 'solana', address: SOL }])).to.deep.equal([]);
  });

  it('are three of each kind at most, the last first', async () => {
    const many = Array.from({ length: 5 }, (_, at) => `0x${`${at}`.repeat(40)}`);
    const own = Array.from({ length: 5 }, (_, at) => `0x${`a${at}`.repeat(20)}`);
    const shown = await offered(
      [ALICE, ...own],
      many.map((address) => to(address)),
    );
    expect(shown).to.deep.equal([...many.slice(0, 3), ...own.slice(0, 3).map((one) => `${one} own`)]);
  });
});
