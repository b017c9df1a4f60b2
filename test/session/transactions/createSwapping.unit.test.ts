import { expect } from 'chai';
import { encodeFunctionData, erc20Abi } from 'viem';
import { describeNetworkAtom } from '../../../src/atoms/siteConfig.js';
import type { QuoteSource } from '../../../src/lib/swap/quoteSource.js';
import { createSwapping } from '../../../src/session/transactions/createSwapping.js';
import { ALICE, fakeConnector, ONE, world } from '../../atoms/fakes.js';
import { COIN, DOLLARS, EUROS, ROUTER } from '../../atoms/swap/fakeSwapping.js';
import { rejection } from '../../support/promises.js';

const options = { signal: new AbortController().signal };
const account = `${ONE}:${ALICE}` as const;
const wanted = { account, from: DOLLARS, to: EUROS, amount: 12n, mayBeSponsored: false };
const OTHER = '0x00000000000000000000000000000000000000aA';

/** Swaps with a source that has no allowances, on a network whose node gives this answer. */
async function start(answer: string) {
  const asked: unknown[] = [];
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    asked.push([method, params]);
    return answer;
  };
  const approvals: unknown[] = [];
  const own = {
    slippageStep: 1,
    async buildApproval(query: { readonly amount: bigint }) {
      approvals.push(query);
      const args = [ROUTER, query.amount] as const;
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args });
      return { to: DOLLARS.address, value: 0n, data };
    },
  } as unknown as QuoteSource;
  const wallet = fakeConnector('a');
  Object.assign(wallet.provider ?? {}, { request });
  const { store, services, connect } = world({ wallets: [wallet], config: { quotes: { own } } });
  await connect(wallet);
  expect(store.get(describeNetworkAtom)(ONE).rpcUrl).to.equal(undefined);
  return { swapping: await createSwapping(store, services), asked, approvals };
}

const word = (digits: string) => digits.toLowerCase().padStart(64, '0');
const questionOf = (spender: string) => [
  'eth_call',
  [{ to: DOLLARS.address, data: `0xdd62ed3e${word(ALICE.slice(2))}${word(spender.slice(2))}` }, 'latest'],
];

describe('the allowance for a swap whose source knows none', () => {
  it('is read from the network, for the contract that an approval would be for', async () => {
    const { swapping, asked, approvals } = await start(`0x${word('7')}`);
    expect(await swapping.allowance(wanted, undefined, options)).to.equal(7n);
    expect(asked).to.deep.equal([questionOf(ROUTER)]);
    expect(approvals).to.deep.equal([{ account, from: DOLLARS.address, to: EUROS.address, amount: 12n }]);
  });

  it('is read for the contract that was approved without asking the source again', async () => {
    const { swapping, asked, approvals } = await start(`0x${word('7')}`);
    expect(await swapping.allowance(wanted, OTHER, options)).to.equal(7n);
    expect(asked).to.deep.equal([questionOf(OTHER)]);
    expect(approvals).to.deep.equal([]);
  });

  it('is unknown if the token does not tell', async () => {
    const { swapping } = await start('0x');
    const error = await rejection<{ details: string }>(swapping.allowance(wanted, undefined, options));
    expect(error.details).to.equal('The token does not tell what may be taken.');
  });

  it('is all of the native currency', async () => {
    const { swapping, asked, approvals } = await start('0x');
    expect(await swapping.allowance({ ...wanted, from: COIN }, undefined, options)).to.equal(12n);
    expect([asked, approvals]).to.deep.equal([[], []]);
  });
});
