import { encodeFunctionData, type LocalAccount } from 'viem';
import { type EvmAddress, readEvmChainId, toHexChainId } from '../../lib/networks/caip.js';
import { RpcErrorCode } from '../../lib/requests/eip1193.js';
import { uuid } from '../../lib/uuid.js';
import type { SandboxChain } from '../chains.js';
import { sandboxBatchAccount } from '../contracts/sandboxBatchAccount.js';
import { rpc } from '../rpc.js';
import { invalidParamsError, SandboxRpcError } from '../rpcError.js';
import { texts } from '../texts.js';
import type { ApprovalRequest } from './approval.js';
import { SANDBOX_BATCH_ACCOUNT, UPGRADED_CODE } from './batchAccount.js';
import type { Call, Methods, WalletContext } from './context.js';
import { asAddress, asData, asObject, asQuantity, at } from './params.js';
import { permittedAccount } from './signingMethods.js';
import { feesFor, maxPrice, signAndSend, withFreeNonce } from './transactionMethods.js';

/** The error codes of EIP-5792. */
const Code = {
  unsupportedCapability: 5700,
  unsupportedChain: 5710,
  duplicateId: 5720,
  unknownId: 5730,
  tooLarge: 5740,
  upgradeRejected: 5750,
  notAtomic: 5760,
} as const;

const VERSION = '2.0.0';
/** The same as MetaMask's limit. */
const MOST_CALLS = 10;
const LONGEST_ID = 4_096;
const RECEIPT_PAUSE_MS = 50;

interface OneCall {
  readonly to: EvmAddress;
  readonly value: bigint;
  readonly data: `0x${string}`;
}

interface Asked {
  readonly id: string;
  readonly from: EvmAddress;
  readonly chain: SandboxChain;
  readonly calls: readonly OneCall[];
}

const fail = (code: number, message: string) => new SandboxRpcError(code, message);

/** Batches of calls (EIP-5792), for accounts that delegate to a batch contract (EIP-7702). */
export function callsMethods(context: WalletContext): Methods {
  const { memory, quirks } = context;
  return {
    async wallet_getCapabilities(params) {
      const { address } = permittedAccount(context, asAddress(at(params, 0), 'the first parameter'));
      const wanted = at(params, 1);
      const isAsked = ({ id }: SandboxChain) =>
        !Array.isArray(wanted) || wanted.some((one) => readEvmChainId(one) === id);
      const entries = context
        .chains()
        .filter(isAsked)
        .map(async (chain) => [
          toHexChainId(chain.id),
          { atomic: { status: await atomicityOf(address, chain) } },
        ]);
      return Object.fromEntries(await Promise.all(entries));
    },

    async wallet_sendCalls(params, call) {
      const { id, from, chain, calls } = parse(at(params, 0), context);
      const account = permittedAccount(context, from);
      if (memory.get().batches.some((one) => one.id === id)) {
        throw fail(Code.duplicateId, texts.errors.duplicateId(id));
      }
      const atomicity = await atomicityOf(account.address, chain);
      if (atomicity === 'unsupported') throw fail(Code.notAtomic, texts.errors.notAtomic);
      const isUpgrade = atomicity === 'ready';
      if (isUpgrade) await askToUpgrade(call, { kind: 'upgrade', chain, account: account.address });
      const fees = await feesFor({}, chain.rpcUrl);
      const gas = await estimate(account.address, calls, chain.rpcUrl);
      await call.ask({
        kind: 'calls',
        chain,
        account: account.address,
        calls,
        maxFee: typeof gas === 'bigint' ? gas * maxPrice(fees) : undefined,
        warning: typeof gas === 'bigint' ? undefined : gas.message,
      });
      if (typeof gas !== 'bigint') throw gas;
      const isAtomic = !quirks.splitsCalls;
      const hashes = isAtomic
        ? [await sendTogether(account, chain, calls, { gas, fees, isUpgrade })]
        : await sendApart(account, chain, calls);
      const { batches } = memory.get();
      memory.set({ batches: [...batches, { id, chain: chain.id, isAtomic, hashes }] });
      return { id };
    },

    async wallet_getCallsStatus(params) {
      const id = at(params, 0);
      const batch = memory.get().batches.find((one) => one.id === id);
      const chain = context.chains().find((one) => one.id === batch?.chain);
      if (!batch || !chain) throw fail(Code.unknownId, texts.errors.unknownId(`${id}`));
      const read = (hash: string) => rpc(chain.rpcUrl, 'eth_getTransactionReceipt', [hash]);
      const receipts = (await Promise.all(batch.hashes.map(read))) as ({ status: string } | null)[];
      return {
        version: VERSION,
        id,
        chainId: toHexChainId(chain.id),
        status: statusOf(receipts),
        atomic: batch.isAtomic,
        receipts: receipts.filter(Boolean),
      };
    },
  };
}

/** An account's support for batches on a chain: it has delegated to the contract, it can, or it cannot. */
async function atomicityOf(address: EvmAddress, { rpcUrl }: SandboxChain) {
  const codeOf = (one: string) => rpc(rpcUrl, 'eth_getCode', [one, 'latest']);
  try {
    const code = `${await codeOf(address)}`.toLowerCase();
    if (code === UPGRADED_CODE) return 'supported';
    const isPossible = code === '0x' && (await codeOf(SANDBOX_BATCH_ACCOUNT)) !== '0x';
    return isPossible ? 'ready' : 'unsupported';
  } catch {
    // The network does not answer, or has no state.
    return 'unsupported';
  }
}

/** Wallets ask for this on their own, so the refusal has its own code. */
async function askToUpgrade({ ask }: Call, request: ApprovalRequest): Promise<void> {
  try {
    await ask(request);
  } catch (error) {
    const isRefused = error instanceof SandboxRpcError && error.code === RpcErrorCode.userRejected;
    throw isRefused ? fail(Code.upgradeRejected, texts.errors.upgradeRejected) : error;
  }
}

function parse(value: unknown, context: WalletContext): Asked {
  const given = asObject(value, 'the request');
  const { version, id = `0x${uuid().replaceAll('-', '')}`, from, chainId, calls } = given;
  if (version !== VERSION) throw invalidParamsError(`expected "version" to be "${VERSION}"`);
  if (typeof given.atomicRequired !== 'boolean') {
    throw invalidParamsError('expected "atomicRequired" to be true or false');
  }
  if (typeof id !== 'string' || id.length > LONGEST_ID) {
    throw invalidParamsError(`expected "id" to be text of at most ${LONGEST_ID} characters`);
  }
  const network = readEvmChainId(chainId);
  if (!network) throw invalidParamsError('expected "chainId" to be hexadecimal');
  const chain = context.chains().find((one) => one.id === network);
  if (!chain) throw fail(Code.unsupportedChain, texts.errors.unknownChain(`${chainId}`));
  if (!Array.isArray(calls) || calls.length === 0) throw invalidParamsError('expected "calls" to be a list');
  if (calls.length > MOST_CALLS) throw fail(Code.tooLarge, texts.errors.tooManyCalls(MOST_CALLS));
  refuseCapabilities(given.capabilities);
  return {
    id,
    from: asAddress(from ?? context.visible()[0], '"from"'),
    chain,
    calls: calls.map((one) => {
      const { to, value: amount, data, capabilities } = asObject(one, 'each call');
      refuseCapabilities(capabilities);
      return {
        to: asAddress(to, '"to"'),
        value: asQuantity(amount, '"value"') ?? 0n,
        data: asData(data, '"data"') ?? '0x',
      };
    }),
  };
}

/** Refuses required capabilities: this wallet has none. */
function refuseCapabilities(value: unknown) {
  if (value === undefined) return;
  const needed = Object.entries(asObject(value, '"capabilities"')).find(
    ([, one]) => (one as { optional?: unknown } | null)?.optional !== true,
  );
  if (needed) throw fail(Code.unsupportedCapability, texts.errors.unsupportedCapability(needed[0]));
}

const dataOf = (calls: readonly OneCall[]) =>
  encodeFunctionData({ abi: sandboxBatchAccount.abi, functionName: 'execute', args: [calls] });

/** The gas of all calls in one transaction, or the chain's error. */
async function estimate(
  from: EvmAddress,
  calls: readonly OneCall[],
  rpcUrl: string,
): Promise<bigint | Error> {
  try {
    const asked = [{ from, to: from, data: dataOf(calls) }, 'latest', { [from]: { code: UPGRADED_CODE } }];
    const gas = BigInt(`${await rpc(rpcUrl, 'eth_estimateGas', asked)}`);
    // Includes the cost of the delegation.
    return gas + gas / 5n + 30_000n;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

type Cost = { readonly gas: bigint; readonly fees: Awaited<ReturnType<typeof feesFor>> };

function sendTogether(
  account: LocalAccount,
  chain: SandboxChain,
  calls: readonly OneCall[],
  { gas, fees, isUpgrade }: Cost & { readonly isUpgrade: boolean },
): Promise<string> {
  const transaction = { to: account.address, value: 0n, data: dataOf(calls) };
  const upgrade = isUpgrade ? SANDBOX_BATCH_ACCOUNT : undefined;
  return withFreeNonce(() => signAndSend(account, chain, transaction, gas, fees, upgrade));
}

/** Sends each call as a transaction, one after the other, until one fails. */
async function sendApart(
  account: LocalAccount,
  chain: SandboxChain,
  calls: readonly OneCall[],
): Promise<string[]> {
  const hashes: string[] = [];
  for (const call of calls) {
    const { to, value, data } = call;
    const asked = { from: account.address, to, value: `0x${value.toString(16)}`, data };
    const gas = BigInt(`${await rpc(chain.rpcUrl, 'eth_estimateGas', [asked])}`);
    const fees = await feesFor({}, chain.rpcUrl);
    const hash = await withFreeNonce(() => signAndSend(account, chain, call, (gas * 6n) / 5n, fees));
    hashes.push(hash);
    while (!(await rpc(chain.rpcUrl, 'eth_getTransactionReceipt', [hash]))) {
      await new Promise((resolve) => setTimeout(resolve, RECEIPT_PAUSE_MS));
    }
  }
  return hashes;
}

function statusOf(receipts: readonly ({ status: string } | null)[]): number {
  if (!receipts.every(Boolean)) return 100;
  const failed = receipts.filter((one) => one?.status === '0x0');
  if (failed.length === 0) return 200;
  return failed.length === receipts.length ? 500 : 600;
}
