import type { CaipNetworkId } from '../../../lib/networks/caip.js';

const URL_OF_FAILURES = '/sandbox/failures';

interface Failure {
  readonly service: string;
  readonly chain?: string | number;
  readonly mode: string;
}

async function ask(init?: RequestInit): Promise<readonly Failure[]> {
  const response = await fetch(URL_OF_FAILURES, init);
  return ((await response.json()) as { failures: readonly Failure[] }).failures;
}

/** The service that should fail: the RPC of a chain, or a service for all chains. */
export type Failing =
  | { readonly service: 'rpc'; readonly chain: CaipNetworkId }
  | { readonly service: 'chainApi' };

/** The failure mode of a service, or `none`. */
export async function readFailure(failing: Failing): Promise<string> {
  const chain = 'chain' in failing ? failing.chain : undefined;
  const failures = await ask();
  return (
    failures.find((failure) => failure.service === failing.service && failure.chain === chain)?.mode ?? 'none'
  );
}

/** Makes a service fail for all users of this server, until the next change. */
export async function setFailure(failing: Failing, mode: string): Promise<void> {
  await ask({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...failing, mode }),
  });
}

export async function clearFailures(): Promise<void> {
  await ask({ method: 'DELETE' });
}
