import { expect } from 'chai';
import { reservedCostAtom, swapCostAtom } from '../../../../src/atoms/swap/cost/swapCost.js';
import { swapFiguresAtom } from '../../../../src/atoms/swap/previewButton.js';
import { WalletModalError } from '../../../../src/lib/errors.js';
import type { NetworkCost } from '../../../../src/lib/swap/networkCost.js';
import { type Deferred, deferred } from '../../../support/promises.js';
import { COIN, DOLLARS, EUROS, fakeSwapping, GAS_PRICE, swapFor } from '../fakeSwapping.js';
import { startSwap } from '../startSwap.js';

const COST: NetworkCost = {
  kind: 'swap',
  gas: 100_000n,
  price: 2n * GAS_PRICE,
  fee: 200_000n * GAS_PRICE + 7n,
};

describe('the network’s fee in the form', () => {
  it('is that of the review, from the same estimate', async () => {
    const { store, fill, pass, review, flow } = await startSwap();
    await fill('1');
    await pass(1_000);
    const inForm = store.get(swapCostAtom)?.fee;
    const { costValue, keptValue } = store.get(swapFiguresAtom) ?? {};
    await review();
    expect(inForm).to.equal(400_000_000_000_000n);
    expect(flow()).to.have.nested.property('request.fee', 400_000_000_000_000n);
    expect(costValue).to.equal('0.8');
    expect(keptValue).to.equal('1979.2');
    expect(store.get(swapFiguresAtom)).to.include({ costValue: '0.8', keptValue: '1979.2' });
  });

  it('is that of the approval where one comes first, and is no part of what the swap leaves', async () => {
    const { store, fill, pass } = await startSwap();
    await fill('100', EUROS, DOLLARS);
    await pass(1_000);
    expect(store.get(swapCostAtom)).to.include({ kind: 'approve', fee: 400_000_000_000_000n });
    expect(store.get(swapFiguresAtom)?.costValue).to.equal(undefined);
  });

  it('assumes no approval where enough is allowed already', async () => {
    const swapping = fakeSwapping();
    swapping.allowed = 100_000_000n;
    const { store, fill, pass } = await startSwap({ swapping });
    await fill('100', EUROS, DOLLARS);
    await pass(1_000);
    expect(store.get(swapCostAtom)).to.include({ kind: 'swap' });
  });

  it('keeps deposits on Solana, where more is needed for a while than is paid', async () => {
    const exact: NetworkCost = { kind: 'swap', gas: 0n, price: 0n, fee: 14_000n };
    const swapping = fakeSwapping({
      estimate: async () => exact,
      costs: async () => ({ price: 0n, least: 5_000n, reserve: 5_974_440n }),
    });
    const { store, fill, pass } = await startSwap({ swapping });
    await fill('1');
    await pass(1_000);
    expect(store.get(swapCostAtom)?.fee).to.equal(14_000n);
    expect(store.get(reservedCostAtom)).to.equal(5_974_440n);
  });

  it('follows the price of gas, and keeps what is paid for data', async () => {
    let price = 2n * GAS_PRICE;
    const swapping = fakeSwapping({
      estimate: async () => COST,
      costs: async () => ({ price, least: 0n, reserve: 0n }),
    });
    const { store, fill, pass } = await startSwap({ swapping });
    await fill('1');
    await pass(1_000);
    expect(store.get(swapCostAtom)?.fee).to.equal(200_000_000_000_007n);
    price = 3n * GAS_PRICE;
    await pass(10_000);
    expect(store.get(swapCostAtom)?.fee).to.equal(300_000_000_000_007n);
  });

  it('is asked for once for what was typed, and never shown for anything else', async () => {
    const asked: (Deferred<NetworkCost> & { readonly amount: bigint; readonly signal: AbortSignal })[] = [];
    const swapping = fakeSwapping({
      estimate({ amount }, _slippage, { signal }) {
        const question = { ...deferred<NetworkCost>(), amount, signal };
        asked.push(question);
        return question.promise;
      },
    });
    const { store, fill, pass } = await startSwap({ swapping });
    await fill('1');
    await pass(3_000);
    expect(asked).to.have.length(1);
    await fill('2');
    await pass(3_000);
    expect(asked.map(({ amount, signal }) => [amount, signal.aborted])).to.deep.equal([
      [10n ** 18n, true],
      [2n * 10n ** 18n, false],
    ]);
    asked[0]?.resolve(COST);
    await pass(1_000);
    expect(store.get(swapCostAtom)).to.equal(undefined);
    asked[1]?.resolve(COST);
    await pass(1_000);
    expect(store.get(swapCostAtom)?.fee).to.equal(200_000_000_000_007n);
    await pass(30_000);
    expect(asked).to.have.length(2);
    await fill('1', DOLLARS, COIN);
    expect(store.get(swapCostAtom)).to.equal(undefined);
  });

  it('is asked for again with the next quote if nobody could tell it', async () => {
    let count = 0;
    const swapping = fakeSwapping({
      async estimate() {
        count += 1;
        if (count === 1) throw new WalletModalError('quote_failed', 'No.');
        return COST;
      },
    });
    const { store, fill, pass } = await startSwap({ swapping });
    await fill('1');
    await pass(5_000);
    expect(count).to.equal(1);
    expect(store.get(swapCostAtom)).to.equal(undefined);
    await pass(10_000);
    expect(count).to.equal(2);
    expect(store.get(swapCostAtom)).to.include({ gas: 100_000n });
  });

  it('is what the review has found out', async () => {
    const swapping = fakeSwapping({
      estimate: () => new Promise(() => undefined),
      prepareSwap: async (wanted) => swapFor(wanted, { fee: 1_234n }),
    });
    const { store, fill, review } = await startSwap({ swapping });
    await fill('1');
    await review();
    expect(store.get(swapCostAtom)).to.include({ kind: 'swap', gas: 200_000n, fee: 1_234n });
  });
});
