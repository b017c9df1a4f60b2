import type { Clock } from '../lib/clock.js';
import { RPC_DEADLINE_MS } from '../lib/constants.js';
import { WalletModalError } from '../lib/errors.js';
import { abortedError, toMessage } from '../lib/errorText.js';
import { namespaceOf } from '../lib/networks/caip.js';
import type { NetworkDefinition } from '../lib/networks/networks.js';
import { methodKind } from '../lib/requests/methodKind.js';
import { wait } from '../lib/wait.js';

export interface NetworkReadOptions {
  readonly network: NetworkDefinition;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** That a network cannot be read: nobody says where. */
export function rpcMissingError({ id, name }: NetworkDefinition): WalletModalError {
  return new WalletModalError('rpc_missing', `There is no way to read from ${name}.`, {
    details: `Give an rpcUrl for ${id} in the "chains" setting.`,
  });
}

/** A node may hold keys of its own, and does all that its owner may do: it is asked for nothing but known reads. */
function isForNodes({ id }: NetworkDefinition, method: string): boolean {
  return methodKind(method) === (namespaceOf(id) === 'solana' ? 'solanaNode' : 'read');
}

/**
 * Reads from a network within the deadline of one read; everything that goes to a node goes through here. `read` gets
 * the signal that ends tries which may still be running when nobody waits for them any more; `explain` says what
 * happened, for developers. Rejects with `rpc_not_allowed`, `rpc_failed` or `aborted`.
 */
export async function networkRead<T>(
  { network, clock, signal }: NetworkReadOptions,
  method: string,
  read: (over: AbortSignal) => Promise<T>,
  explain: (error: unknown) => string | undefined = toMessage,
): Promise<T> {
  if (!isForNodes(network, method)) {
    throw new WalletModalError('rpc_not_allowed', 'Requested RPC call is not allowed', {
      details: `Nodes of ${network.name} are not asked ${method}.`,
    });
  }
  const over = new AbortController();
  try {
    const limits = { signal, deadlineMs: RPC_DEADLINE_MS, clock, what: network.name };
    return await wait(read(over.signal), limits);
  } catch (error) {
    if (signal.aborted) throw abortedError(error);
    throw new WalletModalError('rpc_failed', `${network.name} could not be read.`, {
      details: explain(error),
      cause: error,
    });
  } finally {
    over.abort();
  }
}
