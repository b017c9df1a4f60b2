import { expect } from 'chai';
import { setOpenAtom } from '../../../src/atoms/openModal.js';
import { goBackAtom } from '../../../src/atoms/router.js';
import { swapApartAtom } from '../../../src/atoms/swap/separateSwap.js';
import { submitApprovalAtom } from '../../../src/atoms/swap/submitApproval.js';
import { submitSwapAtom } from '../../../src/atoms/swap/submitSwap.js';
import { allowUnlimitedAtom } from '../../../src/atoms/swap/swapForm.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import type { Atomicity } from '../../../src/lib/swap/atomicity.js';
import { settled } from '../../support/promises.js';
import { facts, ONE, TWO } from '../fakes.js';
import { KNOWN } from '../transactions/fakeTracking.js';
import { DOLLARS, EUROS, fakeSwapping, ROUTER } from './fakeSwapping.js';
import { type SwapStart, startSwap } from './startSwap.js';

const HUNDRED = 100_000_000n;

/** A visitor who reviews a swap of 100 SUSD for SEUR. `atomicity` is the wallet's batching capability. */
async function reviewed(
  atomicity: Atomicity | undefined,
  { answers = {}, ...start }: SwapStart & { readonly answers?: Parameters<typeof fakeSwapping>[0] } = {},
) {
  const swapping = fakeSwapping({ atomicity: async () => atomicity, ...answers });
  const here = await startSwap({ swapping, ...start });
  await here.fill('100', EUROS, DOLLARS);
  swapping.log.length = 0;
  await here.review();
  await here.pass(1_000);
  const submit = async () => {
    void here.store.set(submitSwapAtom);
    await settled();
  };
  const answer = async (reply: string | Error) => {
    const question = swapping.sent.at(-1);
    if (typeof reply === 'string') question?.resolve(reply);
    else question?.reject(reply);
    await settled();
  };
  const asked = () => swapping.log.filter((one) => !one.startsWith('quote'));
  const together = () => {
    const flow = here.flow();
    return flow.step === 'ready' ? flow.request.together : undefined;
  };
  return { ...here, submit, answer, asked, together };
}

/** A wallet's error, as its connector reports it. */
const told = (code: number) =>
  new WalletModalError('wallet_failed', 'No.', { cause: { code, message: 'No.' } });

describe('an approval and a swap in one confirmation', () => {
  for (const [atomicity, isUpgrade] of [
    ['supported', false],
    ['ready', true],
  ] as const)
    it(`is shown where the wallet says "${atomicity}", and recorded as two calls`, async () => {
      const { asked, together, preview, submit, swapping, tracking, flow, view, answer } =
        await reviewed(atomicity);
      expect(asked()).to.deep.equal([
        `allowance of ${DOLLARS.address}`,
        `approve ${HUNDRED}`,
        'atomicity',
        `together ${HUNDRED} and ${HUNDRED} at 100`,
      ]);
      expect(together()).to.include({ isUpgrade });
      expect(together()?.approval).to.include({ kind: 'approve', amount: HUNDRED });
      expect(preview()).to.equal('swap');
      const shown = flow();
      await submit();
      expect(swapping.sent[0]?.request).to.equal('request' in shown && shown.request);
      const [record] = tracking.list();
      expect(record).to.deep.include({ kind: 'swap', call: undefined });
      const calls = record?.namespace === 'eip155' ? record.calls : undefined;
      expect(calls?.map(({ to }) => to)).to.deep.equal([
        DOLLARS.address?.toLowerCase(),
        ROUTER.toLowerCase(),
      ]);
      await answer('calls-1');
      expect(view()).to.equal('Receipt');
    });

  it('is not asked for where one transaction is enough, or the wallet says nothing', async () => {
    const none = await reviewed(undefined);
    expect(none.flow().step).to.equal('approving');
    const allowed = fakeSwapping({ atomicity: async () => 'supported' });
    allowed.allowed = HUNDRED;
    const here = await startSwap({ swapping: allowed });
    await here.fill('100', EUROS, DOLLARS);
    await here.review();
    expect(here.flow().step).to.equal('ready');
    expect(allowed.log).to.not.include('atomicity');
  });

  it('asks a wallet once what it can do, and the sign-in frame never', async () => {
    const { store, review, swapping, fill } = await reviewed('supported');
    store.set(goBackAtom);
    await fill('50', EUROS, DOLLARS);
    await review();
    expect(swapping.log.filter((one) => one === 'atomicity')).to.have.length(1);
    const frame = await reviewed('supported', { type: 'AUTH' });
    expect(frame.swapping.log).to.not.include('atomicity');
    expect(frame.flow().step).to.equal('approving');
  });

  it('asks again for each network and after each disconnection, but not on the way back', async () => {
    const { store, review, swapping, fill, wallet, connect, flow } = await reviewed('supported');
    const timesAsked = async () => {
      await settled();
      store.set(goBackAtom);
      await fill('50', EUROS, DOLLARS);
      await review();
      expect(flow().step).to.equal('ready');
      return swapping.log.filter((one) => one === 'atomicity').length;
    };
    wallet.connected(facts(TWO));
    await settled();
    wallet.connected(facts(ONE));
    expect(await timesAsked()).to.equal(1);
    await wallet.disconnect();
    await connect(wallet);
    expect(await timesAsked()).to.equal(2);
  });

  it('is two steps where no node can run both', async () => {
    const { flow, swapping } = await reviewed('supported', {
      answers: { prepareTogether: async () => undefined },
    });
    expect(flow()).to.deep.include({ step: 'approving', phase: 'review' });
    expect(flow()).to.not.have.property('notTogether');
    expect(swapping.sent).to.deep.equal([]);
  });

  it('says why it would fail before anything is approved', async () => {
    const error = new WalletModalError('transaction_failed', 'It would fail.');
    const { flow, view } = await reviewed('supported', {
      answers: { prepareTogether: () => Promise.reject(error) },
    });
    expect(flow()).to.deep.include({ step: 'quoted' });
    expect(view()).to.equal('Swap');
  });

  it('keeps any amount that the visitor wants to allow', async () => {
    const { store, review, together } = await reviewed('supported');
    store.set(goBackAtom);
    store.set(allowUnlimitedAtom, true);
    await settled();
    await review();
    expect(together()?.approval.amount).to.equal('unlimited');
  });

  it('is refreshed with both', async () => {
    const { pass, swapping, together } = await reviewed('supported');
    swapping.log.length = 0;
    await pass(10_000);
    expect(swapping.log.filter((one) => !one.startsWith('quote'))).to.deep.equal([
      `together ${HUNDRED} and ${HUNDRED} at 100`,
    ]);
    expect(together()?.approval.amount).to.equal(HUNDRED);
  });

  it('that is declined stays as it is, and is asked for only by another press', async () => {
    const { submit, answer, swapping, flow, preview, pass } = await reviewed('ready');
    await submit();
    await answer(new WalletModalError('user_rejected', 'No.', { cause: { code: 4001 } }));
    expect(flow()).to.deep.include({ step: 'ready' });
    expect(swapping.sent).to.have.length(1);
    await pass(1_000);
    expect(preview()).to.equal('swap');
  });

  for (const [code, why] of [
    [5750, 'upgradeRefused'],
    [5760, 'unsupported'],
    [5700, 'unsupported'],
    [-32601, 'unsupported'],
    [-32004, 'unsupported'],
    [4200, 'unsupported'],
  ] as const)
    it(`becomes two steps after ${code}, which the visitor starts, and is not offered again`, async () => {
      const { store, submit, answer, swapping, flow, review, fill, pass, host, tracking } =
        await reviewed('ready');
      await submit();
      await answer(told(code));
      expect(tracking.list().map(({ status }) => status.step)).to.deep.equal(['declined']);
      expect(flow()).to.deep.include({ step: 'approving', phase: 'review', notTogether: why });
      expect(swapping.sent).to.have.length(1);
      expect(host).to.deep.equal([]);
      await pass(1_000);
      void store.set(submitApprovalAtom);
      await settled();
      expect(swapping.sent[1]?.request.kind).to.equal('approve');
      swapping.allowed = HUNDRED;
      await answer(`0x${'ab'.repeat(32)}`);
      await pass(5_000);
      expect(flow()).to.deep.include({ step: 'ready', stepsDone: 1 });
      swapping.allowed = 0n;
      store.set(goBackAtom);
      await fill('50', EUROS, DOLLARS);
      await review();
      expect(flow().step).to.equal('approving');
    });

  it('is found to be sent although the wallet said that the account was not upgraded', async () => {
    const { store, submit, answer, flow, swapping, tracking, pass, view, tracked } = await reviewed('ready');
    await submit();
    await answer(told(5750));
    await pass(1_000);
    void store.set(submitApprovalAtom);
    await settled();
    swapping.allowed = HUNDRED;
    await answer(`0x${'ab'.repeat(32)}`);
    await pass(5_000);
    expect(flow()).to.deep.include({ step: 'ready', stepsDone: 1 });
    expect(swapping.sent).to.have.length(2);
    // The tracker looks for the same swap before the wallet is asked again.
    tracking.network.status = KNOWN.confirmed;
    await submit();
    await settled();
    expect(swapping.sent).to.have.length(2);
    expect(view()).to.equal('Receipt');
    expect(tracked.map(({ event }) => event).filter((event) => event === 'SWAP_SUCCESS')).to.have.length(1);
  });

  it('is not known where the wallet fails otherwise', async () => {
    const { submit, answer, flow, swapping } = await reviewed('supported');
    await submit();
    await answer(told(-32603));
    expect(flow().step).to.equal('unclear');
    expect(swapping.sent).to.have.length(1);
  });

  it('becomes two steps if the visitor wants it so', async () => {
    const { store, flow, swapping } = await reviewed('ready');
    void store.set(swapApartAtom);
    await settled();
    expect(flow()).to.deep.include({ step: 'approving', phase: 'review', notTogether: undefined });
    expect(swapping.sent).to.deep.equal([]);
  });

  it('is not brought back to somebody who has left', async () => {
    const { store, submit, answer, flow } = await reviewed('ready');
    await submit();
    store.set(setOpenAtom, false);
    await settled();
    await answer(told(5750));
    expect(flow().step).to.not.equal('approving');
  });
});
