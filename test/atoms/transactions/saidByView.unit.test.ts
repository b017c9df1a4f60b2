import { expect } from 'chai';
import { snackbarAtom } from '../../../src/atoms/snackbarMessage.js';
import { addShownAtom } from '../../../src/atoms/transactions/shownTransactions.js';
import { catalogueAtom } from '../../../src/atoms/translate.js';
import { enAccount } from '../../../src/locales/en/enAccount.js';
import { settled } from '../../support/promises.js';
import { ALICE, BOB, ONE, world } from '../fakes.js';
import { fakeTracking, KNOWN } from './fakeTracking.js';

/** An open modal, and a transfer of 1 ETH that may have been sent. */
async function doubted() {
  const tracking = fakeTracking();
  const { store, services, start, open } = world({ services: { openTracker: tracking.open } });
  store.set(catalogueAtom, { locale: 'en', texts: enAccount });
  tracking.bind(store, services);
  start(() => tracking.tell());
  open();
  const { begin } = await tracking.open();
  const plan = {
    kind: 'send',
    account: `${ONE}:${ALICE}`,
    summary: { amount: '1', symbol: 'ETH' },
    call: { to: BOB, value: 10n ** 18n, data: '0x' },
  } as const;
  await begin(plan, async ({ handOver }) => {
    handOver();
    throw new Error('context canceled');
  }).catch(() => undefined);
  await settled();
  const id = tracking.list()[0]?.id ?? '';
  const say = () => store.set(addShownAtom, { id, says: 'failure' });
  return { tracking, say, said: () => store.get(snackbarAtom)?.text };
}

const UNKNOWN = 'We don’t know yet whether 1 ETH was sent';

describe('what a view says about a transaction', () => {
  it('is not repeated by a message, which returns when the view goes', async () => {
    const { say, said } = await doubted();
    expect(said()).to.equal(UNKNOWN);
    const stop = say();
    expect(said()).to.equal(undefined);
    stop();
    await settled();
    expect(said()).to.equal(UNKNOWN);
  });

  it('is not repeated when it did not go through', async () => {
    const { tracking, say, said } = await doubted();
    const stop = say();
    await tracking.become(KNOWN.reverted);
    expect(said()).to.equal(undefined);
    stop();
    await settled();
    expect(said()).to.equal(undefined);
  });

  it('leaves success to the message, because the view ends then', async () => {
    const { tracking, say, said } = await doubted();
    say();
    await tracking.become(KNOWN.confirmed);
    expect(said()).to.equal('Sent 1 ETH');
  });
});
