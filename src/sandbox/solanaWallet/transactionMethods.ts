import { RpcErrorCode } from '../../lib/requests/eip1193.js';
import { decodeBase58 } from '../base58.js';
import { toBase64 } from '../base64.js';
import { rpc } from '../rpc.js';
import { invalidParamsError, SandboxRpcError } from '../rpcError.js';
import { texts } from '../texts.js';
import type { Call, Methods } from '../wallet/context.js';
import { asObject } from '../wallet/params.js';
import { permittedKey, type SolanaContext } from './context.js';
import { asBytes, inputsOf } from './inputs.js';
import type { SolanaKey } from './keys.js';
import { readTables } from './readTables.js';
import { spoiledList, spoiledSignature } from './spoil.js';
import { summaryOf } from './summary.js';
import type { SolanaChainName, SolanaScriptStep, SolanaSpoil } from './types.js';
import { parseTransaction, SIGNATURE_LENGTH, slotOf, type WireTransaction, withSignature } from './wire.js';

interface Asked {
  readonly key: SolanaKey;
  readonly bytes: Uint8Array;
  readonly transaction: WireTransaction;
  readonly slot: number;
  readonly chain: SolanaChainName | undefined;
  readonly options: Readonly<Record<string, unknown>>;
}

/** The methods that sign one or more transactions at once, and send them. */
export function transactionMethods(context: SolanaContext): Methods<SolanaScriptStep> {
  const read = (params: unknown): Asked[] => inputsOf(params).map((input) => readInput(context, input));
  const ask = async (call: Call<SolanaScriptStep>, kind: 'solana-sign' | 'solana-send', asked: Asked[]) => {
    const transactions = await Promise.all(
      asked.map(async (one) => summaryOf(await lookedUp(context, one), one.key.address)),
    );
    await call.ask({ kind, network: asked[0]?.chain, transactions });
  };

  return {
    async 'solana:signTransaction'(params, call) {
      const asked = read(params);
      await ask(call, 'solana-sign', asked);
      const spoil = call.step?.spoil;
      const outputs = asked.map((one) => ({ signedTransaction: sign(one, spoil).bytes }));
      return spoiledList(outputs, spoil);
    },
    async 'solana:signAndSendTransaction'(params, call) {
      const asked = read(params);
      const urls = asked.map(({ chain }) => urlOf(context, chain));
      await ask(call, 'solana-send', asked);
      const spoil = call.step?.spoil;
      const outputs: { signature: Uint8Array }[] = [];
      for (const [index, one] of asked.entries()) {
        // Sent unchanged: only the answer is distorted.
        const signature = await send(urls[index] ?? '', sign(one, undefined).bytes, one.options);
        outputs.push({ signature: spoil ? sign(one, spoil).signature : signature });
      }
      return spoiledList(outputs, spoil);
    },
  };
}

function readInput(context: SolanaContext, input: Readonly<Record<string, unknown>>): Asked {
  const key = permittedKey(context, asObject(input.account, '"account"').address);
  const bytes = asBytes(input.transaction, '"transaction"');
  const transaction = parseTransaction(bytes);
  const chain = context.chains().find((candidate) => candidate === input.chain);
  if (input.chain !== undefined && !chain) throw invalidParamsError(texts.errors.noCluster(`${input.chain}`));
  return {
    key,
    bytes,
    transaction,
    slot: slotOf(transaction, key.address),
    chain,
    options: asObject(input.options ?? {}, '"options"'),
  };
}

/** The transaction with the addresses of its lookup tables, if its chain is known and returns them. */
async function lookedUp(
  { rpcUrls }: SolanaContext,
  { bytes, transaction, chain }: Asked,
): Promise<WireTransaction> {
  const url = chain && rpcUrls[chain];
  if (!url || transaction.tables.length === 0) return transaction;
  return parseTransaction(bytes, await readTables(url, transaction.tables));
}

function sign({ key, bytes, transaction, slot }: Asked, spoil: SolanaSpoil | undefined) {
  const message = transaction.message.slice();
  const { blockhashAt } = transaction;
  if (spoil === 'other-transaction') message[blockhashAt] = (message[blockhashAt] ?? 0) ^ 1;
  const signature = spoiledSignature(message, key, spoil);
  const messageAt = bytes.length - message.length;
  const whole = Uint8Array.from([...bytes.subarray(0, messageAt), ...message]);
  return { signature, bytes: withSignature(whole, transaction, slot, signature) };
}

function urlOf({ rpcUrls }: SolanaContext, chain: SolanaChainName | undefined): string {
  if (!chain) throw invalidParamsError('expected "chain"');
  const url = rpcUrls[chain];
  if (!url) throw new SandboxRpcError(RpcErrorCode.internal, texts.errors.noClusterUrl(chain));
  return url;
}

/** Resolves to the network's signature once it has accepted the transaction. */
async function send(
  url: string,
  bytes: Uint8Array,
  { skipPreflight, preflightCommitment, maxRetries, minContextSlot }: Asked['options'],
): Promise<Uint8Array> {
  const options = { encoding: 'base64', skipPreflight, preflightCommitment, maxRetries, minContextSlot };
  const encoded = toBase64(bytes);
  const answer = await rpc(url, 'sendTransaction', [encoded, options]);
  const signature = typeof answer === 'string' ? tryDecode(answer) : undefined;
  if (signature?.length !== SIGNATURE_LENGTH) {
    throw new SandboxRpcError(RpcErrorCode.internal, texts.errors.oddRpcAnswer);
  }
  return signature;
}

function tryDecode(text: string): Uint8Array | undefined {
  try {
    return decodeBase58(text);
  } catch {
    return undefined;
  }
}
