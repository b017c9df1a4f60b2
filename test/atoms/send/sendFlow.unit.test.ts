import { expect } from 'chai';
import { readRateAtom } from '../../../src/atoms/account/money.js';
import { goBackAtom, historyAtom, resetAtom, routeAtom } from '../../../src/atoms/router.js';
import { changeDraftAtom, draftAtom } from '../../../src/atoms/send/draft.js';
import { earlierTransfersAtom } from '../../../src/atoms/send/earlierTransfers.js';
import {
  amountAtom,
  amountTextAtom,
  chooseTokenAtom,
  sendAmountAtom,
  switchUnitAtom,
  takePartAtom,
  typeAmountAtom,
} from '../../../src/atoms/send/form.js';
import { recipientAtom } from '../../../src/atoms/send/recipient.js';
import { readRecipientsAtom } from '../../../src/atoms/send/rememberedRecipients.js';
import { reviewSendAtom, sendFlowAtom } from '../../../src/atoms/send/sendFlow.js';
import { sendTokenAtom } from '../../../src/atoms/send/sendTokens.js';
import { recipientWarningsAtom } from '../../../src/atoms/send/warnings.js';
import { configAtom } from '../../../src/atoms/siteConfig.js';
import { snackbarAtom } from '../../../src/atoms/snackbarMessage.js';
import { transactionsAtom } from '../../../src/atoms/transactions/transactionList.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import type { FoundRecipient } from '../../../src/lib/send/sending.js';
import type {
  TrackedEvmTransaction,
  TransactionStatus,
} from '../../../src/lib/transactions/trackedTransaction.js';
import { settled } from '../../support/promises.js';
import { ALICE, BOB, facts, ONE, TWO } from '../fakes.js';
import { ACCOUNT, COIN, DOLLARS, FEE, requestFor } from './fakeSending.js';
import { startSending } from './startSending.js';

const HASH = `0x${'ab'.repeat(32)}`;
const sentTo = (recipient: string, status: TransactionStatus, name?: string): TrackedEvmTransaction => ({
  id: '1',
  kind: 'send',
  namespace: 'eip155',
  account: ACCOUNT,
  network: ONE,
  askedAt: 1,
  summary: { amount: '1', symbol: 'ETH', recipient: name ?? recipient },
  tokens: [],
  told: 'confirmed',
  status,
  call: { to: recipient.toLowerCase(), value: 1n, data: '0x' },
  start: undefined,
  nonce: undefined,
});

describe('the form of a transfer', () => {
  it('asks for the token, the amount and the recipient, in this order', async () => {
    const { store, button, fill } = await startSending();
    expect(button()).to.equal('enterAmount');
    store.set(chooseTokenAtom, DOLLARS);
    expect(button()).to.equal('enterAmount');
    store.set(typeAmountAtom, '250.000001');
    await settled();
    expect(button()).to.equal('insufficient');
    store.set(typeAmountAtom, '250');
    expect(button()).to.equal('addRecipient');
    store.set(changeDraftAtom, { recipient: 'nonsense' });
    expect(button()).to.equal('invalid');
    await fill();
    expect(button()).to.equal('review');
  });

  it('takes the only token without asking', async () => {
    const { button } = await startSending({ tokensOf: () => [COIN] });
    expect(button()).to.equal('enterAmount');
  });

  for (const [what, change] of [
    ['is typed', typeAmountAtom],
    ['is a part of the balance', takePartAtom],
  ] as const) {
    it(`keeps the only token if an amount ${what} before others are listed`, async () => {
      const { store, list } = await startSending({ tokensOf: () => [COIN] });
      if (change === typeAmountAtom) store.set(typeAmountAtom, '1');
      else store.set(takePartAtom, 50);
      await list(COIN, DOLLARS);
      expect(store.get(sendTokenAtom)).to.deep.equal(COIN);
    });
  }

  it('never takes the only token for the one that was chosen', async () => {
    const { store, button, list } = await startSending();
    store.set(chooseTokenAtom, DOLLARS);
    store.set(typeAmountAtom, '2');
    await list(COIN);
    expect(store.get(sendTokenAtom)).to.equal(undefined);
    expect(button()).to.equal('selectToken');
    await list(COIN, DOLLARS);
    expect(store.get(sendTokenAtom)).to.deep.equal(DOLLARS);
    expect(store.get(amountTextAtom)).to.equal('2');
  });

  it('keeps the network fee for Max of the native currency only', async () => {
    const { store, button } = await startSending();
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
    const { store, fill } = await startSending();
    await fill('1.5');
    store.set(switchUnitAtom);
    expect(store.get(amountTextAtom)).to.equal('3000');
    store.set(typeAmountAtom, '1000');
    expect(store.get(sendAmountAtom).units).to.equal(5n * 10n ** 17n);
  });

  it('types the amount in euros, which digits of dollars do not turn into', async () => {
    const { store, fill } = await startSending({ rate: '0.8' });
    const nameCurrency = (currency: string) => store.set(configAtom, { ...store.get(configAtom), currency });
    nameCurrency('');
    await fill('1.5');
    store.set(switchUnitAtom);
    expect(store.get(amountTextAtom)).to.equal('3000');
    store.set(typeAmountAtom, '1000');
    nameCurrency('EUR');
    await store.set(readRateAtom);
    expect(store.get(amountTextAtom)).to.equal('');
    // 2,000 dollars are 1,600 euros, so 800 euros buy half of it.
    store.set(typeAmountAtom, '800');
    expect(store.get(sendAmountAtom).units).to.equal(5n * 10n ** 17n);
    store.set(switchUnitAtom);
    store.set(switchUnitAtom);
    expect(store.get(amountTextAtom)).to.equal('800');
  });

  it('shows dollars without changing what is sent', async () => {
    const { store, fill } = await startSending();
    await fill('0.123456789012345678');
    store.set(switchUnitAtom);
    expect(store.get(amountTextAtom)).to.equal('246.91');
    expect(store.get(sendAmountAtom).units).to.equal(123_456_789_012_345_678n);
    store.set(switchUnitAtom);
    expect(store.get(amountTextAtom)).to.equal('0.123456789012345678');
    store.set(switchUnitAtom);
    store.set(takePartAtom, 25);
    expect(store.get(amountTextAtom)).to.equal('1500');
  });

  it('takes no part of a balance over to the only token of another network', async () => {
    const { store, wallet, button } = await startSending({
      tokensOf: (account) => (account.startsWith(ONE) ? [COIN, DOLLARS] : [{ ...COIN, network: TWO }]),
    });
    store.set(chooseTokenAtom, DOLLARS);
    store.set(takePartAtom, 50);
    expect(store.get(sendAmountAtom).units).to.equal(125_000_000n);
    wallet.connected(facts(TWO));
    await settled();
    expect(store.get(sendTokenAtom)?.network).to.equal(TWO);
    expect(store.get(amountTextAtom)).to.equal('');
    expect(button()).to.equal('enterAmount');
  });

  it('leads back to the token when its price is gone', async () => {
    const { store, fill, list, button } = await startSending();
    await fill('1.5');
    store.set(switchUnitAtom);
    const unpriced = { ...COIN, price: undefined };
    await list(unpriced, DOLLARS);
    expect(store.get(amountTextAtom)).to.equal('1.5');
    await list(COIN, DOLLARS);
    store.set(typeAmountAtom, '1000');
    await list(unpriced, DOLLARS);
    expect(button()).to.equal('incorrect');
    store.set(switchUnitAtom);
    expect(store.get(amountAtom)).to.deep.equal({ kind: 'typed', text: '', unit: 'token' });
  });

  it('says when the native currency does not cover the fee of a token', async () => {
    const { store, button } = await startSending({
      tokensOf: () => [{ ...COIN, amount: FEE - 1n }, DOLLARS],
    });
    store.set(chooseTokenAtom, DOLLARS);
    store.set(typeAmountAtom, '1');
    await settled();
    expect(button()).to.equal('noFee');
  });

  it('looks a name up half a second after the last letter, once', async () => {
    const bob: FoundRecipient = { address: BOB, name: 'bob.eth', place: 'wallet' };
    const { store, clock, sending, button, fill } = await startSending({ found: { 'bob.eth': bob } });
    await fill('1', 'bo.et');
    clock.move(400);
    store.set(changeDraftAtom, { recipient: 'bob.eth ' });
    await settled();
    clock.move(400);
    await settled();
    expect(button()).to.equal('resolving');
    clock.move(100);
    await settled();
    expect(sending.log).to.deep.equal(['find bob.eth']);
    expect(store.get(recipientAtom)).to.deep.equal({ step: 'found', ...bob });
    expect(button()).to.equal('review');
  });

  it('does not take a wrong checksum, an unknown name or the contract of the token', async () => {
    const { store, clock, fill, button } = await startSending({ found: { [BOB]: { problem: 'checksum' } } });
    await fill();
    expect(button()).to.equal('invalid');
    await fill('1', 'nobody.eth');
    clock.move(500);
    await settled();
    expect(button()).to.equal('invalid');
    await fill('1', DOLLARS.address);
    expect(button(), 'which may give tokens for the native currency').to.equal('review');
    store.set(chooseTokenAtom, DOLLARS);
    store.set(typeAmountAtom, '1');
    expect(button()).to.equal('invalid');
  });

  it('forgets token and amount, not the recipient, on another network', async () => {
    for (const percent of [undefined, 50, 100] as const) {
      const { store, wallet, fill, button } = await startSending();
      await fill();
      store.set(chooseTokenAtom, DOLLARS);
      if (percent) store.set(takePartAtom, percent);
      else store.set(typeAmountAtom, '7');
      wallet.connected(facts(TWO));
      await settled();
      expect(store.get(sendTokenAtom)).to.deep.equal(COIN);
      expect(store.get(amountTextAtom)).to.equal('');
      expect(button()).to.equal('enterAmount');
      expect(store.get(draftAtom).recipient).to.equal(BOB);
    }
  });

  const NONE = { ...COIN, amount: 0n };
  const EUROS = { ...DOLLARS, address: '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512', symbol: 'SEUR' };
  for (const [what, tokens, first] of [
    ['the native currency, also if others are worth more', [{ ...COIN, amount: 1n }, DOLLARS], 'ETH'],
    ['what is worth most without it', [NONE, DOLLARS, { ...EUROS, price: '1.1' }], 'SEUR'],
    ['what is worth most of what has a price', [NONE, { ...EUROS, price: undefined }, DOLLARS], 'SUSD'],
    ['no imitation', [NONE, { ...EUROS, price: '9', imitates: 'USDC' }, DOLLARS], 'SUSD'],
    ['nothing that no list has', [NONE, { ...EUROS, price: '9', isUnlisted: true }, DOLLARS], 'SUSD'],
    ['the native currency where no price is known', [NONE, { ...DOLLARS, price: undefined }], 'ETH'],
    ['the native currency where all is worth nothing', [NONE, { ...DOLLARS, price: '0' }], 'ETH'],
  ] as const) {
    it(`begins with ${what}`, async () => {
      const { store } = await startSending({ tokensOf: () => tokens });
      expect(store.get(sendTokenAtom)?.symbol).to.equal(first);
    });
  }
});

describe('reviewing and sending', () => {
  it('prepares what the form says, and sends exactly what was prepared', async () => {
    const { store, sending, tracked, fill, review, submit, step } = await startSending();
    await fill();
    await review();
    const { wanted } = sending.prepared[0] ?? {};
    expect(wanted).to.include({ account: `${ONE}:${ALICE}`, amount: 10n ** 18n, recipient: BOB });
    expect(store.get(routeAtom).view).to.equal('WalletSendPreview');
    const shown = store.get(sendFlowAtom);
    await submit();
    expect(step()).to.equal('asking');
    expect(sending.sent[0]?.request).to.equal('request' in shown && shown.request);
    sending.sent[0]?.resolve(HASH);
    await settled();
    expect(store.get(historyAtom).map(({ view }) => view)).to.deep.equal(['Account', 'Receipt']);
    expect(store.get(snackbarAtom)?.text).to.deep.equal({ key: 'snackbar.transactionStarted' });
    expect(store.get(draftAtom)).to.include({ recipient: '', token: undefined });
    const properties = { network: ONE, isSmartAccount: false, token: 'ETH', amount: '1' };
    expect(tracked.filter(({ event }) => event.startsWith('SEND'))).to.deep.equal([
      { event: 'SEND_INITIATED', properties },
      { event: 'SEND_SUCCESS', properties },
    ]);
  });

  it('reports a token by its address, because anybody can take its symbol', async () => {
    const { store, tracked, review, submit } = await startSending();
    store.set(chooseTokenAtom, DOLLARS);
    store.set(typeAmountAtom, '2.5');
    store.set(changeDraftAtom, { recipient: BOB });
    await settled();
    await review();
    await submit();
    expect(tracked.at(-1)?.properties).to.include({
      token: 'eip155:31337:0x5FbDB2315678afecb367f032d93F642f64180aa3',
      amount: '2.5',
    });
  });

  it('keeps everything after a rejection, and can ask again', async () => {
    const { store, sending, tracked, fill, review, submit, step } = await startSending();
    await fill();
    await review();
    await submit();
    sending.sent[0]?.reject(new WalletModalError('user_rejected', 'No.'));
    await settled();
    expect(step()).to.equal('review');
    expect(store.get(sendFlowAtom)).to.have.nested.property('error.code', 'user_rejected');
    // The review shows the error.
    expect(store.get(snackbarAtom)).to.equal(null);
    expect(tracked.at(-1)?.event).to.equal('SEND_ERROR');
    await submit();
    expect(sending.sent).to.have.length(2);
    store.set(goBackAtom);
    expect(store.get(amountTextAtom)).to.equal('1');
    expect(store.get(draftAtom).recipient).to.equal(BOB);
  });

  it('goes back to the form with the reason if the transfer would fail', async () => {
    const { store, sending, fill, step } = await startSending();
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
      const { store, sending, wallet, fill, review, submit } = await startSending();
      await fill();
      await review();
      wallet.connected(change);
      await submit();
      expect(store.get(sendFlowAtom)).to.include({ step: 'review', voidBy: 'change' });
      expect(sending.sent).to.have.length(0);
    });
  }

  it('does not send figures that are too old', async () => {
    const { store, clock, sending, fill, review, submit } = await startSending();
    await fill();
    await review();
    clock.move(120_000);
    await submit();
    expect(store.get(sendFlowAtom)).to.include({ step: 'review', voidBy: 'age' });
    expect(sending.sent).to.have.length(0);
  });

  it('ignores what is prepared for a visitor who has left', async () => {
    const { store, sending, fill, step } = await startSending();
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

  it('names a transfer that the wallet has not answered', async () => {
    const { store, sending, fill, review, submit } = await startSending();
    const earlier = () => store.get(earlierTransfersAtom).map(({ status }) => status.step);
    await fill();
    await review();
    await submit();
    store.set(goBackAtom);
    expect(earlier()).to.deep.equal(['asked']);
    await review();
    expect(earlier()).to.deep.equal(['asked']);
    await submit();
    expect(sending.sent).to.have.length(1);
    sending.sent[0]?.resolve(HASH);
    await settled();
    // The same transfer is now pending.
    expect(earlier()).to.deep.equal(['pending']);
    // The visitor is still reviewing another transfer.
    expect(store.get(routeAtom).view).to.equal('WalletSendPreview');
  });

  it('knows who was sent to once the network has confirmed it, and warns when their name moves', async () => {
    const at = (address: string): FoundRecipient => ({ address, name: 'bob.eth', place: 'wallet' });
    const found: Record<string, FoundRecipient> = { 'bob.eth': at(BOB) };
    const { store, clock, sending, fill, review, submit } = await startSending({ found });
    const type = async () => {
      await fill('1', 'bob.eth');
      clock.move(500);
      await settled();
    };
    await type();
    const warned = () =>
      store
        .get(recipientWarningsAtom)
        .map(({ kind }) => kind)
        .join();
    expect(warned()).to.equal('firstTime');
    await review();
    await submit();
    sending.sent[0]?.resolve(HASH);
    await settled();
    await store.set(readRecipientsAtom);
    await type();
    expect(warned(), 'the wallet has answered').to.equal('unconfirmed');
    const pending = { step: 'pending', answer: { hash: HASH, answeredAt: 1 } } as const;
    store.set(transactionsAtom, [sentTo(BOB, pending, 'bob.eth')]);
    expect(warned(), 'a node knows it').to.equal('unconfirmed');
    const reverted = { step: 'reverted', answer: pending.answer, since: 1, isSettled: true } as const;
    store.set(transactionsAtom, [sentTo(BOB, reverted, 'bob.eth')]);
    expect(warned(), 'it failed').to.equal('firstTime');
    store.set(transactionsAtom, [sentTo(BOB, { ...reverted, step: 'confirmed' }, 'bob.eth')]);
    expect(warned(), 'it was confirmed').to.equal('');
    await store.set(readRecipientsAtom);
    // The list of transactions is limited, so older ones drop out.
    store.set(transactionsAtom, []);
    expect(warned()).to.equal('');
    found['bob.eth'] = at('0x90F79bf6EB2c4f870365E785982E1f101E93b906');
    await fill('1', '');
    await type();
    expect(store.get(recipientWarningsAtom)[0]).to.include({ kind: 'nameMoved', before: BOB });
  });
});
