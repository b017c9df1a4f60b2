import { expect } from 'chai';
import { submitSwapAtom } from '../../../src/atoms/swap/submitSwap.js';
import type { TransactionStatus } from '../../../src/lib/transactions/trackedTransaction.js';
import { approvalFor, DOLLARS, EUROS, fakeSwapping, ROUTER } from '../../atoms/swap/fakeSwapping.js';
import { startSwap } from '../../atoms/swap/startSwap.js';
import { KNOWN } from '../../atoms/transactions/fakeTracking.js';
import { expectAccessible } from '../../support/axe.js';
import { settled, until } from '../../support/promises.js';
import { cleanUp, stillness } from '../../ui/mount.js';
import { mountContent } from '../content.js';

/** `approve` of the router for 100 SUSD. */
const APPROVAL = `0x095ea7b3${ROUTER.slice(2).toLowerCase().padStart(64, '0')}${(100_000_000).toString(16).padStart(64, '0')}`;
const ANSWER = { callsId: 'calls-1', hash: `0x${'ab'.repeat(32)}`, answeredAt: 0 };
const IN_PART: TransactionStatus = {
  ...{ step: 'reverted', answer: ANSWER, reason: undefined, isPart: true, since: 0, isSettled: true },
};

afterEach(cleanUp);

/** The receipt of an approval and a swap of 100 SUSD that the wallet has just accepted. */
async function sent() {
  const swapping = fakeSwapping({
    atomicity: async () => 'supported',
    async prepareApproval(wanted, amount) {
      const request = approvalFor(wanted, amount);
      return { ...request, call: { ...request.call, data: APPROVAL } };
    },
  });
  const here = await startSwap({ swapping });
  const { root, host } = mountContent(here.store);
  host.style.cssText = 'display: block; background: #fff';
  here.start(() => here.tracking.tell());
  await here.fill('100', EUROS, DOLLARS);
  await here.review();
  await here.pass(1_000);
  void here.store.set(submitSwapAtom);
  await settled();
  swapping.sent[0]?.resolve('calls-1');
  const sees = (text: string) => until(() => root.textContent?.includes(text), text);
  await until(() => here.view() === 'Receipt', 'the receipt');
  return { ...here, root, sees };
}

describe('the receipt of a swap that went wrong after its approval', () => {
  it('says what may still be taken, by whom, and how to end it', async () => {
    const { root, sees, tracking } = await sent();
    tracking.network.left = { amount: 100_000_000n, decimals: 6 };
    expect(tracking.network.asked).to.deep.equal([]);
    await tracking.become(IN_PART);
    await sees('Up to 100 SUSD can still be taken');
    await sees('To end it, remove the approval in your wallet.');
    await sees(ROUTER);
    expect(tracking.network.asked).to.deep.equal([
      {
        account: 'eip155:31337:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
        token: DOLLARS.address?.toLowerCase(),
        spender: ROUTER.toLowerCase(),
      },
    ]);
    await stillness(root);
    await expectAccessible(root);
  });

  it('says so of any amount', async () => {
    const { sees, tracking } = await sent();
    tracking.network.left = { amount: 'unlimited', decimals: 6 };
    await tracking.become(IN_PART);
    await sees('Any amount of SUSD can still be taken');
  });

  it('says nothing where nothing is left, or the swap went through', async () => {
    const { root, sees, tracking } = await sent();
    await tracking.become(IN_PART);
    await sees('part of it failed');
    await settled();
    expect(root.textContent).to.not.include('can still be taken');
    const other = await sent();
    other.tracking.network.left = { amount: 1n, decimals: 6 };
    await other.tracking.become({ ...KNOWN.confirmed, moved: 'all' });
    await settled();
    expect(other.tracking.network.asked).to.deep.equal([]);
  });
});
