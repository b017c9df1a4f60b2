import { expect } from 'chai';
import { recipientForm } from '../../../../src/atoms/recipients/recipientForm.js';
import { goBackAtom } from '../../../../src/atoms/router.js';
import {
  confirmRecipientAtom,
  reviewedRecipientWarningsAtom,
} from '../../../../src/atoms/swap/recipient/recipientGate.js';
import {
  makeSwapRecipientAtom,
  swapRecipientAtom,
  swapRecipientFormAtom,
  swapRecipientTextAtom,
} from '../../../../src/atoms/swap/recipient/swapRecipient.js';
import { submitApprovalAtom } from '../../../../src/atoms/swap/submitApproval.js';
import { submitSwapAtom } from '../../../../src/atoms/swap/submitSwap.js';
import { typeSwapRecipientAtom, typeWantedAmountAtom } from '../../../../src/atoms/swap/swapForm.js';
import type { FoundRecipient } from '../../../../src/lib/send/sending.js';
import { deferred, settled } from '../../../support/promises.js';
import { ALICE, BOB, facts, ONE, TWO } from '../../fakes.js';
import { fakeSending } from '../../send/fakeSending.js';
import { COIN, DOLLARS, fairQuote, fakeSwapping } from '../fakeSwapping.js';
import { startSwap } from '../startSwap.js';

const CAROL = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
/** Starts and ends like Bob's address. */
const FAKE_BOB = '0x7099aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa79C8';
const NAME = 'carol.eth';
const named = (address: string): FoundRecipient => ({ address, name: NAME, place: 'wallet' });

/** A visitor with two accounts at the form for swapping. The test may change `found`, the look-up results. */
async function withTwo({ sendsToOthers = true, swapping = fakeSwapping({ sendsToOthers }) } = {}) {
  const found: Record<string, FoundRecipient> = {};
  const sending = fakeSending(found);
  const here = await startSwap({ swapping, services: { openSending: async () => sending } });
  const { store } = here;
  store.set(makeSwapRecipientAtom, recipientForm);
  here.start(() => store.sub(swapRecipientAtom, () => undefined));
  here.start(() => store.sub(reviewedRecipientWarningsAtom, () => undefined));
  here.wallet.connected(facts(ONE, ALICE, BOB));
  await settled();
  const recipient = () => store.get(swapRecipientAtom);
  const type = async (text: string | undefined) => {
    store.set(typeSwapRecipientAtom, text);
    await settled();
    here.clock.move(500);
    await settled();
  };
  const wanted = () => {
    const shown = here.flow();
    return 'wanted' in shown ? shown.wanted : undefined;
  };
  const submit = async () => {
    await here.pass(1_000);
    void store.set(submitSwapAtom);
    await settled();
    return here.swapping.sent.at(-1)?.request.wanted.recipient;
  };
  const said = () => store.get(reviewedRecipientWarningsAtom).map(({ kind }) => kind);
  return { ...here, found, sending, recipient, type, wanted, submit, said };
}

describe('another recipient of a swap', () => {
  it('is there only where the source of quotes can send there', async () => {
    const { type, store, recipient } = await withTwo({ sendsToOthers: false });
    await type(CAROL);
    expect([store.get(swapRecipientTextAtom), recipient()]).to.deep.equal([undefined, undefined]);
  });

  for (const text of [CAROL, NAME]) {
    it(`is quoted, reviewed, sent and recorded: ${text}`, async () => {
      const { found, type, fill, review, wanted, submit, tracking } = await withTwo();
      found[NAME] = named(CAROL);
      await type(text);
      await fill('1');
      await review();
      const recipientName = text === NAME ? NAME : undefined;
      expect(wanted()).to.include({ recipient: CAROL, recipientName });
      expect(await submit()).to.equal(CAROL);
      expect(tracking.list()[0]?.summary).to.include({ recipient: CAROL, recipientName });
    });
  }

  it('is part of all that the source is asked: what is searched for an amount to get, quoted and estimated', async () => {
    const asked: string[] = [];
    const swapping = fakeSwapping({
      sendsToOthers: true,
      quote: async (query) => {
        asked.push(`quote for ${query.recipient}`);
        return fairQuote(query);
      },
      estimate: async ({ recipient }) => {
        asked.push(`estimate for ${recipient}`);
        return { kind: 'swap', gas: 200_000n, price: 1n, fee: 200_000n };
      },
    });
    const { store, type, clock, fill, button } = await withTwo({ swapping });
    const look = async () => {
      for (const ms of [200, 1_000]) {
        clock.move(ms);
        await settled();
      }
    };
    await type(BOB);
    await fill('1');
    asked.length = 0;
    store.set(typeWantedAmountAtom, '990');
    await look();
    expect(button()).to.equal('review');
    expect(new Set(asked)).to.deep.equal(new Set([`quote for ${BOB}`, `estimate for ${BOB}`]));
    asked.length = 0;
    await type(undefined);
    await look();
    expect(new Set(asked)).to.deep.equal(new Set(['quote for undefined', 'estimate for undefined']));
  });

  it('is waited for, and has to be right', async () => {
    const { found, store, type, fill, button, review, view } = await withTwo();
    found[NAME] = named(CAROL);
    await fill('1');
    store.set(typeSwapRecipientAtom, NAME);
    await settled();
    expect(button()).to.equal('resolving');
    await review();
    expect(view()).to.equal('Swap');
    for (const [text, said] of [
      [NAME, 'review'],
      ['nobody.eth', 'recipient'],
      ['nonsense', 'recipient'],
      // Anything sent to a token's contract or to an address without a key is lost.
      [DOLLARS.address, 'recipient'],
      ['0x000000000000000000000000000000000000dEaD', 'recipient'],
      ['', 'review'],
    ] as const) {
      await type(text);
      expect(button(), text).to.equal(said);
    }
  });

  it('is the account itself if its own address is typed', async () => {
    const { type, fill, review, recipient, wanted, said } = await withTwo();
    await type(ALICE);
    await fill('1');
    await review();
    expect([recipient(), wanted()?.recipient, said()]).to.deep.equal([undefined, undefined, []]);
  });

  for (const [what, after] of [
    ['another account', [facts(ONE, BOB, ALICE)]],
    ['another network', [facts(TWO, ALICE, BOB)]],
    ['another network and back', [facts(TWO, ALICE, BOB), facts(ONE, ALICE, BOB)]],
  ] as const)
    it(`is the account again after ${what}, and what was reviewed is void`, async () => {
      const { type, fill, review, flow, recipient, wallet } = await withTwo();
      await type(CAROL);
      await fill('1');
      await review();
      for (const one of after) {
        wallet.connected(one);
        await settled();
      }
      expect(recipient()).to.equal(undefined);
      expect(flow()).to.include({ voidBy: 'change' });
    });

  it('is the account again if the visitor wants it so', async () => {
    const { type, fill, review, recipient, wanted, store } = await withTwo();
    await type(CAROL);
    await fill('1');
    await review();
    store.set(goBackAtom);
    await type(undefined);
    expect(recipient()).to.equal(undefined);
    await review();
    expect(wanted()?.recipient).to.equal(undefined);
  });

  it('stays who was reviewed when its name leads elsewhere later, and is not sent to any more', async () => {
    const { found, type, fill, review, recipient, wanted, flow, submit, store, clock } = await withTwo();
    found[NAME] = named(CAROL);
    await type(NAME);
    await fill('1');
    await review();
    found[NAME] = named(FAKE_BOB);
    const form = store.get(swapRecipientFormAtom);
    if (form) store.set(form.retryAtom);
    await settled();
    clock.move(500);
    await settled();
    expect(recipient()).to.equal(FAKE_BOB);
    expect(wanted()?.recipient).to.equal(CAROL);
    expect(flow()).to.include({ step: 'ready', voidBy: 'change' });
    expect(await submit()).to.equal(undefined);
  });
});

describe('the name of another recipient', () => {
  /** A reviewed swap to a name, which `found` resolves. */
  async function reviewed() {
    const here = await withTwo();
    here.found[NAME] = named(CAROL);
    await here.type(NAME);
    await here.fill('1');
    await here.review();
    expect(here.flow()).to.include({ step: 'ready', voidBy: undefined });
    return here;
  }

  it('is looked up once more before the wallet is asked', async () => {
    const { sending, submit } = await reviewed();
    sending.log.length = 0;
    expect(await submit()).to.equal(CAROL);
    expect(sending.log).to.deep.equal([`find ${NAME}`]);
  });

  for (const [who, now] of [
    ['somebody else', named(FAKE_BOB)],
    ['nobody', { problem: 'unknownName' } as const],
  ] as const)
    it(`makes the review void, and asks no wallet, if it stands for ${who} by then`, async () => {
      const { found, submit, flow, wanted, clock, recipient, swapping } = await reviewed();
      found[NAME] = now;
      expect(await submit()).to.equal(undefined);
      expect(flow()).to.include({ step: 'ready', voidBy: 'change' });
      clock.move(500);
      await settled();
      expect(flow()).to.include({ step: 'ready', voidBy: 'change' });
      expect(wanted()?.recipient).to.equal(CAROL);
      // The recipient of the next review.
      expect(recipient()).to.equal('address' in now ? FAKE_BOB : undefined);
      await submit();
      expect(swapping.sent).to.deep.equal([]);
    });

  it('asks no wallet if nobody can say, says so, and asks it at the next press if somebody can', async () => {
    const { sending, submit, flow } = await reviewed();
    const { findRecipient } = sending;
    sending.findRecipient = () => Promise.reject(new Error('offline'));
    expect(await submit()).to.equal(undefined);
    expect(flow()).to.include({ step: 'ready', voidBy: undefined });
    expect(flow()).to.have.nested.property('failure.text.key', 'snackbar.failedToCreateTransaction');
    sending.findRecipient = findRecipient;
    expect(await submit()).to.equal(CAROL);
  });

  it('asks no wallet if the visitor has left while it was looked up', async () => {
    const { sending, store, submit, swapping, flow } = await reviewed();
    const looked = deferred<FoundRecipient>();
    sending.findRecipient = () => looked.promise;
    await submit();
    expect(flow().step).to.equal('sending');
    store.set(goBackAtom);
    looked.resolve(named(CAROL));
    await settled();
    expect(swapping.sent).to.deep.equal([]);
  });
});

describe('a warning about the recipient of a swap', () => {
  it('has to be confirmed before the wallet is asked, for each review', async () => {
    const { type, fill, review, preview, said, store, submit } = await withTwo();
    await type(FAKE_BOB);
    await fill('1');
    await review();
    expect(said()).to.deep.equal(['lookAlike']);
    expect(preview()).to.equal('confirmRecipient');
    expect(await submit()).to.equal(undefined);
    store.set(confirmRecipientAtom, true);
    expect(preview()).to.equal('swap');
    store.set(goBackAtom);
    await review();
    expect(preview()).to.equal('confirmRecipient');
    store.set(confirmRecipientAtom, true);
    expect(await submit()).to.equal(FAKE_BOB);
  });

  it('needs no confirming if it is only good to know', async () => {
    const { type, fill, review, preview, said } = await withTwo();
    await type(CAROL);
    await fill('1');
    await review();
    expect(said()).to.deep.equal(['firstTime']);
    expect(preview()).to.equal('swap');
  });

  it('has to be confirmed before an approval, which holds for its swap', async () => {
    const { found, type, fill, review, preview, store, pass, swapping } = await withTwo();
    found[CAROL] = { address: CAROL, name: undefined, place: 'contract' };
    await type(CAROL);
    await fill('100', COIN, DOLLARS);
    await review();
    expect(preview()).to.equal('confirmRecipient');
    await pass(1_000);
    void store.set(submitApprovalAtom);
    await settled();
    expect(swapping.sent).to.have.length(0);
    store.set(confirmRecipientAtom, true);
    expect(preview()).to.equal('approve');
    void store.set(submitApprovalAtom);
    await settled();
    swapping.allowed = 100_000_000n;
    swapping.sent[0]?.resolve(`0x${'ab'.repeat(32)}`);
    await pass(4_000);
    expect(preview()).to.equal('swap');
  });
});
