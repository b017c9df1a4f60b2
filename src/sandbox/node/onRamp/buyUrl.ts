import { ownValue } from '../../../lib/untrusted/ownValue.js';
import { readAddress } from '../chainApi/readCall.js';
import { Refusal } from '../chainApi/refusal.js';

/** The path of the page that sells. */
export const BUY_PATH = '/sandbox/buy';

/** The hosted provider's names of networks, with their chain ids. */
const CHAIN_IDS: Readonly<Record<string, number>> = {
  ethereum: 1,
  arbitrum: 42161,
  polygon: 137,
  'avalanche-c-chain': 43114,
  optimism: 10,
  celo: 42220,
  base: 8453,
};

/** The recipient, the currencies, and the page's initial values. */
export interface BuyOrder {
  readonly address: string;
  /** The symbols to choose from. */
  readonly assets: readonly string[];
  /** The initial network, as a CAIP-2 id. */
  readonly network: string;
  readonly presetCryptoAmount: bigint | undefined;
  readonly presetFiatAmount: bigint | undefined;
}

type OrderBody = Readonly<
  Partial<
    Record<
      | 'destinationWallets'
      | 'defaultNetwork'
      | 'partnerUserId'
      | 'defaultExperience'
      | 'presetCryptoAmount'
      | 'presetFiatAmount',
      unknown
    >
  >
>;

export const ORDER_MEMBERS = [
  'destinationWallets',
  'defaultNetwork',
  'partnerUserId',
  'defaultExperience',
  'presetCryptoAmount',
  'presetFiatAmount',
] as const satisfies readonly (keyof OrderBody)[];

/** The URL of an order's page, in the hosted provider's format. Throws a Refusal. */
export function buyUrl(body: OrderBody, origin: string): string {
  readOrder(body);
  const url = new URL(`${BUY_PATH}/select-asset`, origin);
  url.searchParams.set('appId', 'sandbox');
  for (const name of ORDER_MEMBERS) {
    const value = body[name];
    if (value === undefined) continue;
    url.searchParams.set(name, typeof value === 'object' ? JSON.stringify(value) : `${value}`);
  }
  return url.href;
}

/** Reads the order from the page's URL. Throws a Refusal. */
export function orderInUrl(query: URLSearchParams): BuyOrder {
  const wallets = query.get('destinationWallets') ?? '';
  const number = (name: string) => (query.has(name) ? Number(query.get(name)) : undefined);
  let destinationWallets: unknown;
  try {
    destinationWallets = JSON.parse(wallets);
  } catch {
    throw new Refusal(400, 'destinationWallets', 'It is no JSON.');
  }
  return readOrder({
    destinationWallets,
    partnerUserId: query.get('partnerUserId') ?? undefined,
    defaultNetwork: query.get('defaultNetwork') ?? undefined,
    defaultExperience: query.get('defaultExperience') ?? undefined,
    presetCryptoAmount: number('presetCryptoAmount'),
    presetFiatAmount: number('presetFiatAmount'),
  });
}

function readOrder(body: OrderBody): BuyOrder {
  const { destinationWallets, partnerUserId, defaultExperience = 'buy', defaultNetwork = 'ethereum' } = body;
  if (!Array.isArray(destinationWallets) || destinationWallets.length === 0) {
    throw new Refusal(400, 'destinationWallets', 'It is a list of wallets.');
  }
  if (typeof partnerUserId !== 'string' || !partnerUserId) {
    throw new Refusal(400, 'partnerUserId', '"partnerUserId" is missing.');
  }
  if (defaultExperience !== 'buy' && defaultExperience !== 'send') {
    throw new Refusal(400, 'defaultExperience', 'It is "buy" or "send".');
  }
  const [first] = destinationWallets.map(readWallet);
  if (!first) throw new Refusal(400, 'destinationWallets', 'It is empty.');
  return {
    ...first,
    network: `eip155:${chainIdIn(defaultNetwork, 'defaultNetwork')}`,
    presetCryptoAmount: wholeIn(body.presetCryptoAmount, 'presetCryptoAmount'),
    presetFiatAmount: wholeIn(body.presetFiatAmount, 'presetFiatAmount'),
  };
}

function readWallet(wallet: unknown): { address: string; assets: readonly string[] } {
  const { address, blockchains, assets } = (wallet ?? {}) as Record<string, unknown>;
  if (readAddress(`${address}`, 'destinationWallets').namespace !== 'eip155') {
    throw new Refusal(400, 'destinationWallets', 'It is no EVM address.');
  }
  if (!Array.isArray(blockchains) || blockchains.length === 0) {
    throw new Refusal(400, 'destinationWallets', '"blockchains" is a list of networks.');
  }
  for (const name of blockchains) chainIdIn(name, 'destinationWallets');
  if (!Array.isArray(assets) || !assets.every((asset) => typeof asset === 'string' && asset)) {
    throw new Refusal(400, 'destinationWallets', '"assets" is a list of symbols.');
  }
  return { address: `${address}`, assets };
}

function chainIdIn(name: unknown, field: string): number {
  const id = ownValue(CHAIN_IDS, `${name}`);
  if (id === undefined) throw new Refusal(400, field, `There is no network "${name}".`);
  return id;
}

function wholeIn(value: unknown, field: string): bigint | undefined {
  if (value === undefined) return undefined;
  if (!Number.isSafeInteger(value) || Number(value) < 0) {
    throw new Refusal(400, field, 'It is a whole number, not negative.');
  }
  return BigInt(value as number);
}
