import { makeModal } from '../elements/support.js';
import { settled, until } from '../support/promises.js';
import {
  type Attack,
  announceHonest,
  byName,
  cross,
  inspect,
  opens,
  RPC,
  underAttack,
  type Watched,
} from './attack.js';
import { TEXTS, VALUES } from './values.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
type Ask = (args: { method: string }) => unknown;

const honest: Ask = async ({ method }) =>
  ({ eth_requestAccounts: [ALICE], eth_accounts: [ALICE], eth_chainId: '0x7a69', eth_getBalance: '0x1' })[
    method
  ] ?? null;

/** Connects to a wallet with these answers, whatever happens. The element keeps working. */
async function connectTo(request: Ask, page: Watched, attributes = ''): Promise<void> {
  announceHonest(request);
  const modal = makeModal(attributes);
  modal.watchBalance();
  await opens(modal, page);
  const root = modal.shadowRoot as ShadowRoot;
  await until(() => {
    const row = [...root.querySelectorAll('button')].find((button) => button.textContent?.includes('Honest'));
    row?.click();
    return row;
  }, 'the row');
  for (let turn = 0; turn < 5; turn += 1) await settled();
  inspect(root, page);
  const { address, balance } = modal.state;
  if (address !== undefined && !/^0x[0-9a-fA-F]{40}$/.test(address))
    page.broke(`took ${address} for an address`);
  if (balance !== undefined && !/^[\d.,]{1,100}\s?\S{0,12}$/u.test(`${balance}`))
    page.broke(`shows ${balance}`);
  modal.close();
  await opens(modal, page, []);
}

const GIVEN: Readonly<Record<string, () => unknown>> = {
  ...VALUES,
  ...Object.fromEntries(Object.entries(TEXTS).map(([what, text]) => [what, () => text])),
  'a list of addresses and junk': () => [ALICE, 7, '<img src=x onerror=attacked(1)>', `${ALICE}\u202e`],
  'a ten-megabyte number': () => `0x${'f'.repeat(10_000_000)}`,
  'an empty hex number': () => '0x',
};

const METHODS = ['eth_requestAccounts', 'eth_chainId', 'eth_getBalance'] as const;
const answers = cross(
  byName(METHODS),
  GIVEN,
  (method, value) => (page) =>
    connectTo(async (args) => (args.method === method ? value() : honest(args)), page),
);

const errors = cross(
  byName(METHODS),
  {
    'a text': 'evil',
    nothing: undefined,
    'a symbol': Symbol('evil'),
    markup: { code: -32603, message: '<img src=x onerror=attacked(1)>' },
    'hidden letters': { code: 4001, message: 'a\u202eb\u200bc' },
    'a book': { code: -32000, message: 'x'.repeat(1_000_000) },
    'a code of another kind': { code: { evil: 1 }, message: 7 },
    'an error that throws when read': new Proxy(
      {},
      {
        get: () => {
          throw new Error('Broken');
        },
      },
    ),
    'an error that cannot be read': VALUES['a revoked proxy']?.(),
  } as Readonly<Record<string, unknown>>,
  (method, error) => (page) =>
    connectTo(async (args) => {
      if (args.method === method) throw error;
      return honest(args);
    }, page),
);

const broken: Attack[] = [
  {
    name: 'a wallet that throws at once',
    run: (page) =>
      connectTo(() => {
        throw new Error('Broken');
      }, page),
  },
  { name: 'a wallet that answers without a promise', run: (page) => connectTo(() => 7, page) },
  { name: 'a wallet that never answers', run: (page) => connectTo(() => new Promise(() => {}), page) },
];

/** Answers of the site's RPC node, valid JSON-RPC or not. */
let node: () => Response = () => Response.json({});
const rpc = (result: unknown) => () => Response.json({ jsonrpc: '2.0', id: 1, result });
const NODES: Readonly<Record<string, () => Response>> = {
  'a ten-megabyte number': rpc(`0x${'f'.repeat(10_000_000)}`),
  'an invalid number': rpc('0xzz'),
  'a negative number': rpc('-0x1'),
  'a list': rpc([]),
  nothing: rpc(null),
  'no JSON': () => new Response('<script>attacked(1)</script>'),
  'an error of another kind': () => Response.json({ jsonrpc: '2.0', id: 1, error: 'evil' }),
  'an error with a ten-megabyte message': () =>
    Response.json({ jsonrpc: '2.0', id: 1, error: { code: 3, message: 'x'.repeat(1_000_000) } }),
  'an error with markup': () =>
    Response.json({ jsonrpc: '2.0', id: 1, error: { code: 3, message: TEXTS.markup } }),
  'another id': () => Response.json({ jsonrpc: '2.0', id: 'evil', result: '0x1' }),
  'a list of answers': () => Response.json([{ jsonrpc: '2.0', id: 1, result: '0x1' }]),
  'a refusal': () => new Response('no', { status: 401 }),
  'something deep': rpc(VALUES['a deep object']?.()),
};
const nodes: Attack[] = Object.entries(NODES).map(([what, answer]) => ({
  name: `a node that answers ${what}`,
  async run(page) {
    node = answer;
    announceHonest(honest);
    const modal = makeModal();
    modal.chains = [
      { id: 'eip155:31337', name: 'One', rpcUrl: RPC },
      { id: 'eip155:1', rpcUrl: RPC },
    ];
    modal.watchBalance();
    await opens(modal, page);
    const root = modal.shadowRoot as ShadowRoot;
    await until(() => {
      const row = [...root.querySelectorAll('button')].find((button) =>
        button.textContent?.includes('Honest'),
      );
      row?.click();
      return modal.state.address;
    }, 'the connection');
    await until(() => page.asked.length, 'the node is asked');
    for (let turn = 0; turn < 5; turn += 1) await settled();
    inspect(root, page);
  },
}));

underAttack('wallets and nodes', [...answers, ...errors, ...broken, ...nodes], { answers: () => node() });
