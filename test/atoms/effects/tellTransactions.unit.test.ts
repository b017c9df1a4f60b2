import { expect } from 'chai';
import { tellTransactions } from '../../../src/atoms/effects/tellTransactions.js';
import { setOpenAtom } from '../../../src/atoms/openModal.js';
import { type Route, resetAtom } from '../../../src/atoms/router.js';
import { snackbarAtom } from '../../../src/atoms/snackbarMessage.js';
import { keepTransactions } from '../../../src/atoms/transactions/keepTransactions.js';
import { addShownAtom } from '../../../src/atoms/transactions/shownTransactions.js';
import { catalogueAtom } from '../../../src/atoms/translate.js';
import type {
  TrackedTransaction,
  TransactionStatus,
} from '../../../src/lib/transactions/trackedTransaction.js';
import { deAccount } from '../../../src/locales/de/deAccount.js';
import { enAccount } from '../../../src/locales/en/enAccount.js';
import { settled } from '../../support/promises.js';
import { ALICE, ONE, world } from '../fakes.js';
import { fakeTabs } from '../transactions/fakeTabs.js';

const HASH = `0x${'a'.repeat(64)}`;
const NOW = 1_000_000;
const answer = { hash: HASH, answeredAt: NOW };
const inBlock = { answer, since: NOW, isSettled: false };
const sending: TrackedTransaction = {
  namespace: 'eip155',
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'send',
  account: `${ONE}:${ALICE}`,
  network: ONE,
  askedAt: NOW,
  summary: { amount: '1', symbol: 'ETH' },
  told: undefined,
  call: undefined,
  start: undefined,
  nonce: undefined,
  status: { step: 'pending', answer },
};

async function setUp(transaction: TrackedTransaction = sending) {
  const tab = fakeTabs().open();
  const { store, clock, services, start, open } = world({
    services: { storage: tab.storage, onRemembered: tab.onRemembered },
  });
  store.set(catalogueAtom, { locale: 'en', texts: enAccount });
  const keeper = keepTransactions(store, services, { mark: 'mark', locks: tab.locks });
  await keeper.update(() => [transaction]);
  start(() => tellTransactions(store, services, keeper));
  return {
    clock,
    keeper,
    async open() {
      open();
      await settled();
    },
    speakGerman: () => store.set(catalogueAtom, { locale: 'de', texts: deAccount }),
    close: () => store.set(setOpenAtom, false),
    goTo: (route: Route) => store.set(resetAtom, route),
    /** Shows a view that tells the whole status. Returns a function that removes it. */
    cover: () => store.set(addShownAtom, { id: transaction.id, says: 'everything' }),
    async become(status: TransactionStatus) {
      await keeper.update((all) => all.map((one) => ({ ...one, status }) as TrackedTransaction));
      await settled();
    },
    shown: () => store.get(snackbarAtom)?.text,
    kind: () => store.get(snackbarAtom)?.kind,
  };
}

describe('the open modal', () => {
  it('says what is swapped for what', async () => {
    const summary = { amount: '1', symbol: 'ETH', bought: '1980', boughtSymbol: 'SUSD' };
    const { open, become, shown } = await setUp({ ...sending, kind: 'swap', summary });
    await open();
    expect(shown()).to.equal('Swapping ETH to about 1,980 SUSD…');
    await become({ step: 'confirmed', ...inBlock });
    expect(shown()).to.equal('Swapped ETH to SUSD');
  });

  it('says it in another language once the page has that', async () => {
    const { open, become, speakGerman, shown, kind, clock } = await setUp({
      ...sending,
      summary: { amount: '1.5', symbol: 'ETH' },
    });
    await open();
    speakGerman();
    expect(shown()).to.equal('Senden von 1,5 ETH…');
    await become({ step: 'confirmed', ...inBlock });
    expect([shown(), kind()]).to.deep.equal(['1,5 ETH gesendet', 'success']);
    clock.move(2_500);
    expect(shown()).to.equal(undefined);
  });

  for (const [status, kind, text] of [
    [{ step: 'pending', answer }, 'loading', 'Sending 1 ETH…'],
    [{ step: 'unknown', answer }, 'loading', 'We don’t know yet whether 1 ETH was sent'],
    [{ step: 'confirmed', ...inBlock }, 'success', 'Sent 1 ETH'],
    [{ step: 'reverted', ...inBlock }, 'error', 'Sending 1 ETH failed. At most the network fee was charged.'],
    [
      { step: 'reverted', reason: 'not today', ...inBlock },
      'error',
      'Sending 1 ETH failed. At most the network fee was charged. Details: “not today”',
    ],
    [
      { step: 'dropped', answer, since: NOW },
      'error',
      'Sending 1 ETH: not on the network. It can still go through until you cancel it in your wallet or another transaction takes its place.',
    ],
    [
      { step: 'replaced', how: 'cancelled', by: HASH, isSuccess: true, ...inBlock },
      'error',
      'Sending 1 ETH was canceled',
    ],
    [
      { step: 'replaced', how: 'other', by: HASH, isSuccess: true, ...inBlock },
      'error',
      'Sending 1 ETH was replaced by another transaction',
    ],
    [{ step: 'replaced', how: 'sped_up', by: HASH, isSuccess: true, ...inBlock }, 'success', 'Sent 1 ETH'],
    [
      { step: 'replaced', how: 'sped_up', by: HASH, isSuccess: true, moved: 'nothing', ...inBlock },
      'error',
      'The transaction went through, but no ETH moved',
    ],
    [
      { step: 'replaced', how: 'sped_up', by: HASH, isSuccess: false, ...inBlock },
      'error',
      'Sending 1 ETH failed. At most the network fee was charged.',
    ],
    [
      {
        step: 'mismatched',
        sent: { amount: '2', symbol: 'ETH', recipient: ALICE },
        isSuccess: true,
        ...inBlock,
      },
      'error',
      'Your wallet sent something else: 2 ETH to 0xf39F…2266. You asked for: Sending 1 ETH.',
    ],
    [
      { step: 'confirmed', moved: 'nothing', ...inBlock },
      'error',
      'The transaction went through, but no ETH moved',
    ],
    [
      { step: 'awaiting_signatures', answer },
      'loading',
      'Sending 1 ETH: waiting for signatures, or for somebody to execute it',
    ],
  ] as const satisfies readonly (readonly [TransactionStatus, string, string])[]) {
    it(`says “${text}”`, async () => {
      const { open, shown, kind: kindShown } = await setUp({ ...sending, status });
      await open();
      expect([kindShown(), shown()]).to.deep.equal([kind, text]);
    });
  }

  it('names no amount that it does not know', async () => {
    const { open, shown } = await setUp({ ...sending, summary: {} });
    await open();
    expect(shown()).to.equal('Your transaction…');
  });

  it('follows a transaction to its outcome, and tells it once', async () => {
    const { open, close, become, shown, clock } = await setUp();
    await open();
    await become({ step: 'confirmed', ...inBlock });
    expect(shown()).to.equal('Sent 1 ETH');
    clock.move(2_500);
    expect(shown()).to.equal(undefined);
    close();
    await open();
    expect(shown()).to.equal(undefined);
  });

  it('tells at the next opening what became of a transaction while it was closed', async () => {
    const { open, close, become, shown } = await setUp();
    await open();
    close();
    await become({ step: 'confirmed', ...inBlock });
    expect(shown()).to.equal(undefined);
    await open();
    expect(shown()).to.equal('Sent 1 ETH');
  });

  it('tells again what turned out otherwise', async () => {
    const { open, become, shown, clock } = await setUp();
    await open();
    await become({ step: 'confirmed', ...inBlock });
    expect(shown()).to.equal('Sent 1 ETH');
    clock.move(2_500);
    await settled();
    await become({ step: 'reverted', ...inBlock });
    expect(shown()).to.equal('Sending 1 ETH failed. At most the network fee was charged.');
  });

  it('tells what the wallet says to have given up, and what became of it after all', async () => {
    const { open, become, shown, kind, clock } = await setUp();
    await open();
    const calls = { callsId: '0x12', answeredAt: NOW };
    await become({ step: 'unknown', answer: { ...calls, says: 'given_up' } });
    expect([shown(), kind()]).to.deep.equal([
      'Sending 1 ETH: your wallet says it gave up on this. We couldn’t check that, so we keep looking.',
      'error',
    ]);
    clock.move(10_000);
    await become({ step: 'confirmed', ...inBlock, answer: { ...calls, hash: HASH } });
    expect([shown(), kind()]).to.deep.equal(['Sent 1 ETH', 'success']);
  });

  it('tells each outcome from while it was closed, failures first', async () => {
    const failed = {
      ...sending,
      id: '00000000-0000-4000-8000-000000000002',
      summary: { amount: '2', symbol: 'ETH' },
    };
    const { open, close, keeper, shown, clock } = await setUp();
    await open();
    close();
    const reverted = { step: 'reverted', ...inBlock } as const;
    const confirmed = { step: 'confirmed', ...inBlock } as const;
    await keeper.update((all) => [
      ...all.map((one) => ({ ...one, status: confirmed })),
      { ...failed, status: reverted },
    ]);
    await open();
    expect(shown()).to.equal('Sending 2 ETH failed. At most the network fee was charged.');
    clock.move(2_500);
    await settled();
    expect(shown()).to.equal('Sent 1 ETH');
    clock.move(2_500);
    await settled();
    expect(shown()).to.equal(undefined);
  });

  for (const [what, status, text] of [
    ['its outcome', { step: 'confirmed', ...inBlock }, 'Sent 1 ETH'],
    ['that it goes on', { step: 'pending', answer }, 'Sending 1 ETH…'],
  ] as const satisfies readonly (readonly [string, TransactionStatus, string])[]) {
    it(`leaves ${what} to the receipt, also while that is on its way to the screen`, async () => {
      const { open, become, shown, goTo, cover } = await setUp({ ...sending, status: { step: 'asked' } });
      await open();
      goTo({ view: 'Receipt', id: sending.id });
      await become(status);
      expect(shown()).to.equal(undefined);
      const uncover = cover();
      await settled();
      expect(shown()).to.equal(undefined);
      goTo({ view: 'Account' });
      uncover();
      await settled();
      // The visitor has read the outcome, but progress is still shown.
      expect(shown()).to.equal(status.step === 'confirmed' ? undefined : text);
    });

    it(`tells ${what} if the visitor leaves before the receipt has come`, async () => {
      const { open, become, shown, goTo } = await setUp({ ...sending, status: { step: 'asked' } });
      await open();
      goTo({ view: 'Receipt', id: sending.id });
      await become(status);
      goTo({ view: 'Account' });
      await settled();
      expect(shown()).to.equal(text);
    });

    it(`stops telling ${what} when the receipt says it`, async () => {
      const { open, become, shown, goTo, cover } = await setUp({ ...sending, status: { step: 'asked' } });
      await open();
      await become(status);
      expect(shown()).to.equal(text);
      goTo({ view: 'Receipt', id: sending.id });
      cover();
      expect(shown()).to.equal(undefined);
    });
  }

  it('tells over a receipt what became of another transaction', async () => {
    const { open, become, shown, goTo } = await setUp();
    await open();
    goTo({ view: 'Receipt', id: 'another' });
    await become({ step: 'confirmed', ...inBlock });
    expect(shown()).to.equal('Sent 1 ETH');
  });

  it('says nothing about what the page asked for itself', async () => {
    const { open, shown } = await setUp({ ...sending, kind: 'request' });
    await open();
    expect(shown()).to.equal(undefined);
  });

  it('says nothing while the wallet asks', async () => {
    const { open, shown } = await setUp({ ...sending, status: { step: 'asked' } });
    await open();
    expect(shown()).to.equal(undefined);
  });
});
