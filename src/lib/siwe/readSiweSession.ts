import { isAddressOn } from '../networks/addressForm.js';
import {
  addressOf,
  type CaipNetworkId,
  networkOf,
  parseCaipNetworkId,
  readCaipAddress,
  toCaipAddress,
} from '../networks/caip.js';
import { networkOfChain } from '../solana/standardChains.js';
import { readFields } from '../untrusted/readFields.js';
import type { SiweVisit } from './siweService.js';

/** Reads a CAIP-2 id, an EVM chain id as a number or text, or a Solana network's name in messages. */
function readNetwork(chainId: unknown): CaipNetworkId | undefined {
  const isNumber = typeof chainId === 'number' || (typeof chainId === 'string' && /^\d+$/.test(chainId));
  const text = isNumber ? `eip155:${chainId}` : chainId;
  return typeof text === 'string' ? parseCaipNetworkId(networkOfChain(text) ?? text)?.id : undefined;
}

function readTime(expiresAt: unknown): number | undefined {
  if (expiresAt === undefined || expiresAt === null) return undefined;
  return typeof expiresAt === 'number' ? expiresAt : Date.parse(String(expiresAt));
}

/**
 * Reads a site's answer about the visitor's session. Undefined if there is none or it has expired. `unreadable` if the answer
 * is invalid. Never throws.
 */
export function readSiweSession(value: unknown, now: number): SiweVisit | undefined | 'unreadable' {
  if (value === undefined || value === null || value === false) return undefined;
  const fields = readFields(value, ['address', 'chainId', 'expiresAt']);
  const caip = readCaipAddress(fields.address);
  const address = caip ? addressOf(caip) : fields.address;
  const network = readNetwork(fields.chainId) ?? (caip && networkOf(caip));
  const isTime =
    ['undefined', 'number', 'string'].includes(typeof fields.expiresAt) || fields.expiresAt === null;
  const expiresAt = isTime ? readTime(fields.expiresAt) : Number.NaN;
  if (typeof address !== 'string' || !network || Number.isNaN(expiresAt)) return 'unreadable';
  if (!isAddressOn(network, address)) return 'unreadable';
  if (expiresAt !== undefined && expiresAt <= now) return undefined;
  return { account: toCaipAddress(network, address), network, expiresAt };
}
