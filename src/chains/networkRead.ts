import type { Clock } from '../lib/clock.js';
import { RPC_DEADLINE_MS } from '../lib/constants.js';
import { WalletModalError } from '../lib/errors.js';
import { abortedError, toMessage } from '../lib/errorText.js';
import { spokenNamespaceOf } from '../lib/networks/caip.js';
import { NAMESPACE_RULES } from '../lib/networks/namespaces.js';
import type { NetworkDefinition } from '../lib/networks/networks.js';
import { methodKind } from '../lib/requests/methodKind.js';
import { wait } from '../lib/wait.js';

export interface NetworkReadOptions {
  readonly network: NetworkDefinition;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** The error for a network without an RPC URL. */
export function rpcMissingError({ id, name }: NetworkDefinition): WalletModalError {
  return new WalletModalError('rpc_missing', `There is no way to read from ${name}.`, {
    details: `Give an rpcUrl for ${id} in the "chains" setting.`,
  });
}

/** The error for an answer that doesn't fit the method. `message` names the consequence. */
export function unexpectedAnswer(
  method: string,
  message = 'The network gave an answer that cannot be used.',
  cause?: unknown,
): WalletModalError {
  const details = `${method} answered something else than nodes do.`;
  return new WalletModalError('rpc_failed', message, { details, cause });
}

/** Whether a method may go to a node. A node may hold keys and act for its owner, so only known reads are sent. */
function isForNodes({ id }: NetworkDefinition, method: string): boolean {
  const { nodeMethods } = NAMESPACE_RULES[spokenNamespaceOf(id)];
  // Pages get the wallet's answer to it. We ask nodes for it only to verify their network.
  if (method === 'eth_chainId') return nodeMethods === 'read';
  return methodKind(method) === nodeMethods;
}

/**
 * Reads from a network within the deadline for one read. Every request to a node passes through here. `read` gets a signal that
 * aborts retries that are no longer awaited; `explain` describes a failure for developers. Rejects with `rpc_not_allowed`,
 * `rpc_failed` or `aborted`.
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
