import { createHostedOnRamp } from '../../src/api/chain/onramp/createHostedOnRamp.js';
import { createHostedQuotes } from '../../src/api/chain/swap/createHostedQuotes.js';
import { systemClock } from '../../src/lib/clock.js';
import { WalletModalError } from '../../src/lib/errors.js';
import { readChainApi } from '../support/chainApi.js';
import { type Attack, UNSAFE, underAttack, type Watched } from './attack.js';
import { JSON_VALUES, TEXTS } from './values.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const NETWORK = 'eip155:1';
const PICTURE = 'https://images.example/a.png';
const { signal } = new AbortController();
const options = {
  setting: { url: 'https://rpc.walletconnect.org', projectId: 'p', isHosted: true },
  clock: systemClock,
};
const api = readChainApi(options);
const seller = createHostedOnRamp(options);
const quotes = createHostedQuotes(options);

const token = { name: 'USD Coin', symbol: 'USDC', chainId: NETWORK, address: `${NETWORK}:${USDC}` };
const quantity = { decimals: '6', numeric: '12.5' };
const moved = {
  direction: 'out',
  quantity: { numeric: '1' },
  value: 1,
  price: 1,
  fungible_info: { name: 'USD Coin', symbol: 'USDC', icon: { url: PICTURE } },
};
const limit = { id: 'card', min: '10.00', max: '7500.00' };
const place = { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1', contract_address: USDC };
const money = { amount: '1', currency: 'USD' };

/** A good answer of each kind, and how it is asked for. */
const KINDS: Readonly<Record<string, readonly [answer: unknown, ask: () => Promise<unknown>]>> = {
  balances: [
    { balances: [{ ...token, value: 12.5, price: 1, quantity, iconUrl: PICTURE }] },
    () => api.balances(`${NETWORK}:${ALICE}`, { signal }),
  ],
  history: [
    {
      data: [
        {
          id: 'a',
          metadata: {
            operationType: 'send',
            hash: `0x${'ab'.repeat(32)}`,
            minedAt: '2026-01-05T12:00:00Z',
            sentFrom: ALICE,
            sentTo: USDC,
            status: 'confirmed',
            nonce: 1,
            chain: NETWORK,
            application: { name: 'An app', iconUrl: PICTURE },
          },
          transfers: [moved],
        },
      ],
      next: 'more',
    },
    () => api.history({ address: ALICE, network: NETWORK, signal }),
  ],
  prices: [
    { fungibles: [{ name: 'Ethereum', symbol: 'ETH', price: 3000.5, iconUrl: PICTURE }] },
    () => api.price(undefined, NETWORK, signal),
  ],
  'gas prices': [{ standard: '1', fast: '2', instant: '3' }, () => api.gasPrice(NETWORK, signal)],
  identities: [{ name: 'alice.eth', avatar: PICTURE }, () => api.identity(ALICE, { sender: ALICE, signal })],
  'names of addresses': [[{ name: 'alice.wcn.id' }], () => api.reverseName(ALICE, { sender: ALICE, signal })],
  'addresses of names': [
    { name: 'alice.wcn.id', addresses: { 60: { address: ALICE } } },
    () => api.resolveName('alice.wcn.id', NETWORK, signal),
  ],
  'suggested names': [
    { suggestions: [{ name: 'alice.wcn.id', registered: true }] },
    () => api.nameSuggestions('alice', signal),
  ],
  registrations: [
    { status: 'FAILED', reasons: [{ field: 'name', description: 'Taken.' }] },
    () =>
      api.registerName(
        { name: 'alice', coinType: 60, address: ALICE, message: '{}', signature: '0x1' },
        signal,
      ),
  ],
  'currencies to buy': [
    {
      paymentCurrencies: [{ id: 'USD', payment_method_limits: [limit], icon_url: PICTURE }],
      purchaseCurrencies: [
        { id: 'usdc', name: 'USD Coin', symbol: 'USDC', icon_url: PICTURE, networks: [place] },
      ],
    },
    () => seller.options({ signal }),
  ],
  'quotes to buy': [
    {
      paymentTotal: money,
      paymentSubtotal: money,
      purchaseAmount: { amount: '1', currency: 'USDC' },
      coinbaseFee: money,
      networkFee: money,
      quoteId: 'q',
    },
    () =>
      seller.quote(
        {
          payment: { id: 'USD', limits: [], icon: undefined },
          purchase: { id: 'usdc', name: 'USD Coin', symbol: 'USDC', networks: [], icon: undefined },
          amount: '100',
        },
        { signal },
      ),
  ],
  'tokens to swap': [
    {
      tokens: [
        {
          name: 'USD Coin',
          symbol: 'USDC',
          address: `${NETWORK}:${USDC}`,
          decimals: 6,
          logoUri: PICTURE,
          eip2612: true,
        },
      ],
    },
    () => quotes.tokens(NETWORK, { signal }),
  ],
};

/** The places in an answer, the whole included. */
function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  const inside = typeof value === 'object' && value ? Object.entries(value) : [];
  return [path, ...inside.flatMap(([key, one]) => placesIn(one, [...path, key]))];
}

function changed(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  return Object.assign(copy, { [key]: changed((value as Record<string, unknown>)[key], rest, to) });
}

/** What is passed on or compared, and never drawn. */
const OPAQUE = /^(id|next|quoteId|method)$/;
const PICTURE_KEY = /^(icon|image|avatar|url)$/i;
const FIGURE = /^(amount|price|value|min|max|quantity|numeric)$/;

/** What the product would go on with must be fit to be drawn and reckoned with. */
function inspectValue(value: unknown, page: Watched, key = '', depth = 0): void {
  const broke = (what: string) => page.broke(`took ${what} as ${key}`);
  if (depth > 12) broke('something deep');
  else if (typeof value === 'number' && !Number.isFinite(value)) broke(`${value}`);
  else if (typeof value === 'bigint' && value < 0n) broke(`${value}`);
  else if (typeof value === 'string') {
    if (value.length > 3_000) broke(`${value.length} letters`);
    if (FIGURE.test(key) && !/^\d{1,100}(\.\d{1,100})?$/.test(value)) broke(`"${value.slice(0, 40)}"`);
    if (PICTURE_KEY.test(key) && !/^(https:\/\/images\.example\/|data:image\/)/.test(value))
      broke(`"${value.slice(0, 40)}"`);
    if (!OPAQUE.test(key) && UNSAFE.test(value)) broke('hidden letters');
  } else if (typeof value === 'object' && value) {
    const entries = Object.entries(value);
    if (entries.length > 2_000) broke(`${entries.length} entries`);
    for (const [name, one] of entries) inspectValue(one, page, Array.isArray(value) ? key : name, depth + 1);
  }
}

let body = '';
const WRONG = [
  ...Object.values(JSON_VALUES),
  ...Object.values(TEXTS),
  -1e-7,
  '-1',
  'NaN',
  '1e999',
  '0x10',
  `1${'0'.repeat(400)}`,
];

/** Asks again for each wrong value of a place. */
async function tryAll(answer: unknown, path: readonly string[], ask: () => Promise<unknown>, page: Watched) {
  for (const wrong of WRONG) {
    body = JSON.stringify(changed(answer, path, wrong));
    try {
      inspectValue(await ask(), page);
    } catch (error) {
      if (!(error instanceof WalletModalError)) page.broke(`threw ${error}`);
    }
  }
  body = JSON.stringify(answer);
  await ask().catch((error) => page.broke(`then failed: ${error}`));
}

const attacks: Attack[] = Object.entries(KINDS).flatMap(([kind, [answer, ask]]) =>
  placesIn(answer).map((path) => ({
    name: `${kind}: ${path.join('.') || 'all of it'}`,
    run: (page) => tryAll(answer, path, ask, page),
  })),
);

underAttack('services', attacks, { answers: () => new Response(body), needsInterface: false });
