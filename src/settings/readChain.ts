import { page } from '../lib/browser/page.js';
import type { CaipNetworkId } from '../lib/networks/caip.js';
import { knownNetwork, type NetworkDefinition, unnamedNetwork } from '../lib/networks/networks.js';
import { readFields } from '../lib/untrusted/readFields.js';
import { safeHttpUrl, safeIcon, safeName } from '../lib/untrusted/sanitize.js';
import { complainOfField } from './complainOfField.js';
import type { Complain } from './explainProblem.js';
import { resolveAddress } from './readAddress.js';

/** An RPC address, used exactly as given. Allows plain http, for local nodes. */
function rpcAddress(value: unknown): string | undefined {
  const base = page().baseURI;
  if (typeof value !== 'string' || !value || !URL.canParse(value, base)) return undefined;
  const { protocol, username, password } = new URL(value, base);
  return /^https?:$/.test(protocol) && !username && !password ? value : undefined;
}

const address = (value: unknown) =>
  typeof value === 'string' && value && resolveAddress(value) ? value : undefined;

function currency(value: unknown): NetworkDefinition['nativeCurrency'] | undefined {
  const { name, symbol, decimals } = readFields(value, ['name', 'symbol', 'decimals']);
  const shown = symbol === '' ? '' : safeName(symbol, 12);
  const isUsable = Number.isInteger(decimals) && Number(decimals) >= 0 && Number(decimals) <= 36;
  return shown === undefined || !isUsable
    ? undefined
    : { name: safeName(name) ?? shown, symbol: shown, decimals: Number(decimals) };
}

const color = (value: unknown) =>
  typeof value === 'string' && value.length < 100 && CSS.supports('color', value) ? value : undefined;

const readers = {
  name: safeName,
  nativeCurrency: currency,
  rpcUrl: rpcAddress,
  explorerUrl: safeHttpUrl,
  imageUrl: (value) => safeIcon(value) ?? address(value),
  color,
  testnet: (value) => (typeof value === 'boolean' ? value : undefined),
} as const satisfies Partial<Record<keyof NetworkDefinition, (value: unknown) => unknown>>;

/** Whether the currency of a network is unknown. Wallets that are asked to add the network need it. */
const lacksCurrency = (id: CaipNetworkId) => !(knownNetwork(id) ?? unnamedNetwork(id)).nativeCurrency.symbol;

/** Reads the description of a network. Reports unusable parts and leaves them out. Also reports a missing currency. */
export function readChain(id: CaipNetworkId, value: unknown, complain: Complain): Partial<NetworkDefinition> {
  const names = ['id', ...Object.keys(readers)];
  complainOfField(id, value, names, complain);
  const given = readFields(value, names);
  const fields: [string, unknown][] = Object.entries(readers).flatMap(([field, read]) => {
    if (given[field] === undefined) return [];
    const found = read(given[field]);
    if (found !== undefined) return [[field, found] as [string, unknown]];
    complain({ what: 'chain', id, field });
    return [];
  });
  const hasRpc = fields.some(([field]) => field === 'rpcUrl');
  if (hasRpc && given.nativeCurrency === undefined && lacksCurrency(id))
    complain({ what: 'chain', id, field: 'nativeCurrency' });
  return Object.fromEntries(fields);
}
