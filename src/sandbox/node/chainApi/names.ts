import { type Address, createPublicClient, http } from 'viem';
import { mainnet } from 'viem/chains';
import { SANDBOX_ADDRESSES } from '../../accounts.js';
import type { SandboxChain } from '../../chains.js';
import { checkLabel, checkName, checkZone, readSignedPayload } from './nameRules.js';
import { Refusal } from './refusal.js';
import { verifyOwner } from './verifyOwner.js';

interface Registration {
  readonly name: string;
  readonly owner: string;
  readonly time: string;
  readonly coins: readonly number[];
  readonly attributes: Readonly<Record<string, string>>;
}

/** The time when the first names were registered. */
const TIME = '2026-01-05T12:00:00Z';
/** Ethereum's number in lists of addresses. Other EVM networks use their chain id with the highest bit set (ENSIP-11). */
const ETHEREUM = 60;
const EVM_BIT = 2 ** 31;
const MOST_SUGGESTIONS = 5;
/** The service's suggestions: words with the same beginning as the name, then the name with these endings. */
const WORDS = [
  'account',
  'alice',
  'alicia',
  'sandbox',
  'sandcastle',
  'sandstone',
  'second',
  'secret',
  'wallet',
];
const ENDINGS = ['-one', '-two', '-app', '-id'];

/** The body of the call that registers a name. */
type NameBody = Readonly<Partial<Record<'coin_type' | 'address' | 'message' | 'signature', unknown>>>;

interface Suggestion {
  readonly name: string;
  readonly registered: boolean;
}

/** The names that the sandbox's accounts have registered, and ENS names on a local chain with id 1. */
export interface Names {
  /** A registered name. Throws a Refusal if it isn't a valid name. */
  find(name: string): Record<string, unknown> | undefined;
  of(address: string): readonly Record<string, unknown>[];
  /** Throws a Refusal if the label isn't valid. */
  suggest(label: string, zone: string | undefined): { readonly suggestions: readonly Suggestion[] };
  /** Throws a Refusal if the body is invalid, not signed by its owner, or too old. */
  register(body: NameBody): Promise<Record<string, unknown>>;
  identity(address: string): Promise<{ readonly name: string | null; readonly avatar: string | null }>;
}

export function createNames(chains: readonly SandboxChain<string>[]): Names {
  const numbered = chains.flatMap((chain) => {
    const number = /^eip155:(\d+)$/.exec(chain.id)?.[1];
    return number === undefined ? [] : [{ chain, coin: Number(number) + EVM_BIT }];
  });
  const first = { time: TIME, coins: numbered.map(({ coin }) => coin), attributes: {} };
  const registered = new Map<string, Registration>(
    ['sandbox.wcn.id', 'second.wcn.id'].map((name, index) => [
      name,
      { ...first, name, owner: SANDBOX_ADDRESSES[index] ?? '' },
    ]),
  );
  const ensUrl = chains.find(({ id }) => id === 'eip155:1')?.rpcUrl;
  const ens = ensUrl && createPublicClient({ chain: mainnet, transport: http(ensUrl, { retryCount: 0 }) });
  const entryOf = ({ name, owner, time, coins, attributes }: Registration) => ({
    name,
    registered_at: time,
    updated_at: time,
    addresses: Object.fromEntries(
      [ETHEREUM, ...coins].map((coin) => [coin, { address: owner, created_at: time }]),
    ),
    attributes,
  });
  const ownedBy = (address: string) =>
    [...registered.values()].filter(({ owner }) => owner.toLowerCase() === address.toLowerCase());

  return {
    find(name) {
      const found = registered.get(checkName(name));
      return found && entryOf(found);
    },
    of: (address) => ownedBy(address).map(entryOf),
    suggest(typed, zone) {
      const label = checkLabel(typed);
      const inZone = checkZone(zone);
      const words = WORDS.filter((word) => word !== label && word.startsWith(label.slice(0, 4)));
      const found = [label, ...words, ...ENDINGS.map((ending) => `${label}${ending}`)];
      const names = found.slice(0, MOST_SUGGESTIONS).map((one) => `${one}.${inZone}`);
      return { suggestions: names.map((name) => ({ name, registered: registered.has(name) })) };
    },
    async register({ coin_type: coinType, address, message, signature }) {
      if (typeof message !== 'string')
        throw new Refusal(422, '', 'Deserialization error: "message" is a text.');
      const { name, attributes } = readSignedPayload(message, Date.now());
      if (registered.has(name)) throw new Refusal(400, 'name', `Name is already registered: ${name}`);
      const network = numbered.find(({ coin }) => coin === coinType);
      if (!network) throw new Refusal(400, 'coin_type', `Unsupported coin type: ${coinType}`);
      const owner = await verifyOwner(network.chain, { address, message, signature });
      // Another registration may have been faster while the chain was asked.
      if (registered.has(name)) throw new Refusal(400, 'name', `Name is already registered: ${name}`);
      const time = new Date().toISOString();
      const registration = { name, owner, time, coins: [network.coin], attributes };
      registered.set(name, registration);
      return entryOf(registration);
    },
    async identity(address) {
      const name = (ens && (await ens.getEnsName({ address: address as Address }))) || null;
      const avatar = (name && ens && (await ens.getEnsAvatar({ name }))) || null;
      return { name, avatar };
    },
  };
}
