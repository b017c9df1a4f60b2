import { createClient, http } from 'viem';
import { getEnsName, getEnsText } from 'viem/actions';
import { mainnet } from 'viem/chains';
import { normalize } from 'viem/ens';
import type { Clock } from '../../lib/clock.js';
import { IDENTITY_DEADLINE_MS, RPC_DEADLINE_MS } from '../../lib/constants.js';
import { publicUrl } from '../../lib/untrusted/publicUrl.js';
import { safeIcon } from '../../lib/untrusted/sanitize.js';
import { wait } from '../../lib/wait.js';
import type { Identity } from '../connector.js';
import { askGateways } from './ensGateway.js';

/** The longest name, in letters: what DNS allows. */
const LONGEST_NAME = 255;

interface IdentityOptions {
  readonly rpcUrl: string;
  /** Where pictures on IPFS are had, without a slash at the end; none are shown without it. */
  readonly ipfsGateway: string | undefined;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/**
 * The ENS name of an address, confirmed in both directions by viem, and its picture. Both undefined when there is no
 * name; a picture that cannot be read never hides the name. Rejects when the network cannot be read.
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
  const client = createClient({
    chain: mainnet,
    transport: http(rpcUrl, { timeout: RPC_DEADLINE_MS, fetchOptions: { signal } }),
    ccipRead: { request: (question) => askGateways(question, signal) },
  });
  const name = await getEnsName(client, { address });
  if (!name || !isNormalized(name)) return { name: undefined, avatar: undefined };
  // The record alone: viem's own reading of it asks every address that is in it.
  const record = await getEnsText(client, { name, key: 'avatar' }).catch(() => null);
  return { name, avatar: safeIcon(record) ?? publicUrl(record) ?? overGateway(record, ipfsGateway) };
}

/** Whether a name is written in the one way in which it can be found (ENSIP-15): others only look like one that can. */
function isNormalized(name: string): boolean {
  try {
    return name.length <= LONGEST_NAME && normalize(name) === name;
  } catch {
    // Letters that no name has.
    return false;
  }
}

function overGateway(record: string | null, gateway: string | undefined): string | undefined {
  const [, path] = /^ipfs:\/\/(?:ipfs\/)?([a-z\d]{32,128}(?:\/[\w.~%-]+)*)$/i.exec(record ?? '') ?? [];
  return gateway && path && !path.includes('..') ? `${gateway}/ipfs/${path}` : undefined;
}
