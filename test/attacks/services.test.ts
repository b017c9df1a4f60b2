import { createHostedOnRamp } from '../../src/api/chain/onramp/createHostedOnRamp.js';
import { createHostedQuotes } from '../../src/api/chain/swap/createHostedQuotes.js';
import { systemClock } from '../../src/lib/clock.js';
import { readChainApi } from '../support/chainApi.js';
import { type Kinds, underWrongAnswers } from './wrongAnswers.js';

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

/** A good answer of each kind, and the request for it. */
const KINDS: Kinds = {
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

underWrongAnswers('services', KINDS);
