import { readEvmChainId, toHexChainId } from '../../lib/networks/caip.js';
import { isSameAddress } from '../../lib/networks/isSameAddress.js';
import type { RequestArguments } from '../../lib/requests/eip1193.js';
import { readFields } from '../../lib/untrusted/readFields.js';
import { type SessionLike, sessionAccounts } from './approvedSession.js';

/** The names of capabilities. A session's properties also hold other data. */
const CAPABILITIES = [
  'atomic',
  'atomicBatch',
  'auxiliaryFunds',
  'flow-control',
  'paymasterService',
  'sessionKeys',
];

/** More than wallets ever write. */
const MAX_LENGTH = 20_000;

/** CAIP-25 values are texts, so wallets put JSON into them. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return value;
  try {
    return JSON.parse(value);
  } catch {
    // Text that isn't JSON is the value itself.
    return value;
  }
}

function capabilitiesIn(value: unknown): Record<string, unknown> {
  const found = Object.entries(readFields(parsed(value), CAPABILITIES));
  return Object.fromEntries(
    found.filter(([, one]) => one !== undefined).map(([key, one]) => [key, parsed(one)]),
  );
}

/** The field with this name, in upper or lower case. */
function fieldOf(value: unknown, name: string): unknown {
  const fields = Object.entries(readFields(parsed(value)));
  return fields.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}

/**
 * The answer to `wallet_getCapabilities` (EIP-5792) that a wallet wrote into its session, for all networks, for one, or for an
 * account on one. Undefined if it contains none of the requested capabilities: then the wallet has to be asked.
 */
export function sessionCapabilities(
  session: SessionLike,
  params: RequestArguments['params'],
): Record<string, object> | undefined {
  const [address, wanted]: unknown[] = Array.isArray(params) ? params : [];
  const own = sessionAccounts(session).filter((one) => isSameAddress(`${address}`, one.address));
  const asked = Array.isArray(wanted) ? wanted.slice(0, 100).map(readEvmChainId) : undefined;
  const { sessionProperties, scopedProperties } = session;
  const listed = fieldOf(sessionProperties, 'capabilities');
  const found = own
    .filter(({ network }) => !asked || asked.includes(network))
    .map(({ network, address: account }) => {
      const hex = toHexChainId(network);
      const scope = fieldOf(scopedProperties, network);
      const capabilities = {
        ...capabilitiesIn(sessionProperties),
        ...capabilitiesIn(fieldOf(fieldOf(listed, account) ?? listed, hex)),
        ...capabilitiesIn(fieldOf(scope, `${network}:${account}`) ?? scope),
      };
      return [hex, capabilities] as const;
    })
    .filter(([, capabilities]) => Object.keys(capabilities).length > 0);
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
