import type { LocalAccount, TransactionSerializable } from 'viem';
import { chainIdOf, type EvmAddress } from '../../lib/networks/caip.js';
import type { SandboxChain } from '../chains.js';
import { rpc } from '../rpc.js';
import { invalidParamsError } from '../rpcError.js';
import { texts } from '../texts.js';
import type { Methods, WalletContext } from './context.js';
import { asAddress, asData, asObject, asQuantity, at } from './params.js';
import { permittedAccount } from './signingMethods.js';

interface Asked {
  readonly from: EvmAddress;
  readonly to: EvmAddress | undefined;
  readonly value: bigint;
  readonly data: `0x${string}` | undefined;
  readonly gas: bigint | undefined;
  readonly gasPrice: bigint | undefined;
  readonly maxFeePerGas: bigint | undefined;
  readonly maxPriorityFeePerGas: bigint | undefined;
}

export type Fees = { gasPrice: bigint } | { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint };

/** Sends transactions: signs with the account's key and sends raw transactions to the chain. */
export function transactionMethods(context: WalletContext): Methods {
  // One after the other: two transactions approved at the same time would get the same nonce.
  let last: Promise<unknown> = Promise.resolve();
  return {
    async eth_sendTransaction(params, call) {
      const asked = parse(at(params, 0), context.chain());
      const account = permittedAccount(context, asked.from);
      const chain = context.chain();
      const fees = await feesFor(asked, chain.rpcUrl);
      const gas = asked.gas ?? (await estimate(asked, chain.rpcUrl));
      const failure = typeof gas === 'bigint' ? undefined : gas;
      await call.ask({
        kind: 'transaction',
        chain,
        transaction: {
          from: account.address,
          to: asked.to,
          value: asked.value,
          data: asked.data,
          maxFee: typeof gas === 'bigint' ? gas * maxPrice(fees) : undefined,
          warning: failure?.message,
        },
      });
      if (typeof gas !== 'bigint') throw gas;
      const sent = last.then(() => withFreeNonce(() => signAndSend(account, chain, asked, gas, fees)));
      last = sent.catch(() => undefined);
      return sent;
    },
  };
}

function parse(value: unknown, chain: SandboxChain): Asked {
  const given = asObject(value, 'the transaction');
  const chainId = asQuantity(given.chainId, '"chainId"');
  const active = chainIdOf(chain.id);
  if (chainId !== undefined && chainId !== BigInt(active)) {
    throw invalidParamsError(texts.errors.chainMismatch(`${given.chainId}`, `0x${active.toString(16)}`));
  }
  const data = asData(given.data ?? given.input, '"data"');
  const to = given.to === undefined || given.to === null ? undefined : asAddress(given.to, '"to"');
  if (!to && !data) throw invalidParamsError('expected "to", or "data" to create a contract');
  return {
    from: asAddress(given.from, '"from"'),
    to,
    value: asQuantity(given.value, '"value"') ?? 0n,
    data,
    gas: asQuantity(given.gas ?? given.gasLimit, '"gas"'),
    gasPrice: asQuantity(given.gasPrice, '"gasPrice"'),
    maxFeePerGas: asQuantity(given.maxFeePerGas, '"maxFeePerGas"'),
    maxPriorityFeePerGas: asQuantity(given.maxPriorityFeePerGas, '"maxPriorityFeePerGas"'),
  };
}

/** The gas price of a transaction, with defaults for missing values. */
export async function feesFor(
  asked: Partial<Pick<Asked, 'gasPrice' | 'maxFeePerGas' | 'maxPriorityFeePerGas'>>,
  rpcUrl: string,
): Promise<Fees> {
  if (asked.gasPrice !== undefined) return { gasPrice: asked.gasPrice };
  const priority = asked.maxPriorityFeePerGas ?? BigInt(`${await rpc(rpcUrl, 'eth_maxPriorityFeePerGas')}`);
  if (asked.maxFeePerGas !== undefined) {
    const capped = priority < asked.maxFeePerGas ? priority : asked.maxFeePerGas;
    return { maxFeePerGas: asked.maxFeePerGas, maxPriorityFeePerGas: capped };
  }
  const block = (await rpc(rpcUrl, 'eth_getBlockByNumber', ['latest', false])) as { baseFeePerGas?: string };
  // Twice the base fee lasts for six full blocks.
  return {
    maxFeePerGas: BigInt(block.baseFeePerGas ?? 0) * 2n + priority,
    maxPriorityFeePerGas: priority,
  };
}

export const maxPrice = (fees: Fees) => ('gasPrice' in fees ? fees.gasPrice : fees.maxFeePerGas);

/** The gas, or the chain's error. */
async function estimate({ from, to, value, data }: Asked, rpcUrl: string): Promise<bigint | Error> {
  try {
    const call = { from, to, value: `0x${value.toString(16)}`, data };
    return BigInt(`${await rpc(rpcUrl, 'eth_estimateGas', [call])}`);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const MOST_NONCES = 5;
/** The chain's error for a used nonce, even if the same transaction used it. */
const NONCE_USED = /nonce too low|already imported/i;

/** Retries with the next nonce if another page was faster: all pages share the same accounts. */
export async function withFreeNonce<T>(send: () => Promise<T>): Promise<T> {
  for (let left = MOST_NONCES; ; left -= 1) {
    try {
      return await send();
    } catch (error) {
      if (left <= 1 || !NONCE_USED.test(`${error}`)) throw error;
    }
  }
}

/** Signs with the account's key and sends. `upgrade` is the contract to which the account then delegates (EIP-7702). */
export async function signAndSend(
  account: LocalAccount,
  chain: SandboxChain,
  { to, value, data }: Pick<Asked, 'to' | 'value' | 'data'>,
  gas: bigint,
  fees: Fees,
  upgrade?: EvmAddress,
): Promise<string> {
  const nonce = Number(await rpc(chain.rpcUrl, 'eth_getTransactionCount', [account.address, 'pending']));
  const common = {
    chainId: chainIdOf(chain.id),
    nonce,
    gas,
    value,
    ...(to ? { to } : {}),
    ...(data ? { data } : {}),
  };
  const raw = await account.signTransaction(await typed());
  return `${await rpc(chain.rpcUrl, 'eth_sendRawTransaction', [raw])}`;

  async function typed(): Promise<TransactionSerializable> {
    if ('gasPrice' in fees) return { ...common, ...fees, type: 'legacy' };
    if (!upgrade) return { ...common, ...fees, type: 'eip1559' };
    // By then, the transaction itself has used its nonce.
    const wanted = { contractAddress: upgrade, chainId: common.chainId, nonce: nonce + 1 };
    const authorization = await account.signAuthorization?.(wanted);
    return { ...common, ...fees, type: 'eip7702', authorizationList: authorization ? [authorization] : [] };
  }
}
