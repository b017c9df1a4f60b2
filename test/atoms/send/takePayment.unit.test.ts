import { expect } from 'chai';
import { changeDraftAtom } from '../../../src/atoms/send/draft.js';
import { amountTextAtom, typeAmountAtom } from '../../../src/atoms/send/form.js';
import { takenPaymentAtom, takePaymentAtom } from '../../../src/atoms/send/takePayment.js';
import { settled } from '../../support/promises.js';
import { ALICE, BOB, facts, ONE, TWO } from '../fakes.js';
import { COIN, DOLLARS } from './fakeSending.js';
import { startSending } from './startSending.js';

async function setUp() {
  const here = await startSending({
    tokensOf: (account) => (account.startsWith(ONE) ? [COIN, DOLLARS] : [{ ...COIN, network: TWO }]),
  });
  const { store } = here;
  here.start(() => store.sub(takenPaymentAtom, () => undefined));
  const take = async (link: string) => {
    store.set(changeDraftAtom, { recipient: link });
    store.set(takePaymentAtom);
    await settled();
  };
  return { ...here, take, amount: () => store.get(amountTextAtom) };
}

describe('the form that a payment link has filled', () => {
  it('keeps no amount of it on another network, and no longer says that it is the link’s', async () => {
    const { store, take, wallet, amount } = await setUp();
    await take(`ethereum:${BOB}@31337?value=2e18`);
    expect(amount()).to.equal('2');
    expect(store.get(takenPaymentAtom)).not.to.equal(undefined);
    wallet.connected(facts(TWO));
    await settled();
    expect(amount()).to.equal('');
    expect(store.get(takenPaymentAtom)).to.equal(undefined);
  });

  it('keeps no amount for the recipient of a later link that has none', async () => {
    const { take, amount } = await setUp();
    await take(`ethereum:${BOB}?value=2e18`);
    await take(`ethereum:${ALICE}`);
    expect(amount()).to.equal('');
  });

  it('keeps what the visitor has typed if the link has no amount', async () => {
    const { store, take, amount } = await setUp();
    store.set(typeAmountAtom, '0.7');
    await take(`ethereum:${BOB}`);
    await take(`ethereum:${ALICE}`);
    expect(amount()).to.equal('0.7');
  });
});
