import { expect } from 'chai';
import { approvalLeftOverAtom } from '../../../src/atoms/swap/approvalLeftOver.js';
import { submitSwapAtom } from '../../../src/atoms/swap/submitSwap.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import { settled } from '../../support/promises.js';
import { ALICE, ONE } from '../fakes.js';
import { approvalFor, DOLLARS, EUROS, fakeSwapping, swapFor } from './fakeSwapping.js';
import { startSwap } from './startSwap.js';

const TOKEN = '0x5fbdb2315678afecb367f032d93f642f64180aa3';
const ROUTER = '0x1111111254eeb25477b68fb85ed929f73a960582';
/** `approve` of 100 SUSD for the router. */
const APPROVE =
  '0x095ea7b30000000000000000000000001111111254eeb25477b68fb85ed929f73a9605820000000000000000000000000000000000000000000000000000000005f5e100';
const REFUSED = new WalletModalError('user_rejected', 'No.', { cause: { code: 4001 } });

/** A visitor whose wallet answers a swap of 100 SUSD, batched with its approval, with this error. */
async function answered(error: Error) {
  const swapping = fakeSwapping({
    atomicity: async () => 'supported',
    prepareTogether: async (wanted, together) => {
      const approval = approvalFor(wanted, 100_000_000n);
      return swapFor(wanted, {
        together: { ...together, approval: { ...approval, call: { ...approval.call, data: APPROVE } } },
      });
    },
  });
  const here = await startSwap({ swapping });
  const { store, tracking } = here;
  here.start(() => store.sub(approvalLeftOverAtom, () => undefined));
  await here.fill('100', EUROS, DOLLARS);
  await here.review();
  await here.pass(1_000);
  void store.set(submitSwapAtom);
  await settled();
  expect(tracking.network.asked).to.deep.equal([]);
  swapping.sent[0]?.reject(error);
  await settled();
  return { ...here, left: () => store.get(approvalLeftOverAtom) };
}

describe('a permission that a declined swap has left', () => {
  it('is named once a node says that it is there, with who has it and how much', async () => {
    const { left, pass, flow, tracking } = await answered(REFUSED);
    expect(flow()).to.deep.include({ step: 'ready' });
    expect(left()).to.equal(undefined);
    const asked = { account: `${ONE}:${ALICE}`, token: TOKEN, spender: ROUTER };
    expect(tracking.network.asked[0]).to.deep.equal(asked);
    // The approval is mined.
    tracking.network.left = { amount: 100_000_000n, decimals: 6 };
    await pass(10_000);
    expect(left()).to.deep.equal({ ...asked, amount: 100_000_000n, decimals: 6 });
  });

  it('is not named if there is none', async () => {
    const { left, pass, tracking } = await answered(REFUSED);
    await pass(120_000);
    expect(tracking.network.asked.length).to.be.within(2, 8);
    expect(left()).to.equal(undefined);
  });

  it('is not looked for after a refused upgrade, whose review reads itself what is allowed', async () => {
    const cause = { code: 5750, message: 'No.' };
    const { flow, tracking } = await answered(new WalletModalError('wallet_failed', 'No.', { cause }));
    expect(flow()).to.deep.include({ step: 'approving', notTogether: 'upgradeRefused' });
    // The review reads the allowance before it asks for more.
    expect(tracking.network.asked).to.deep.equal([]);
  });
});
