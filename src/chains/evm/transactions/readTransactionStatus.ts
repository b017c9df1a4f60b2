import { mayBeElsewhere } from '../../../lib/transactions/elsewhere.js';
import {
  onlyCallOf,
  type StartingPoint,
  type TrackedEvmTransaction,
} from '../../../lib/transactions/trackedTransaction.js';
import { isContractCode } from '../accountCode.js';
import { type RpcOptions, rpcRequest } from '../rpc.js';
import { countNonces, newestBlock, readBalance, readCode, usedNonces } from './chainReads.js';
import { lookForDeclined } from './declined/lookForDeclined.js';
import { findOwn } from './findOwn.js';
import { lookAtCalls, lookAtTold } from './lookAtCalls.js';
import { lookAtHash, type Seen, type StatusOptions } from './lookAtHash.js';
import { lookElsewhere } from './lookElsewhere.js';
import { proveNetwork } from './proveNetwork.js';
import { readCallsStatus } from './readCallsStatus.js';

/** Reads the chain before a wallet is asked for a transaction. Rejects as `rpcRequest` does. */
export async function readStartingPoint(
  address: string,
  options: RpcOptions & Pick<StatusOptions, 'proven'>,
): Promise<StartingPoint> {
  const request = rpcRequest(options);
  await proveNetwork(request, options, options.proven);
  // The block comes first, so that the nonce was still free in it.
  const block = await newestBlock(request);
  const [nonce, waiting, code, balance] = await Promise.all([
    usedNonces(request, address),
    countNonces(request, address, 'pending').catch(() => 0),
    readCode(request, address),
    readBalance(request, address).catch(() => undefined),
  ]);
  const next = waiting > nonce ? waiting : undefined;
  return { block, nonce, next, balance, isContract: isContractCode(code) };
}

interface LookOptions extends StatusOptions {
  /** The other networks that the transaction may be on. */
  readonly elsewhere: () => Promise<readonly RpcOptions[]>;
}

/**
 * Checks the status of a transaction once: by its hash, on other networks too if its own doesn't know it; without a hash, by
 * searching blocks for a transaction that does the same. For calls, the wallet is asked until it reports their hash. Rejects if
 * there's no answer: then nothing new is known.
 */
export async function readTransactionStatus(
  transaction: TrackedEvmTransaction,
  options: LookOptions,
): Promise<Seen & Partial<TrackedEvmTransaction>> {
  const looking = lookHere(transaction, options);
  if (!mayBeElsewhere(transaction, options.clock.now())) return looking;
  // A network that can't be read doesn't show the transaction either.
  const isMissing = await looking.then(
    (seen) => seen.isMissing === true,
    () => true,
  );
  const found = isMissing ? await lookElsewhere(transaction, await options.elsewhere(), options) : undefined;
  return found ?? looking;
}

async function lookHere(
  transaction: TrackedEvmTransaction,
  options: StatusOptions,
): Promise<Seen & { readonly isMissing?: boolean }> {
  const { status, call, nonce } = transaction;
  const answer = 'answer' in status ? status.answer : undefined;
  const request = rpcRequest(options);
  await proveNetwork(request, options, options.proven);
  if (status.step === 'declined') return lookForDeclined({ ...transaction, status }, request, options);
  if (answer?.callsId !== undefined) return lookAtCalls(transaction, answer, request, options);
  if (answer?.hash !== undefined) {
    const seen = await lookAtHash(transaction, answer, request, options);
    if (!seen.mayBeId) return seen;
    const told = await readCallsStatus(answer.hash, options).catch(() => undefined);
    if (!told) return seen;
    const asId = { callsId: answer.hash, answeredAt: answer.answeredAt };
    return lookAtTold(transaction, asId, told, request, options);
  }
  // Several calls may be in any transaction, and there's no id to ask the wallet about.
  const asked = { ...transaction, call: onlyCallOf(transaction) };
  const [found] = asked.call ? (await findOwn(asked, request, options.taken)).found : [];
  if (!found) return { status: { step: 'unknown' }, nonce: undefined, call };
  const known = { hash: found.hash, answeredAt: options.clock.now() };
  return lookAtHash({ ...asked, nonce: found.nonce ?? nonce }, known, request, options);
}
