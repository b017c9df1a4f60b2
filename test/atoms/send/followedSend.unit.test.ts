import { expect } from 'chai';
import { resetAtom, routeAtom } from '../../../src/atoms/router.js';
import { snackbarAtom } from '../../../src/atoms/snackbarMessage.js';
import { catalogueAtom } from '../../../src/atoms/translate.js';
import { enAccount } from '../../../src/locales/en/enAccount.js';
import { settled } from '../../support/promises.js';
import { KNOWN } from '../transactions/fakeTracking.js';
import { startSending } from './startSending.js';

const HASH = `0x${'ab'.repeat(32)}`;

/** A visitor who has sent 1 ETH to Bob, with everything that tracks a transfer. */
async function sending() {
  const here = await startSending();
  const { store, start, tracking, clock, tracked } = here;
  store.set(catalogueAtom, { locale: 'en', texts: enAccount });
  start(() => tracking.tell());
  start(() => tracking.follow());
  await here.fill();
  await here.review();
  await here.submit();
  const passes = async (ms: number) => {
    clock.move(ms);
    await settled();
  };
  const now = () => ({
    view: store.get(routeAtom).view,
    steps: tracking.list().map(({ status }) => status.step),
    said: store.get(snackbarAtom)?.text,
    events: tracked.map(({ event }) => event).filter((event) => event.startsWith('SEND')),
  });
  return { ...here, passes, now };
}

describe('sending and following a transfer', () => {
  it('leads from the wallet’s prompt over its answer to what the network says', async () => {
    const { sending: wallet, tracking, passes, now } = await sending();
    expect(now()).to.deep.equal({
      view: 'WalletSendPreview',
      steps: ['asked'],
      said: undefined,
      events: ['SEND_INITIATED'],
    });

    wallet.sent[0]?.resolve(HASH);
    await settled();
    expect(now()).to.deep.equal({
      view: 'Receipt',
      steps: ['pending'],
      said: { key: 'snackbar.transactionStarted' },
      events: ['SEND_INITIATED', 'SEND_SUCCESS'],
    });

    tracking.network.status = KNOWN.pending;
    await passes(2_500);
    expect(tracking.network.looks).to.equal(1);
    expect(now().steps).to.deep.equal(['pending']);
    tracking.network.status = KNOWN.confirmed;
    await passes(5_000);
    // The receipt shows the rest.
    expect(now()).to.deep.include({ view: 'Receipt', steps: ['confirmed'], said: undefined });
  });

  it('says away from the receipt what goes on, when the message that it started had its time', async () => {
    const { store, sending: wallet, passes, now } = await sending();
    wallet.sent[0]?.resolve(HASH);
    await settled();
    expect(now().said).to.deep.equal({ key: 'snackbar.transactionStarted' });
    store.set(resetAtom, { view: 'Account' });
    await passes(2_500);
    expect(now()).to.deep.include({ steps: ['pending'], said: 'Sending 1 ETH…' });
  });

  it('that reverts says so once away from its receipt', async () => {
    const { store, sending: wallet, tracking, passes, now } = await sending();
    wallet.sent[0]?.resolve(HASH);
    await settled();
    store.set(resetAtom, { view: 'Account' });
    tracking.network.status = KNOWN.reverted;
    await passes(2_500);
    expect(now()).to.deep.include({
      view: 'Account',
      steps: ['reverted'],
      said: 'Sending 1 ETH failed. At most the network fee was charged.',
    });
    await passes(2_500);
    expect(now().said).to.equal(undefined);
  });
});
