import { getEnsName, getEnsText } from 'viem/actions';
import { normalize } from 'viem/ens';
import type { Clock } from '../../../lib/clock.js';
import { IDENTITY_DEADLINE_MS } from '../../../lib/constants.js';
import { publicUrl } from '../../../lib/untrusted/publicUrl.js';
import { safeIcon } from '../../../lib/untrusted/sanitize.js';
import { wait } from '../../../lib/wait.js';
import type { Identity } from '../../connector.js';
import { ensClient, LONGEST_NAME } from './ensClient.js';

interface IdentityOptions {
  readonly rpcUrl: string;
  /** Base URL of an IPFS gateway, without a trailing slash. Without it, pictures on IPFS are not shown. */
  readonly ipfsGateway: string | undefined;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/**
 * The ENS name of an address, verified in both directions by viem, and its avatar. Both undefined if there is no name.
 * An avatar that cannot be read never hides the name. Rejects when the network cannot be read.
 */
export async function readIdentity(address: `0x${string}`, options: IdentityOptions): Promise<Identity> {
  const { clock, signal } = options;
  const over = new AbortController();
  const limits = { clock, signal, deadlineMs: IDENTITY_DEADLINE_MS, what: 'ENS' };
  try {
    return await wait(read(address, options, over.signal), limits);
  } finally {
    over.abort();
  }
}

async function read(
  address: `0x${string}`,
  { rpcUrl, ipfsGateway }: IdentityOptions,
  signal: AbortSignal,
): Promise<Identity> {
  const client = ensClient(rpcUrl, signal);
  const name = await getEnsName(client, { address });
  if (!name || !isNormalized(name)) return { name: undefined, avatar: undefined };
  // Read the record only: viem's avatar lookup would request every URL in it.
  const record = await getEnsText(client, { name, key: 'avatar' }).catch(() => null);
  return { name, avatar: safeIcon(record) ?? publicUrl(record) ?? overGateway(record, ipfsGateway) };
}

/** Whether a name is in its normalized form (ENSIP-15). Other names only look like a resolvable one. */
function isNormalized(name: string): boolean {
  try {
    return name.length <= LONGEST_NAME && normalize(name) === name;
  } catch {
    // Characters that no name may contain.
    return false;
  }
}

function overGateway(record: string | null, gateway: string | undefined): string | undefined {
  const [, path] = /^ipfs:\/\/(?:ipfs\/)?([a-z\d]{32,128}(?:\/[\w.~%-]+)*)$/i.exec(record ?? '') ?? [];
  return gateway && path && !path.includes('..') ? `${gateway}/ipfs/${path}` : undefined;
}
