import { expect } from 'chai';
import { watchTokensAtom } from '../../../src/atoms/account/tokens.js';
import { accountAtom } from '../../../src/atoms/connection.js';
import { leaveFinishedViews } from '../../../src/atoms/effects/leaveFinishedViews.js';
import { goBackAtom, resetAtom, routeAtom } from '../../../src/atoms/router.js';
import { changeDraftAtom, draftAtom } from '../../../src/atoms/send/draft.js';
import {
  amountTextAtom,
  chooseTokenAtom,
  sendAmountAtom,
  sendButtonAtom,
  switchUnitAtom,
  takePartAtom,
  typeAmountAtom,
} from '../../../src/atoms/send/form.js';
import { receiverAtom } from '../../../src/atoms/send/receiver.js';
import { readReceiversAtom } from '../../../src/atoms/send/rememberedReceivers.js';
import { reviewWarningsAtom } from '../../../src/atoms/send/reviewWarnings.js';
import { reviewSendAtom, sendFlowAtom } from '../../../src/atoms/send/sendFlow.js';
import { isStillAskedAtom, submitSendAtom } from '../../../src/atoms/send/submitSend.js';
import { receiverWarningsAtom } from '../../../src/atoms/send/warnings.js';
import { snackbarAtom } from '../../../src/atoms/snackbarMessage.js';
import type { TokenBalance } from '../../../src/lib/account/tokenBalance.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import type { FoundReceiver } from '../../../src/lib/send/sending.js';
import { settled } from '../../support/promises.js';
import { ALICE, BOB, facts, fakeAccountData, fakeConnector, ONE, TWO, world } from '../fakes.js';
import { COIN, DOLLARS, type FakeSending, FEE, fakeSending, requestFor } from './fakeSending.js';

const HASH = `0x${'ab'.repeat(32)}`;
const READ = [sendButtonAtom, sendFlowAtom, receiverWarningsAtom, amountTextAtom, receiverAtom];

async function start(
  found: Readonly<Record<string, FoundReceiver>> = {},
  tokens: readonly TokenBalance[] = [COIN, DOLLARS],
) {
  const sending: FakeSending = fakeSending(found);
  const data = fakeAccountData({ balances: async () => ({ tokens, source: 'service' }) });
  const wallet = fakeConnector('a');
  const here = world({
    wallets: [wallet],
    services: { openSending: async () => sending, openAccountData: async () => data },
  });
  const { store } = here;
  here.start(leaveFinishedViews);
  await here.connect(wallet);
  here.open('WalletSend');
  let stop = store.set(watchTokensAtom);
  here.start(() =>
    store.sub(accountAtom, () => {
      stop();
      stop = store.set(watchTokensAtom);
    }),
  );
  here.start(() => () => stop());
  for (const atom of READ) here.start(() => store.sub(atom, () => undefined));
  await settled();
  const fill = async (amount = '1', receiver: string = BOB) => {
    store.set(chooseTokenAtom, COIN);
    store.set(typeAmountAtom, amount);
    store.set(changeDraftAtom, { receiver });
    await settled();
  };
  const review = async () => {
    void store.set(reviewSendAtom);
    await settled();
    const question = sending.prepared.at(-1);
    if (!question) throw new Error('Nothing was prepared.');
    question.resolve(requestFor(question.wanted));
    await settled();
  };
  const submit = async () => {
    void store.set(submitSendAtom);
    await settled();
  };
  const step = () => store.get(sendFlowAtom).step;
  return { ...here, sending, wallet, fill, review, submit, step, button: () => store.get(sendButtonAtom) };
}

describe('the form of a transfer', () => {
  it('asks for the token, the amount and the receiver, in this order', async () => {
    const { store, button, fill } = await start();
    expect(button()).to.equal('selectToken');
    store.set(chooseTokenAtom, DOLLARS);
    expect(button()).to.equal('enterAmount');
    store.set(typeAmountAtom, '250.000001');
    await settled();
    expect(button()).to.equal('insufficient');
    store.set(typeAmountAtom, '250');
    expect(button()).to.equal('addReceiver');
    store.set(changeDraftAtom, { receiver: 'nonsense' });
    expect(button()).to.equal('invalid');
    await fill();
    expect(button()).to.equal('review');
  });

  it('takes the only token without asking', async () => {
    const { button } = await start({}, [COIN]);
    expect(button()).to.equal('enterAmount');
  });

  it('keeps the network fee for Max of the native currency only', async () => {
    const { store, button } = await start();
    store.set(chooseTokenAtom, COIN);
    await settled();
    store.set(takePartAtom, 100);
    expect(store.get(sendAmountAtom).units).to.equal(3n * 10n ** 18n - FEE);
    expect(store.get(amountTextAtom)).to.equal('2.999958');
    store.set(typeAmountAtom, '2.9999581');
    expect(button()).to.equal('insufficient');
    store.set(chooseTokenAtom, DOLLARS);
    await settled();
    store.set(takePartAtom, 100);
    expect(store.get(amountTextAtom)).to.equal('250');
    store.set(takePartAtom, 75);
    expect(store.get(amountTextAtom)).to.equal('187.5');
  });

  it('types the amount in dollars', async () => {
    const { store, fill } = await start();
    await fill('1.5');
    store.set(switchUnitAtom);
    expect(store.get(amountTextAtom)).to.equal('3000');
    store.set(typeAmountAtom, '1000');
    expect(store.get(sendAmountAtom).units).to.equal(5n * 10n ** 17n);
  });

  it('says when the native currency does not cover the fee of a token', async () => {
    const { store, button } = await start({}, [{ ...COIN, amount: FEE - 1n }, DOLLARS]);
    store.set(chooseTokenAtom, DOLLARS);
    store.set(typeAmountAtom, '1');
    await settled();
    expect(button()).to.equal('noFee');
  });

  it('looks a name up half a second after the last letter, once', async () => {
    const bob: FoundReceiver = { address: BOB, name: 'bob.eth', place: 'wallet' };
    const { store, clock, sending, button, fill } = await start({ 'bob.eth': bob });
    await fill('1', 'bo.et');
    clock.move(400);
    store.set(changeDraftAtom, { receiver: 'bob.eth ' });
    await settled();
    clock.move(400);
    await settled();
    expect(button()).to.equal('resolving');
    clock.move(100);
    await settled();
    expect(sending.log).to.deep.equal(['find bob.eth']);
    expect(store.get(receiverAtom)).to.deep.equal({ step: 'found', ...bob });
    expect(button()).to.equal('review');
  });

  it('does not take a wrong checksum, an unknown name or the contract of the token', async () => {
    const { clock, fill, button } = await start({ [BOB]: { problem: 'checksum' } });
    await fill();
    expect(button()).to.equal('invalid');
    await fill('1', 'nobody.eth');
    clock.move(500);
    await settled();
    expect(button()).to.equal('invalid');
    await fill('1', DOLLARS.address);
    expect(button()).to.equal('invalid');
  });

  it('forgets the token, not the receiver, on another network', async () => {
    const { store, wallet, fill, button } = await start();
    await fill();
    wallet.connected(facts(TWO));
    await settled();
    expect(button()).to.equal('selectToken');
    expect(store.get(draftAtom).receiver).to.equal(BOB);
  });
});

describe('reviewing and sending', () => {
  it('prepares what the form says, and sends exactly what was prepared', async () => {
    const { store, sending, tracked, fill, review, submit, step } = await start();
    await fill();
    await review();
    const { wanted } = sending.prepared[0] ?? {};
    expect(wanted).to.include({ account: `${ONE}:${ALICE}`, amount: 10n ** 18n, receiver: BOB });
    expect(store.get(routeAtom).view).to.equal('WalletSendPreview');
    const shown = store.get(sendFlowAtom);
    await submit();
    expect(step()).to.equal('asking');
    expect(sending.sent[0]?.request).to.equal('request' in shown && shown.request);
    sending.sent[0]?.resolve(HASH);
    await settled();
    expect(store.get(routeAtom).view).to.equal('Account');
    expect(store.get(snackbarAtom)?.text).to.deep.equal({ key: 'snackbar.transactionStarted' });
    expect(store.get(draftAtom)).to.include({ receiver: '', token: undefined });
    const properties = { network: ONE, isSmartAccount: false, token: 'ETH', amount: '1' };
    expect(tracked.filter(({ event }) => event.startsWith('SEND'))).to.deep.equal([
      { event: 'SEND_INITIATED', properties },
      { event: 'SEND_SUCCESS', properties },
    ]);
  });

  it('keeps everything after a rejection, and can ask again', async () => {
    const { store, sending, tracked, fill, review, submit, step } = await start();
    await fill();
    await review();
    await submit();
    sending.sent[0]?.reject(new WalletModalError('user_rejected', 'No.'));
    await settled();
    expect(step()).to.equal('review');
    expect(store.get(sendFlowAtom)).to.have.nested.property('error.code', 'user_rejected');
    expect(store.get(snackbarAtom)?.text).to.deep.equal({ key: 'snackbar.declined' });
    expect(tracked.at(-1)?.event).to.equal('SEND_ERROR');
    await submit();
    expect(sending.sent).to.have.length(2);
    store.set(goBackAtom);
    expect(store.get(amountTextAtom)).to.equal('1');
    expect(store.get(draftAtom).receiver).to.equal(BOB);
  });

  it('goes back to the form with the reason if the transfer would fail', async () => {
    const { store, sending, fill, step } = await start();
    await fill();
    void store.set(reviewSendAtom);
    await settled();
    expect(step()).to.equal('preparing');
    sending.prepared[0]?.reject(new WalletModalError('transaction_failed', 'No.', { details: 'paused' }));
    await settled();
    expect(store.get(sendFlowAtom)).to.have.nested.property('error.details', 'paused');
    expect(store.get(routeAtom).view).to.equal('WalletSend');
  });

  for (const [what, change] of [
    ['account', facts(ONE, BOB)],
    ['network', facts(TWO)],
  ] as const) {
    it(`does not send after the ${what} has changed`, async () => {
      const { store, sending, wallet, fill, review, submit } = await start();
      await fill();
      await review();
      wallet.connected(change);
      await submit();
      expect(store.get(sendFlowAtom)).to.include({ step: 'review', voidBy: 'change' });
      expect(sending.sent).to.have.length(0);
    });
  }

  it('does not send figures that are too old', async () => {
    const { store, clock, sending, fill, review, submit } = await start();
    await fill();
    await review();
    clock.move(120_000);
    await submit();
    expect(store.get(sendFlowAtom)).to.include({ step: 'review', voidBy: 'age' });
    expect(sending.sent).to.have.length(0);
  });

  it('ignores what is prepared for a visitor who has left', async () => {
    const { store, sending, fill, step } = await start();
    await fill();
    void store.set(reviewSendAtom);
    await settled();
    store.set(resetAtom, { view: 'Account' });
    const [question] = sending.prepared;
    if (question) question.resolve(requestFor(question.wanted));
    await settled();
    expect(step()).to.equal('form');
    expect(store.get(routeAtom).view).to.equal('Account');
  });

  it('warns of a transfer that the wallet has not answered', async () => {
    const { store, sending, fill, review, submit } = await start();
    await fill();
    await review();
    await submit();
    store.set(goBackAtom);
    expect(store.get(isStillAskedAtom)).to.equal(true);
    await review();
    expect(store.get(reviewWarningsAtom).map(({ kind }) => kind)).to.include('stillAsked');
    sending.sent[0]?.resolve(HASH);
    await settled();
    expect(store.get(isStillAskedAtom)).to.equal(false);
    // The visitor reviews another one.
    expect(store.get(routeAtom).view).to.equal('WalletSendPreview');
  });

  it('remembers who was sent to, and warns when their name moves', async () => {
    const at = (address: string): FoundReceiver => ({ address, name: 'bob.eth', place: 'wallet' });
    const found: Record<string, FoundReceiver> = { 'bob.eth': at(BOB) };
    const { store, clock, sending, fill, review, submit } = await start(found);
    const type = async () => {
      await fill('1', 'bob.eth');
      clock.move(500);
      await settled();
    };
    await type();
    expect(store.get(receiverWarningsAtom).map(({ kind }) => kind)).to.deep.equal(['firstTime']);
    await review();
    await submit();
    sending.sent[0]?.resolve(HASH);
    await settled();
    found['bob.eth'] = at('0x90F79bf6EB2c4f870365E785982E1f101E93b906');
    await store.set(readReceiversAtom);
    await type();
    expect(store.get(receiverWarningsAtom)[0]).to.include({ kind: 'nameMoved', before: BOB });
  });
});
