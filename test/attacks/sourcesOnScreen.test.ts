import { blockscout } from '../../src/sources/blockscout/blockscout.js';
import type { Modal } from '../elements/support.js';
import { addWallet, connectedModal, heardBy, press } from '../elements/support.js';
import { until } from '../support/promises.js';
import { type Answers, type Attack, inspect, UNSAFE, underAttack, type Watched } from './attack.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const MALLORY = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const SOON = '2999-01-01T00:00:00.000000Z';
const BEFORE = '2026-01-05T12:00:00.000000Z';
const contract = (digit: string) => `0x${digit.repeat(40)}`;

const token = {
  address_hash: USDC,
  type: 'ERC-20',
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: '6',
  exchange_rate: '1',
  icon_url: null,
  reputation: 'ok',
};
const holds = (rest: object, value = '12500000') => ({ token: { ...token, ...rest }, value });
const moved = (rest: object) => ({
  transaction_hash: `0x${'ab'.repeat(32)}`,
  timestamp: BEFORE,
  from: { hash: MALLORY },
  to: { hash: ALICE },
  token,
  total: { value: '2500001', decimals: '6' },
  ...rest,
});
const piece = (rest: object) => ({
  id: '7',
  token: { ...token, type: 'ERC-721', name: 'Punks' },
  token_type: 'ERC-721',
  metadata: { name: 'Number seven' },
  image_url: null,
  ...rest,
});

interface Lies {
  readonly tokens?: readonly object[];
  readonly moved?: readonly object[];
  readonly pieces?: readonly object[];
  readonly every?: () => Response;
}

/** Blockscout's answers in this attack. */
let lies: Lies = {};

const answers: Answers = ({ hostname, pathname }, body) => {
  if (hostname === 'rpc.example') {
    const { id } = JSON.parse(body);
    return { jsonrpc: '2.0', id, error: { code: -32_603, message: 'This node knows nothing.' } };
  }
  if (lies.every) return lies.every();
  const end = pathname.slice(pathname.lastIndexOf('/') + 1);
  if (end === ALICE) return { hash: ALICE, coin_balance: '1500000000000000000', exchange_rate: '2500' };
  if (end === 'token-balances') return lies.tokens ?? [];
  const items = end === 'token-transfers' ? (lies.moved ?? []) : end === 'nft' ? (lies.pieces ?? []) : [];
  return { items, next_page_params: null };
};

const chain = {
  id: 'eip155:1',
  name: 'Ethereum',
  rpcUrl: 'https://rpc.example/',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
} as const;

/** Opens every view of an account that shows these lies. */
async function look(told: Lies, page: Watched): Promise<{ modal: Modal; text: () => string }> {
  lies = told;
  const wallet = addWallet('Honest Wallet', { chains: [chain] });
  const modal = await connectedModal(wallet, 'networks="eip155:1"', {
    chains: [chain],
    accountSource: blockscout({ url: { 'eip155:1': 'https://sources.example' } }),
  });
  await modal.show('Account');
  const root = modal.shadowRoot as ShadowRoot;
  const text = () => root.textContent ?? '';
  const isAsked = (end: string) => page.asked.some((url) => new URL(url).pathname.endsWith(end));
  for (const [tab, end] of [
    ['NFTs', 'nft'],
    ['Activity', 'token-transfers'],
    ['Tokens', 'token-balances'],
  ] as const) {
    await press(modal, tab);
    await until(() => isAsked(end), `the question of "${tab}"`, 5_000);
    await until(() => !root.querySelector('[aria-busy=true]'), `an answer for "${tab}"`, 5_000);
    inspect(root, page);
  }
  return { modal, text };
}

const expects =
  (told: Lies, check: (text: string) => boolean): Attack['run'] =>
  async (page) => {
    const { text } = await look(told, page);
    await until(() => check(text()), 'what it should say', 5_000).catch(() =>
      page.broke(`says ${text().slice(0, 600)}`),
    );
  };

const NAMES = {
  'hidden letters': 'U\u202eS\u200bD\u2066C\u0007',
  markup: '<img src=x onerror=attacked("name")>',
  'ten thousand letters': 'N'.repeat(10_000),
  'an invitation': 'Claim at https://evil.example',
};
const PICTURES = [
  'http://10.0.0.1/a.png',
  'https://192.168.0.1/a.png',
  'https://router.local/a.png',
  'https://localhost/a.png',
  'javascript:attacked("picture")',
];
const amongst = (fields: (index: number) => object) => PICTURES.map((_, index) => fields(index));

const attacks: Attack[] = [
  {
    name: 'tokens that are called as known ones',
    run: expects(
      {
        tokens: [
          holds({}),
          holds({ address_hash: contract('a') }),
          holds({ address_hash: contract('b'), symbol: 'U\u0405\u200bD\u0421\u202e' }),
        ],
      },
      (text) => text.split('Not the known USDC').length - 1 === 2 && text.includes('$12.50'),
    ),
  },
  {
    name: 'pictures from the visitor’s own network',
    run: expects(
      {
        tokens: amongst((index) => holds({ address_hash: contract(`${index}`), icon_url: PICTURES[index] })),
        pieces: amongst((index) => piece({ id: `${index}`, image_url: PICTURES[index] })),
        moved: amongst((index) => moved({ token: { ...token, icon_url: PICTURES[index] } })),
      },
      (text) => text.includes('1.5 ETH'),
    ),
  },
  ...Object.entries(NAMES).map(([what, name]) => ({
    name: `names that are ${what}`,
    run: expects(
      {
        tokens: [holds({ address_hash: contract('a'), name, symbol: name })],
        pieces: [piece({ metadata: { name }, token: { ...token, type: 'ERC-721', name, symbol: name } })],
        moved: [moved({ token: { ...token, name, symbol: name } })],
      },
      (text) => text.includes('1.5 ETH') && !text.includes('evil.example'),
    ),
  })),
  {
    name: 'amounts that nobody can have, from other accounts, and in the future',
    run: expects(
      {
        tokens: [holds({}, `1${'0'.repeat(80)}`), holds({ address_hash: contract('a') }, '-1')],
        moved: [
          moved({ timestamp: SOON, total: { value: '7', decimals: '6' } }),
          moved({ to: { hash: MALLORY }, transaction_hash: `0x${'cd'.repeat(32)}` }),
          moved({ total: { value: '1e400', decimals: '300' }, transaction_hash: `0x${'ef'.repeat(32)}` }),
        ],
      },
      (text) => text.includes('1.5 ETH') && !text.includes('USDC'),
    ),
  },
  ...Object.entries({
    'a page': () =>
      new Response('<script>attacked("page")</script>', { headers: { 'content-type': 'text/html' } }),
    nothing: () => new Response(''),
    'thirty megabytes': () => new Response(new Blob(Array.from({ length: 30 }, () => '9'.repeat(1_000_000)))),
    'a list of lists': () => new Response('['.repeat(100_000)),
  }).map(([what, every]) => ({
    name: `answers that are ${what}`,
    run: expects({ every }, (text) => !text.includes('1.5 ETH')),
  })),
  {
    name: 'reasons with hidden letters',
    async run(page) {
      const heard = heardBy(document);
      const body = '{"message":"Not \u202efound\u200b<b>here</b>"}';
      await look({ every: () => new Response(body, { status: 403 }) }, page);
      const errors = heard.filter(([name]) => name === 'wallet-error');
      if (errors.length === 0) page.broke('told no error');
      if (errors.some((error) => UNSAFE.test(JSON.stringify(error)))) page.broke('told hidden letters');
    },
  },
];

// On a slow machine, tabs that take long ask again.
underAttack('sources on screen', attacks, { answers, mostRequests: 80 });
