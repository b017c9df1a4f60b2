import type { CaipNetworkId } from '../../../lib/networks/caip.js';

const URL_OF_FAILURES = '/sandbox/failures';

interface Failure {
  readonly chain?: string | number;
  readonly mode: string;
}

async function ask(init?: RequestInit): Promise<readonly Failure[]> {
  const response = await fetch(URL_OF_FAILURES, init);
  return ((await response.json()) as { failures: readonly Failure[] }).failures;
}

/** The failure mode of a chain's RPC, or `none`. */
export async function readFailure(chain: CaipNetworkId): Promise<string> {
  const failures = await ask();
  return failures.find((failure) => failure.chain === chain)?.mode ?? 'none';
}

/** Makes the RPC of a chain fail for everybody who uses this server, until changed again. */
export async function setFailure(chain: CaipNetworkId, mode: string): Promise<void> {
  await ask({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'rpc', chain, mode }),
  });
}

export async function clearFailures(): Promise<void> {
  await ask({ method: 'DELETE' });
}
