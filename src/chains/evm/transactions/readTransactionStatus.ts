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

/** The chain as it is before a wallet is asked for a transaction. Rejects as `rpcRequest` does. */
export async function readStartingPoint(
  address: string,
  options: RpcOptions & Pick<StatusOptions, 'proven'>,
): Promise<StartingPoint> {
  const request = rpcRequest(options);
  await proveNetwork(request, options, options.proven);
  // In this order, the nonce was free in that block.
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
 * Looks once at what became of a transaction, by its hash, also on other networks if its own doesn't know it; without one, looks
 * for a transaction in a block that does the same. Calls that the wallet took are asked from the wallet until it tells their
 * hash. Rejects if nobody answers: then nothing new is known.
 */
export async function readTransactionStatus(
  transaction: TrackedEvmTransaction,
  options: LookOptions,
): Promise<Seen & Partial<TrackedEvmTransaction>> {
  const looking = lookHere(transaction, options);
  if (!mayBeElsewhere(transaction, options.clock.now())) return looking;
  // A network that nobody can read doesn't tell that it is there, either.
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
  // Several calls may be anywhere, and nobody has an id to ask for.
  const asked = { ...transaction, call: onlyCallOf(transaction) };
  const [found] = asked.call ? (await findOwn(asked, request, options.taken)).found : [];
  if (!found) return { status: { step: 'unknown' }, nonce: undefined, call };
  const known = { hash: found.hash, answeredAt: options.clock.now() };
  return lookAtHash({ ...asked, nonce: found.nonce ?? nonce }, known, request, options);
}
