import { type Address, encodeFunctionData, erc20Abi, type Hex, maxUint256 } from 'viem';
import type { SandboxChain } from '../../chains.js';
import { sandboxExchange } from '../../contracts/sandboxExchange.js';
import { NATIVE_OF_EXCHANGE } from '../../evmTokens.js';
import { SANDBOX_EXCHANGE } from '../exchange.js';
import type { Asset } from './chainLedger.js';
import type { ChainSwaps } from './chainSwaps.js';
import type { EvmIndex } from './evmIndex.js';
import { iconOf } from './prices.js';
import { readCaip10 } from './readCall.js';
import { Refusal } from './refusal.js';

const EXCHANGE = { address: SANDBOX_EXCHANGE, abi: sandboxExchange.abi } as const;
const MOST_SLIPPAGE = 50;

/** Swaps on the exchange of a local chain. */
export function createEvmSwaps(chain: SandboxChain<string>, client: EvmIndex['client']): ChainSwaps {
  const idOf = (address: string) => `${chain.id}:${address}`;
  const assets: readonly (Asset & { readonly address: string })[] = [
    { ...chain.nativeCurrency, address: NATIVE_OF_EXCHANGE },
    ...(chain.tokens ?? []),
  ];

  /** The address in a CAIP-10 parameter. */
  function addressIn(value: unknown, field: string): Address {
    const read = readCaip10(value, field);
    if (read.chain !== chain.id) throw new Refusal(400, field, 'All parameters are of one network.');
    return read.address as Address;
  }

  function tokenIn(value: unknown, field: string): Address {
    const address = addressIn(value, field);
    const found = assets.find((asset) => asset.address.toLowerCase() === address.toLowerCase());
    if (!found) throw new Refusal(400, field, `Nobody swaps "${address}".`);
    return found.address as Address;
  }

  function pairIn(from: unknown, to: unknown) {
    const pair = { from: tokenIn(from, 'from'), to: tokenIn(to, 'to') };
    if (pair.from === pair.to) throw new Refusal(400, 'to', 'The tokens are the same.');
    return pair;
  }

  async function quoted({ from, to }: { from: Address; to: Address }, amount: bigint): Promise<bigint> {
    const args = [from, to, amount] as const;
    const result = await client.readContract({ ...EXCHANGE, functionName: 'quote', args }).catch(() => 0n);
    if (result === 0n) throw new Refusal(400, 'amount', 'insufficient liquidity');
    return result;
  }

  const gasPrice = async () => `${await client.getGasPrice()}`;

  return {
    tokens: () => ({
      tokens: assets.map(({ address, name, symbol, decimals, ...rest }) => ({
        name,
        symbol,
        address: idOf(address),
        decimals,
        logoUri: iconOf({ name, symbol, decimals, ...rest }),
        eip2612: false,
      })),
    }),
    async quotes(query) {
      const [from, to] = [query.get('from'), query.get('to')];
      const pair = pairIn(from, to);
      const amount = unitsIn(query.get('amount'), 'amount');
      if (!/^0x[0-9a-f]{40}$/i.test(query.get('userAddress') ?? '')) {
        throw new Refusal(400, 'userAddress', 'It is an address without its network.');
      }
      const price = query.get('gasPrice');
      if (price !== undefined) unitsIn(price, 'gasPrice');
      const toAmount = await quoted(pair, amount);
      const quote = {
        id: null,
        fromAmount: `${amount}`,
        fromAccount: from,
        toAmount: `${toAmount}`,
        toAccount: to,
      };
      return { quotes: [quote] };
    },
    async allowance(query) {
      const address = tokenIn(query.get('tokenAddress'), 'tokenAddress');
      const owner = addressIn(query.get('userAddress'), 'userAddress');
      if (address === NATIVE_OF_EXCHANGE) return { allowance: `${maxUint256}` };
      const args = [owner, SANDBOX_EXCHANGE] as const;
      const allowed = await client.readContract({ address, abi: erc20Abi, functionName: 'allowance', args });
      return { allowance: `${allowed}` };
    },
    async buildApprove(query) {
      const { to } = pairIn(query.get('from'), query.get('to'));
      addressIn(query.get('userAddress'), 'userAddress');
      const written = query.get('amount');
      const amount = written === undefined ? maxUint256 : unitsIn(written, 'amount', 0n);
      const data = encodeFunctionData({
        abi: erc20Abi,
        functionName: 'approve',
        args: [SANDBOX_EXCHANGE, amount],
      });
      // Like the hosted service: for the bought token, with an echo of the sold one.
      return {
        tx: {
          from: query.get('from'),
          to: idOf(to),
          data,
          value: '0',
          eip155: { gasPrice: await gasPrice() },
        },
      };
    },
    async buildTransaction({ amount: written, eip155, ...body }) {
      const pair = pairIn(body.from, body.to);
      const amount = unitsIn(written, 'amount');
      const account = addressIn(body.userAddress, 'userAddress');
      const slippage = slippageIn(eip155);
      const expected = await quoted(pair, amount);
      const least = (expected * BigInt(100 - slippage)) / 100n;
      const data = encodeFunctionData({
        abi: sandboxExchange.abi,
        functionName: 'swap',
        args: [pair.from, pair.to, amount, least, account],
      });
      const value = pair.from === NATIVE_OF_EXCHANGE ? amount : 0n;
      const gas = await estimate({ account, data, value });
      return {
        tx: {
          from: idOf(account),
          to: idOf(SANDBOX_EXCHANGE),
          data,
          amount: `${expected}`,
          eip155: { gas: `${gas}`, gasPrice: await gasPrice() },
        },
      };
    },
  };

  /** The estimated gas of the swap, plus a tenth. The hosted service builds no swap that would fail. */
  async function estimate(call: { account: Address; data: Hex; value: bigint }): Promise<bigint> {
    try {
      return ((await client.estimateGas({ ...call, to: SANDBOX_EXCHANGE })) * 11n) / 10n;
    } catch {
      throw new Refusal(400, 'amount', 'Not enough balance or allowance.');
    }
  }
}

/** Reads an integer from text. Numbers, exponents and fractions are refused. */
function unitsIn(value: unknown, field: string, least = 1n): bigint {
  const amount = typeof value === 'string' && /^\d{1,78}$/.test(value) ? BigInt(value) : -1n;
  if (amount < least || amount > maxUint256) throw new Refusal(400, field, `"${value}" is no amount.`);
  return amount;
}

function slippageIn(eip155: unknown): number {
  const { slippage, permit, ...rest } = (eip155 ?? {}) as Record<string, unknown>;
  const [unknown] = Object.keys(rest);
  if (unknown) throw new Refusal(400, unknown, `"eip155" has no member "${unknown}".`);
  if (permit !== undefined) throw new Refusal(400, 'permit', 'No token takes permits.');
  if (!Number.isInteger(slippage) || Number(slippage) < 0 || Number(slippage) > MOST_SLIPPAGE) {
    throw new Refusal(400, 'slippage', `The slippage is a whole percentage up to ${MOST_SLIPPAGE}.`);
  }
  return Number(slippage);
}
