import { createClient, http } from 'viem';
import { getEnsAvatar, getEnsName } from 'viem/actions';
import { mainnet } from 'viem/chains';
import { RPC_DEADLINE_MS } from '../../lib/constants.js';
import { safeHttpUrl, safeIcon, safeName } from '../../lib/sanitize.js';
import type { Identity } from '../connector.js';

/**
 * The ENS name of an address, confirmed in both directions by viem, and its picture. Both undefined when there is no
 * name; a picture that cannot be read never hides the name. Rejects when the network cannot be read.
 */
export async function readIdentity(
  address: `0x${string}`,
  options: { rpcUrl: string; signal: AbortSignal },
): Promise<Identity> {
  const transport = http(options.rpcUrl, {
    timeout: RPC_DEADLINE_MS,
    fetchOptions: { signal: options.signal },
  });
  const client = createClient({ chain: mainnet, transport });
  const name = await getEnsName(client, { address });
  if (!name) return { name: undefined, avatar: undefined };
  const avatar = await getEnsAvatar(client, { name }).catch(() => null);
  return { name: safeName(name), avatar: safeIcon(avatar) ?? safeHttpUrl(avatar) };
}
