import { is32Bytes } from '../evm/hex.js';
import { SIGNED_ON_CHAIN } from '../evm/signedOnChain.js';
import { type EvmAddress, isEvmAddress, readEvmChainId, toHexChainId } from '../networks/caip.js';
import { isSameAddress } from '../networks/isSameAddress.js';
import { RpcErrorCode } from '../requests/eip1193.js';
import { readFields } from '../untrusted/readFields.js';
import {
  invalidParams,
  isObject,
  readGas,
  readSafeCall,
  readSafeCalls,
  readTypedData,
  safeError,
} from './safeCalls.js';
import type { SafeParent } from './safeParent.js';

/** A Safe account, as reported by the embedding page. */
export interface SafeAccount {
  readonly address: EvmAddress;
  readonly chainId: `0x${string}`;
}

/** The statuses of Safe transactions, as numbers of EIP-5792. */
const STATUS: ReadonlyMap<unknown, number> = new Map([
  ['AWAITING_CONFIRMATIONS', 100],
  ['AWAITING_EXECUTION', 100],
  ['SUCCESS', 200],
  ['CANCELLED', 400],
  ['FAILED', 500],
]);

/**
 * The receipt of a Safe's transaction, corrected by the Safe's own status: the chain reports success even if the call inside it
 * failed.
 */
const asSaid = (receipt: object, status: unknown) => ({
  ...receipt,
  ...(status === 'FAILED' || status === 'CANCELLED' ? { status: '0x0' } : {}),
});

/** The reads that a Safe answers for its apps. */
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

/** The account of the embedding Safe. Undefined if the answer isn't an account. */
export function readSafeAccount(answer: unknown): SafeAccount | undefined {
  const { safeAddress, chainId } = readFields(answer, ['safeAddress', 'chainId']);
  const network = readEvmChainId(chainId);
  const id = network && toHexChainId(network);
  return isEvmAddress(safeAddress) && id ? { address: safeAddress, chainId: id } : undefined;
}

/** An EIP-1193 provider for the embedding Safe. Its account and network never change. */
export function safeProvider(parent: SafeParent, { address, chainId }: SafeAccount) {
  const read = (call: string, params: unknown) => parent.ask('rpcCall', { call, params });
  const askPerson = (method: string, params: unknown) => parent.ask(method, params, { isForPerson: true });

  function isOwnNetwork(id: unknown): boolean {
    const network = readEvmChainId(id);
    return network !== undefined && toHexChainId(network) === chainId;
  }

  function check(account: unknown) {
    const isOwn = typeof account === 'string' && isSameAddress(account, address);
    if (!isOwn) throw safeError(RpcErrorCode.unauthorized, 'This is not the account of the Safe.');
  }

  /** Rejects requests that name another account or network, because the Safe would send from its own. */
  function checkSender(asked: unknown) {
    if (!isObject(asked)) throw invalidParams('An object is needed.');
    const { from, chainId: wanted } = readFields(asked, ['from', 'chainId']);
    if (from !== undefined && from !== null) check(from);
    if (wanted !== undefined && wanted !== null && !isOwnNetwork(wanted))
      throw safeError(RpcErrorCode.chainDisconnected, 'A Safe is on one network.');
  }

  async function sign(method: string, params: object): Promise<string> {
    const { signature } = readFields(await askPerson(method, params));
    return typeof signature === 'string' && signature !== '' ? signature : SIGNED_ON_CHAIN;
  }

  async function send(txs: readonly object[], safeTxGas?: number): Promise<string> {
    const params = safeTxGas ? { safeTxGas } : undefined;
    const { safeTxHash } = readFields(await askPerson('sendTransactions', { txs, params }));
    if (typeof safeTxHash !== 'string')
      throw safeError(RpcErrorCode.internal, 'The Safe did not say what became of it.');
    return safeTxHash;
  }

  /** The Safe's last status of its transactions, by their hashes on the chain. */
  const said = new Map<unknown, unknown>();

  /** The Safe's details of a transaction, if the hash is one of its own. */
  async function ownTransaction(hash: unknown): Promise<Record<string, unknown>> {
    if (!is32Bytes(hash)) throw invalidParams('A hash is needed.');
    const found = await parent.ask('getTxBySafeTxHash', { safeTxHash: hash }).catch(() => undefined);
    return readFields(found, ['txHash', 'txStatus']);
  }

  /** The answer keeps the requested hash, because libraries compare the two. */
  async function readByHash(method: string, hash: unknown, field: string): Promise<unknown> {
    const { txHash, txStatus } = await ownTransaction(hash);
    const found = await read(method, [txHash || hash]);
    if (!isObject(found)) return null;
    const isReceipt = method === 'eth_getTransactionReceipt';
    return { ...(isReceipt ? asSaid(found, txStatus ?? said.get(hash)) : found), [field]: hash };
  }

  async function callsStatus(id: unknown) {
    if (!is32Bytes(id)) throw invalidParams('The id of calls is needed.');
    const told = await parent.ask('getTxBySafeTxHash', { safeTxHash: id });
    const { txStatus, txHash } = readFields(told, ['txStatus', 'txHash']);
    if (typeof txStatus !== 'string')
      throw safeError(RpcErrorCode.internal, 'The Safe did not say what became of it.');
    said.set(txHash, txStatus);
    const receipt = txHash ? await read('eth_getTransactionReceipt', [txHash]) : undefined;
    return {
      version: '2.0.0',
      id,
      chainId,
      atomic: true,
      status: STATUS.get(txStatus) ?? 100,
      ...(isObject(receipt) ? { receipts: [asSaid(receipt, txStatus)] } : {}),
    };
  }

  /** The Safe is on one network, so its capabilities only list that one. */
  function capabilities(account: unknown, networks: unknown) {
    if (account !== undefined && account !== null) check(account);
    if (networks !== undefined && networks !== null && !Array.isArray(networks))
      throw invalidParams('Networks are given as a list.');
    const isAsked = !networks || networks.some((one) => isOwnNetwork(one));
    return isAsked ? { [chainId]: { atomic: { status: 'supported' } } } : {};
  }

  async function newestBlock(): Promise<string> {
    const { number } = readFields(await read('eth_getBlockByNumber', ['latest', false]), ['number']);
    if (typeof number === 'string') return number;
    throw safeError(RpcErrorCode.internal, 'The Safe did not say which block is the newest.');
  }

  function stay(wanted: unknown): null {
    const { chainId: id } = readFields(wanted, ['chainId']);
    if (!readEvmChainId(id)) throw invalidParams('A hex chainId is needed.');
    if (isOwnNetwork(id)) return null;
    throw safeError(RpcErrorCode.unsupportedMethod, 'A Safe is on one network.');
  }

  return {
    async request(args: { method: string; params?: unknown }): Promise<unknown> {
      const { method, params } = readFields(args, ['method', 'params']);
      if (typeof method !== 'string') throw safeError(RpcErrorCode.invalidRequest, 'A method is needed.');
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
          if (typeof first !== 'string') throw invalidParams('A message is needed.');
          check(second);
          return sign('signMessage', { message: first });
        case 'eth_signTypedData':
        case 'eth_signTypedData_v4': {
          const typedData = readTypedData(second);
          check(first);
          return sign('signTypedMessage', { typedData });
        }
        case 'eth_sendTransaction':
          checkSender(first);
          return send([readSafeCall(first)], readGas(readFields(first, ['gas']).gas));
        case 'wallet_sendCalls':
          checkSender(first);
          return { id: await send(readSafeCalls(first)) };
        case 'wallet_getCallsStatus':
          return callsStatus(first);
        case 'wallet_getCapabilities':
          return capabilities(first, second);
        case 'wallet_switchEthereumChain':
          return stay(first);
        case 'eth_blockNumber':
          return newestBlock();
        case 'eth_getTransactionByHash':
          return readByHash(method, first, 'hash');
        case 'eth_getTransactionReceipt':
          return readByHash(method, first, 'transactionHash');
        default:
          throw safeError(RpcErrorCode.unsupportedMethod, `A Safe does not know ${method}.`);
      }
    },
    // The account and network never change, so there are no events.
    on: () => undefined,
    removeListener: () => undefined,
  };
}
