import { expect } from 'chai';
import { within } from 'shadow-dom-testing-library';
import { historyAtom } from '../../../src/atoms/router.js';
import { draftAtom } from '../../../src/atoms/send/draft.js';
import { snackbarAtom } from '../../../src/atoms/snackbarMessage.js';
import type { TransactionStatus } from '../../../src/lib/transactions/trackedTransaction.js';
import { COIN } from '../../atoms/send/fakeSending.js';
import { startSending } from '../../atoms/send/startSending.js';
import { KNOWN } from '../../atoms/transactions/fakeTracking.js';
import { expectAccessible } from '../../support/axe.js';
import { settled, until } from '../../support/promises.js';
import { cleanUp, stillness } from '../../ui/mount.js';
import { mountContent } from '../content.js';

const HASH = `0x${'ab'.repeat(32)}`;
const FEE = 31_500_000_000_000n;
/** The site doesn't name this network's currency. */
const SHOWN_FEE = '0.0000315 native coins ($0.06 now)';

afterEach(cleanUp);

/** The receipt of 1 ETH to Bob that the wallet has just sent. */
async function sent() {
  const here = await startSending();
  const { root, host } = mountContent(here.store);
  host.style.cssText = 'display: block; background: #fff';
  here.start(() => here.tracking.tell());
  await here.fill();
  await here.review();
  await here.submit();
  here.sending.sent[0]?.resolve(HASH);
  const inside = within(root as unknown as HTMLElement);
  const sees = (text: string) => until(() => root.textContent?.includes(text), text);
  const misses = (text: string) => until(() => !root.textContent?.includes(text), `no ${text}`);
  await sees('You asked to send');
  const factOf = (name: string) =>
    [...root.querySelectorAll('dt')].find(({ textContent }) => textContent === name)?.nextSibling
      ?.textContent;
  const button = (name: string | RegExp) => inside.findByShadowRole('button', { name });
  const become = (status: TransactionStatus) => here.tracking.become(status);
  return { ...here, root, inside, sees, misses, factOf, button, become };
}

describe('the receipt of a transfer', () => {
  it('says what was asked while it waits, then what the network says, with fee and time', async () => {
    const { root, sees, misses, factOf, button, become, tracking, store } = await sent();
    await sees('Sending 1 ETH…');
    await sees('0x70997970C51812dc3A010C7d01b50e0d17dc79C8');
    expect(factOf('You asked to send')).to.equal('1 ETH');
    expect(factOf('Network fee')).to.equal('Not known yet');
    expect((await button('Send again')).getAttribute('aria-disabled')).to.equal('true');
    await stillness(root);
    await expectAccessible(root);

    tracking.network.facts = { minedAt: 946_684_800_000, fee: FEE };
    await become(KNOWN.confirmed);
    await sees('Sent 1 ETH');
    await misses('You asked to send');
    expect(factOf('You sent')).to.equal('1 ETH');
    await until(() => factOf('Network fee') === SHOWN_FEE, 'the fee');
    expect(factOf('Total')).to.equal('1.0000315 native coins ($2,000.06 now)');
    expect(factOf('Confirmed')).to.include('2000');
    expect(tracking.network.questions.at(-1)?.hashes).to.deep.equal([`0x${'cd'.repeat(32)}`]);
    // The receipt shows it, so no message does.
    expect(store.get(snackbarAtom)?.text).not.to.equal('Sent 1 ETH');
    await stillness(root);
    await expectAccessible(root);
  });

  it('has six digits of the fee, and says that there are more', async () => {
    const { factOf, become, tracking } = await sent();
    tracking.network.facts = { minedAt: undefined, fee: 31_512_345_678_901n };
    await become(KNOWN.confirmed);
    await until(() => factOf('Network fee') === '≈ 0.0000315123 native coins ($0.06 now)', 'the fee');
    expect(factOf('Total')).to.equal('≈ 1.0000315123 native coins ($2,000.06 now)');
  });

  it('says no worth that nobody knows', async () => {
    const { factOf, become, tracking, list } = await sent();
    await list({ ...COIN, price: undefined });
    tracking.network.facts = { minedAt: undefined, fee: FEE };
    await become(KNOWN.confirmed);
    await until(() => factOf('Network fee') === '0.0000315 native coins', 'the fee');
    expect(factOf('Total')).to.equal('1.0000315 native coins');
  });

  it('takes back what a reorganisation undoes', async () => {
    const { sees, factOf, become } = await sent();
    await become(KNOWN.confirmed);
    await sees('Sent 1 ETH');
    await become(KNOWN.pending);
    await sees('Sending 1 ETH…');
    expect(factOf('You sent')).to.equal(undefined);
    expect(factOf('You asked to send')).to.equal('1 ETH');
    expect(factOf('Network fee')).to.equal('Not known yet');
  });

  for (const [status, sentence, fee] of [
    ['reverted', 'Sending 1 ETH failed. At most the network fee was charged.', SHOWN_FEE],
    ['cancelled', 'Sending 1 ETH was canceled', undefined],
    ['dropped', 'Sending 1 ETH: not on the network.', undefined],
  ] as const) {
    it(`that is ${status} says so, and claims nothing else`, async () => {
      const { sees, factOf, become, tracking, root } = await sent();
      tracking.network.facts = { minedAt: 946_684_800_000, fee: FEE };
      await become(KNOWN[status]);
      await sees(sentence);
      await until(() => factOf('Network fee') === fee, 'the fee');
      expect(factOf('You asked to send')).to.equal('1 ETH');
      expect(factOf('Total')).to.equal(undefined);
      expect(root.textContent).not.to.include('You sent');
    });
  }

  for (const [fee, words] of [
    ['other', 'Paid by another account'],
    [undefined, 'Not known'],
  ] as const) {
    it(`says of a fee that is ${fee}: ${words}`, async () => {
      const { factOf, become, tracking } = await sent();
      tracking.network.facts = { minedAt: undefined, fee };
      await become(KNOWN.confirmed);
      await until(() => factOf('Network fee') === words, words);
    });
  }

  it('says that nobody told the fee, and asks again when the browser is back online', async () => {
    const { root, factOf, become, tracking } = await sent();
    await become(KNOWN.confirmed);
    await until(() => factOf('Network fee') === 'Not known', 'no fee');
    // The listener is added after the text appears.
    await stillness(root);
    tracking.network.facts = { minedAt: undefined, fee: FEE };
    window.dispatchEvent(new Event('online'));
    await until(() => factOf('Network fee') === SHOWN_FEE, 'the fee');
  });

  it('fills the form again, and sends nothing', async () => {
    const { store, sees, button, become, sending } = await sent();
    await become(KNOWN.confirmed);
    await sees('Sent 1 ETH');
    (await button('Send again')).click();
    await sees('Review');
    expect(store.get(draftAtom)).to.deep.include({
      token: { network: 'eip155:31337', address: undefined },
      amount: { kind: 'typed', text: '1', unit: 'token' },
      recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    });
    expect(sending.sent).to.have.length(1);
  });

  it('leads to the account when it is done, where what goes on is told', async () => {
    const { store, button, clock } = await sent();
    (await button('Done')).click();
    await settled();
    // Waits until the message “Transaction started” is gone.
    clock.move(2_500);
    expect(store.get(historyAtom).map(({ view }) => view)).to.deep.equal(['Account']);
    await until(() => store.get(snackbarAtom)?.text === 'Sending 1 ETH…', 'the message');
  });
});
