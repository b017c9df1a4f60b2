import { expect } from 'chai';
import { setOpenAtom } from '../../../../src/atoms/openModal.js';
import { confirmFeeAtom, swapFeeWarningAtom } from '../../../../src/atoms/swap/cost/feeConfirmation.js';
import { submitApprovalAtom } from '../../../../src/atoms/swap/submitApproval.js';
import { submitSwapAtom } from '../../../../src/atoms/swap/submitSwap.js';
import type { FeeDoubt } from '../../../../src/lib/fees/feeDoubt.js';
import { settled } from '../../../support/promises.js';
import { approvalFor, DOLLARS, EUROS, fakeSwapping, swapFor } from '../fakeSwapping.js';
import { startSwap } from '../startSwap.js';

const ETHER = 10n ** 18n;
const TENFOLD: FeeDoubt = { kind: 'price', times: '14' };

/** A visitor who reviews a swap of 1 ETH with this fee. Each refresh reads `terms` again. */
async function reviewed(terms: { fee: bigint; feeDoubts?: readonly FeeDoubt[] }) {
  const swapping = fakeSwapping({ prepareSwap: async (wanted) => swapFor(wanted, terms) });
  const here = await startSwap({ swapping });
  await here.fill('1');
  await here.review();
  await here.pass(2_000);
  const submit = async () => {
    void here.store.set(submitSwapAtom);
    await settled();
  };
  return { ...here, submit };
}

describe('the network’s fee of a swap', () => {
  it('needs no word if it is ordinary', async () => {
    const { store, preview } = await reviewed({ fee: ETHER / 100n });
    expect(store.get(swapFeeWarningAtom)).to.equal(undefined);
    expect(preview()).to.equal('swap');
  });

  for (const [what, terms, reasons] of [
    ['above $50', { fee: (ETHER * 26n) / 1_000n }, [{ kind: 'aboveLimit' }]],
    ['above what is swapped', { fee: 2n * ETHER }, [{ kind: 'aboveAmount' }, { kind: 'aboveLimit' }]],
    ['far above the usual one', { fee: ETHER / 1_000n, feeDoubts: [TENFOLD] }, [TENFOLD]],
    [
      'disputed by the wallet',
      { fee: ETHER / 1_000n, feeDoubts: [{ kind: 'disputed' }] },
      [{ kind: 'disputed' }],
    ],
  ] as const) {
    it(`is confirmed before anything is asked if it is ${what}`, async () => {
      const { store, swapping, preview, submit } = await reviewed(terms);
      expect(store.get(swapFeeWarningAtom)).to.deep.equal({ kind: 'fee', level: 'caution', reasons });
      expect(preview()).to.equal('confirmFee');
      await submit();
      expect(swapping.sent).to.have.length(0);
      store.set(confirmFeeAtom, true);
      // The loss needs its own confirmation.
      expect(preview()).to.equal(what === 'above what is swapped' ? 'confirmLoss' : 'swap');
      store.set(confirmFeeAtom, false);
      expect(preview()).to.equal('confirmFee');
    });
  }

  it('stays confirmed while it falls, and is confirmed again when it rises or there is another reason', async () => {
    const terms: { fee: bigint; feeDoubts: readonly FeeDoubt[] } = {
      fee: ETHER / 1_000n,
      feeDoubts: [TENFOLD],
    };
    const { store, preview, pass, submit, swapping } = await reviewed(terms);
    store.set(confirmFeeAtom, true);
    terms.fee -= 1n;
    await pass(11_000);
    expect(preview()).to.equal('swap');
    terms.fee += 2n;
    await pass(11_000);
    expect(preview()).to.equal('confirmFee');
    store.set(confirmFeeAtom, true);
    expect(preview()).to.equal('swap');
    terms.feeDoubts = [TENFOLD, { kind: 'disputed' }];
    await pass(11_000);
    expect(preview()).to.equal('confirmFee');
    await submit();
    expect(swapping.sent).to.have.length(0);
  });

  it('is said to be compared with nothing, and needs no confirmation for that', async () => {
    const { store, preview } = await reviewed({ fee: ETHER / 1_000n, feeDoubts: [{ kind: 'unknown' }] });
    expect(store.get(swapFeeWarningAtom)).to.deep.equal({ kind: 'feeUnknown', level: 'note' });
    expect(preview()).to.equal('swap');
  });

  it('of an approval is confirmed by itself', async () => {
    const fee = (ETHER * 26n) / 1_000n;
    const swapping = fakeSwapping({
      prepareApproval: async (wanted, amount) => ({ ...approvalFor(wanted, amount), fee }),
      prepareSwap: async (wanted) => swapFor(wanted, { fee }),
    });
    const { store, fill, review, pass, preview } = await startSwap({ swapping });
    await fill('1000', EUROS, DOLLARS);
    await review();
    await pass(2_000);
    expect(preview()).to.equal('confirmFee');
    void store.set(submitApprovalAtom);
    await settled();
    expect(swapping.sent).to.have.length(0);
    store.set(confirmFeeAtom, true);
    expect(preview()).to.equal('approve');
    void store.set(submitApprovalAtom);
    await settled();
    expect(swapping.sent).to.have.length(1);
    swapping.allowed = 10n ** 18n;
    swapping.sent[0]?.resolve(`0x${'ab'.repeat(32)}`);
    await pass(4_000);
    expect(preview()).to.equal('confirmFee');
    store.set(setOpenAtom, false);
  });
});
