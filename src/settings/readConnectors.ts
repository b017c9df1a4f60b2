import { readEntries } from '../lib/untrusted/readEntries.js';
import { attempt, readFields } from '../lib/untrusted/readFields.js';
import { safeIcon, safeName } from '../lib/untrusted/sanitize.js';
import { isProvider, type OwnConnector } from '../lib/wallets/ownConnector.js';
import { complainOfField } from './complainOfField.js';
import type { Complain } from './explainProblem.js';

/** Ids are stored, and a slash separates the namespaces of a wallet. */
const ID = /^[\w.-]{1,64}$/;
/** The ids of our own connectors, and the page's name for wallet apps. */
const TAKEN = ['walletconnect', 'auth', 'injected'];

const FIELDS = ['id', 'name', 'icon', 'rdns', 'provider', 'getProvider'];

function readConnector(entry: unknown): OwnConnector | undefined {
  const { id, provider, getProvider, ...given } = readFields(entry, FIELDS);
  const name = safeName(given.name);
  if (typeof id !== 'string' || !ID.test(id) || TAKEN.includes(id.toLowerCase()) || !name) return undefined;
  const rest = { id, name, icon: safeIcon(given.icon), rdns: safeName(given.rdns, 128) };
  if (attempt(() => isProvider(provider)) === true) {
    return { ...rest, origin: provider as object, open: () => provider };
  }
  if (typeof getProvider !== 'function') return undefined;
  return { ...rest, origin: getProvider, open: () => getProvider.call(entry) };
}

/** The page's own wallets, each id once. Reports unusable ones and leaves them out. */
export function readConnectors(value: unknown, complain: Complain): readonly OwnConnector[] {
  if (value === undefined) return [];
  const entries = readEntries(value);
  if (!entries) complain({ what: 'connectors' });
  const connectors = new Map<string, OwnConnector>();
  entries?.forEach((entry, index) => {
    complainOfField(`connectors[${index}]`, entry, FIELDS, complain);
    const connector = readConnector(entry);
    if (!connector || connectors.has(connector.id)) complain({ what: 'connector', index });
    else connectors.set(connector.id, connector);
  });
  return [...connectors.values()];
}
