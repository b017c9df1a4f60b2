import * as z from 'zod/mini';
import { ownValue } from '../lib/untrusted/ownValue.js';
import type { FrameMethod } from './rpcMethods.js';

const text = z.string();
const hex = z.string().check(z.startsWith('0x'));
const list = z.array(z.unknown());
/** These methods need no parameters; any given ones are passed on. */
const anything = z.optional(z.unknown());

/** The hosted frame lists these methods, but has no schema for them and never answers. */
const unanswered = z.never();

const solanaTransaction = z.object({ transaction: text });
const commitment = z.enum([
  'processed',
  'confirmed',
  'finalized',
  'recent',
  'single',
  'singleGossip',
  'root',
  'max',
]);
const sendCalls = z.array(
  z.object({
    chainId: z.optional(z.union([text, z.number()])),
    from: z.optional(text),
    version: z.optional(text),
    capabilities: z.optional(z.unknown()),
    calls: z.array(z.object({ to: hex, data: z.optional(hex), value: z.optional(text) })),
  }),
);

/** Methods whose parameters are not just a list. */
const shapes: { readonly [Method in FrameMethod]?: z.ZodMiniType } = {
  eth_accounts: anything,
  eth_blockNumber: anything,
  eth_chainId: anything,
  eth_gasPrice: anything,
  eth_maxPriorityFeePerGas: anything,
  eth_newBlockFilter: anything,
  eth_newPendingTransactionFilter: anything,
  wallet_getCapabilities: anything,
  wallet_getCallsStatus: z.array(text),
  solana_signMessage: z.object({ message: text, pubkey: text }),
  solana_signTransaction: solanaTransaction,
  solana_signAllTransactions: z.object({ transactions: z.array(text) }),
  solana_signAndSendTransaction: z.object({
    transaction: text,
    options: z.optional(
      z.object({
        skipPreflight: z.optional(z.boolean()),
        preflightCommitment: z.optional(commitment),
        maxRetries: z.optional(z.number()),
        minContextSlot: z.optional(z.number()),
      }),
    ),
  }),
  wallet_sendCalls: sendCalls,
  eth_sendUserOperation: unanswered,
  eth_estimateUserOperationGas: unanswered,
  eth_getUserOperationByHash: unanswered,
  eth_getUserOperationReceipt: unanswered,
  eth_supportedEntryPoints: unanswered,
};

/**
 * A request's parameters for the frame; undefined if they do not fit the method (behaviour 15.7) or are not JSON.
 * Unknown fields are kept: they may be part of what the user approves.
 */
export function readRpcParams(method: FrameMethod, params: unknown): { params?: unknown } | undefined {
  // Sites may omit the empty list of EIP-1474.
  const given = asJson(params === undefined && method === 'eth_syncing' ? [] : params);
  if (!given || !z.safeParse(ownValue(shapes, method) ?? list, given.value).success) return undefined;
  return given.value === undefined ? {} : { params: given.value };
}

/**
 * A plain copy, because frameworks wrap objects in proxies, which `postMessage` refuses. Undefined if the value is not
 * JSON.
 */
function asJson(value: unknown): { value: unknown } | undefined {
  try {
    return { value: value === undefined ? undefined : JSON.parse(JSON.stringify(value)) };
  } catch {
    // A cycle, bigint or function, which JSON-RPC cannot carry.
    return undefined;
  }
}
