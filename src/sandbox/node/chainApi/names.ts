import { type Address, createPublicClient, http } from 'viem';
import { mainnet } from 'viem/chains';
import { SANDBOX_ADDRESSES } from '../../accounts.js';
import type { SandboxChain } from '../../chains.js';
import { Refusal } from './refusal.js';

interface Registration {
  readonly name: string;
  readonly owner: string;
}

const REGISTERED: readonly Registration[] = [
  { name: 'sandbox.wcn.id', owner: SANDBOX_ADDRESSES[0] },
  { name: 'second.wcn.id', owner: SANDBOX_ADDRESSES[1] },
];
/** When all of them were registered. */
const TIME = '2026-01-05T12:00:00Z';
/** Ethereum's number in lists of addresses. Other EVM networks have their chain id with the highest bit set (ENSIP-11). */
const ETHEREUM = 60;
const EVM_BIT = 2 ** 31;

/** The names that accounts of the sandbox have registered, and those of ENS on a local chain with id 1. */
export interface Names {
  /** A registered name. Throws a Refusal if it cannot be one. */
  find(name: string): Record<string, unknown> | undefined;
  of(address: string): readonly Record<string, unknown>[];
  identity(address: string): Promise<{ readonly name: string | null; readonly avatar: string | null }>;
}

export function createNames(chains: readonly SandboxChain<string>[]): Names {
  const numbers = chains.flatMap(({ id }) => /^eip155:(\d+)$/.exec(id)?.[1] ?? []);
  const ensUrl = chains.find(({ id }) => id === 'eip155:1')?.rpcUrl;
  const ens = ensUrl && createPublicClient({ chain: mainnet, transport: http(ensUrl, { retryCount: 0 }) });
  const entryOf = ({ name, owner }: Registration) => ({
    name,
    registered_at: TIME,
    updated_at: TIME,
    addresses: Object.fromEntries(
      [ETHEREUM, ...numbers.map((number) => Number(number) + EVM_BIT)].map((coin) => [
        coin,
        { address: owner, created_at: TIME },
      ]),
    ),
    attributes: {},
  });
  return {
    find(name) {
      if (!/^[a-z0-9-]{3,64}\.wcn\.id$/.test(name)) throw new Refusal(400, 'name', `"${name}" is no name.`);
      const found = REGISTERED.find((one) => one.name === name);
      return found && entryOf(found);
    },
    of: (address) =>
      REGISTERED.filter(({ owner }) => owner.toLowerCase() === address.toLowerCase()).map(entryOf),
    async identity(address) {
      const name = (ens && (await ens.getEnsName({ address: address as Address }))) || null;
      const avatar = (name && ens && (await ens.getEnsAvatar({ name }))) || null;
      return { name, avatar };
    },
  };
}
