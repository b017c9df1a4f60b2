import { SIGNED_ON_CHAIN } from '../evm/signedOnChain.js';
import { type EvmAddress, isEvmAddress, readEvmChainId, toHexChainId } from '../networks/caip.js';
import { isSameAddress } from '../networks/isSameAddress.js';
import { ownValue } from '../ownValue.js';
import { readFields } from '../untrusted/readFields.js';
import type { SafeParent } from './safeParent.js';

/** A Safe, as the page around says it. */
export interface SafeAccount {
  readonly address: EvmAddress;
  readonly chainId: `0x${string}`;
}

/** Where a transaction of a Safe is, in the numbers of EIP-5792. */
const STATUS: Readonly<Record<string, number>> = {
  AWAITING_CONFIRMATIONS: 100,
  AWAITING_EXECUTION: 100,
  SUCCESS: 200,
  CANCELLED: 400,
  FAILED: 500,
};

/** What a Safe reads for the apps that it shows. */
const READS: ReadonlySet<string> = new Set([
  'eth_call',
  'eth_estimateGas',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getStorageAt',
  'eth_getTransactionCount',
]);

const providerError = (code: number, message: string) => Object.assign(new Error(message), { code });

/** The account of the Safe around the page. Undefined if the page around says something else. */
export function readSafeAccount(answer: unknown): SafeAccount | undefined {
  const { safeAddress, chainId } = readFields(answer, ['safeAddress', 'chainId']);
  const network = readEvmChainId(chainId);
  const id = network && toHexChainId(network);
  return isEvmAddress(safeAddress) && id ? { address: safeAddress, chainId: id } : undefined;
}

/** An EIP-1193 provider for the Safe around the page. Its account and its network never change. */
export function safeProvider(parent: SafeParent, { address, chainId }: SafeAccount) {
  const read = (call: string, params: unknown) => parent.ask('rpcCall', { call, params });
  const askPerson = (method: string, params: unknown) => parent.ask(method, params, { isForPerson: true });

  function check(account: unknown) {
    const isOwn = typeof account === 'string' && isSameAddress(account, address);
    if (!isOwn) throw providerError(4100, 'This is not the account of the Safe.');
  }

  /** For a request that names another account or network: the Safe would send from its own. */
  function checkSender(asked: unknown) {
    const { from, chainId: wanted } = readFields(asked);
    if (from !== undefined && from !== null) check(from);
    const network = readEvmChainId(wanted);
    if (wanted !== undefined && wanted !== null && (!network || toHexChainId(network) !== chainId)) {
      throw providerError(4901, 'A Safe is on one network.');
    }
  }

  async function sign(method: string, params: object): Promise<string> {
    const { signature } = readFields(await askPerson(method, params));
    return typeof signature === 'string' && signature !== '' ? signature : SIGNED_ON_CHAIN;
  }

  async function send(calls: readonly unknown[], safeTxGas?: unknown): Promise<string> {
    const txs = calls.map((call) => {
      const { to, value, data } = readFields(call, ['to', 'value', 'data']);
      if (!isEvmAddress(to))
        throw providerError(-32602, 'A Safe creates no contracts by itself: "to" is needed.');
      return { to, value: value || '0', data: data || '0x' };
    });
    const gas = Number(safeTxGas);
    const params = gas > 0 ? { safeTxGas: gas } : undefined;
    const { safeTxHash } = readFields(await askPerson('sendTransactions', { txs, params }));
    if (typeof safeTxHash !== 'string')
      throw providerError(-32603, 'The Safe did not say what became of it.');
    return safeTxHash;
  }

  /** The hash on chain of a transaction of the Safe, once it is executed. Others keep theirs. */
  async function chainHash(hash: unknown): Promise<unknown> {
    try {
      const { txHash } = readFields(await parent.ask('getTxBySafeTxHash', { safeTxHash: hash }));
      return txHash || hash;
    } catch {
      // It is none of the Safe's.
      return hash;
    }
  }

  /** Libraries compare the hash with the one they asked for. */
  async function readByHash(method: string, hash: unknown, field: string): Promise<unknown> {
    const found = await read(method, [await chainHash(hash)]);
    return typeof found === 'object' && found !== null ? { ...found, [field]: hash } : null;
  }

  async function callsStatus(id: unknown) {
    const { txStatus, txHash } = readFields(await parent.ask('getTxBySafeTxHash', { safeTxHash: id }));
    const receipt = txHash ? await read('eth_getTransactionReceipt', [txHash]) : undefined;
    return {
      version: '2.0.0',
      id,
      chainId,
      atomic: true,
      status: ownValue(STATUS, String(txStatus)) ?? 100,
      ...(receipt ? { receipts: [receipt] } : {}),
    };
  }

  function stay(wanted: unknown): null {
    const network = readEvmChainId(readFields(wanted).chainId);
    if (network && toHexChainId(network) === chainId) return null;
    throw providerError(4200, 'A Safe is on one network.');
  }

  return {
    async request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
      const given: readonly unknown[] = Array.isArray(params) ? params : [];
      const [first, second] = given;
      if (READS.has(method)) return read(method, given);
      switch (method) {
        case 'eth_accounts':
        case 'eth_requestAccounts':
          return [address];
        case 'eth_chainId':
          return chainId;
        case 'net_version':
          return String(Number(chainId));
        case 'personal_sign':
          check(second);
          return sign('signMessage', { message: first });
        case 'eth_signTypedData':
        case 'eth_signTypedData_v4':
          check(first);
          return sign('signTypedMessage', {
            typedData: typeof second === 'string' ? JSON.parse(second) : second,
          });
        case 'eth_sendTransaction':
          checkSender(first);
          return send([first], readFields(first).gas);
        case 'wallet_sendCalls': {
          checkSender(first);
          const { calls } = readFields(first);
          return { id: await send(Array.isArray(calls) ? calls : []) };
        }
        case 'wallet_getCallsStatus':
          return callsStatus(first);
        case 'wallet_getCapabilities':
          return { [chainId]: { atomic: { status: 'supported' } } };
        case 'wallet_switchEthereumChain':
          return stay(first);
        case 'eth_blockNumber':
          return readFields(await read('eth_getBlockByNumber', ['latest', false])).number;
        case 'eth_getTransactionByHash':
          return readByHash(method, first, 'hash');
        case 'eth_getTransactionReceipt':
          return readByHash(method, first, 'transactionHash');
        default:
          throw providerError(4200, `A Safe does not know ${method}.`);
      }
    },
    // Nothing ever changes.
    on: () => undefined,
    removeListener: () => undefined,
  };
}
