import { expect } from 'chai';
import { connectWalletAtom } from '../../../src/atoms/connecting/connectWallet.js';
import { switchWalletAtom } from '../../../src/atoms/connecting/switchWallet.js';
import { connectionAtom } from '../../../src/atoms/connection.js';
import { keepConnections } from '../../../src/atoms/effects/keepConnections.js';
import { routeAtom } from '../../../src/atoms/router.js';
import { offeredRecipientsAtom } from '../../../src/atoms/send/offeredRecipients.js';
import { sendFlowAtom } from '../../../src/atoms/send/sendFlow.js';
import { submitSendAtom } from '../../../src/atoms/send/submitSend.js';
import { trustedAddressesAtom } from '../../../src/atoms/send/trustedAddresses.js';
import { configAtom } from '../../../src/atoms/siteConfig.js';
import { settled } from '../../support/promises.js';
import { ALICE, BOB, facts, fakeConnector, ONE } from '../fakes.js';
import { startSending } from './startSending.js';

/** A visitor who reviews a transfer with wallet b. Wallet a is connected too, with the same account. */
async function reviewing() {
  const here = await startSending();
  const { store, registry } = here;
  here.start(keepConnections);
  store.set(configAtom, { ...store.get(configAtom), multiple: true });
  const other = fakeConnector('b');
  registry.appear(other);
  await registry.open('b');
  void store.set(connectWalletAtom, 'b');
  await settled();
  other.connected(facts());
  other.asked[0]?.resolve(facts());
  await settled();
  expect(store.get(connectionAtom)?.connector.id).to.equal('b');
  await here.fill();
  await here.review();
  return here;
}

describe('a transfer that was shown for one of several wallets', () => {
  it('is not asked of another one that becomes active meanwhile, though it has the same account', async () => {
    const { store, sending, step, submit } = await reviewing();
    store.set(switchWalletAtom, 'a');
    expect([step(), store.get(routeAtom).view]).to.deep.equal(['form', 'Account']);
    await submit();
    expect(sending.sent).to.have.length(0);
  });

  it('does not reach another one that becomes active while code loads after the press', async () => {
    const { store, tracking } = await reviewing();
    const pressed = store.set(submitSendAtom);
    store.set(switchWalletAtom, 'a');
    await pressed;
    expect(store.get(sendFlowAtom)).to.have.nested.property('error.code', 'request_invalid');
    // There is nothing to track: the wallet never got it.
    expect(tracking.list()).to.deep.equal([]);
  });

  it('can go to the accounts of the others, which are the visitor’s own', async () => {
    const { store, wallet } = await reviewing();
    wallet.connected(facts(ONE, BOB));
    expect(store.get(offeredRecipientsAtom)).to.deep.equal([{ address: BOB, name: undefined, isOwn: true }]);
    expect(store.get(trustedAddressesAtom)).to.deep.equal([ALICE, BOB]);
  });

  it('stays with the wallet that has it', async () => {
    const { store, sending, tracking, submit } = await reviewing();
    await submit();
    store.set(switchWalletAtom, 'a');
    sending.sent[0]?.resolve(`0x${'ab'.repeat(32)}`);
    await settled();
    expect(tracking.list().map(({ status }) => status.step)).to.deep.equal(['pending']);
  });
});
