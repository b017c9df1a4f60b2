import { makeModal } from '../elements/support.js';
import { settled, until } from '../support/promises.js';
import {
  type Attack,
  announceHonest,
  byName,
  cross,
  inspect,
  opens,
  underAttack,
  type Watched,
} from './attack.js';
import { JSON_VALUES, TEXTS, VALUES } from './values.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const SIGNATURE = `0x${'11'.repeat(65)}`;

/** The wallet's hostile answers, by method. */
let wallet: Readonly<Record<string, () => unknown>> = {};
const honest: Readonly<Record<string, unknown>> = {
  eth_requestAccounts: [ALICE],
  eth_accounts: [ALICE],
  eth_chainId: '0x7a69',
  personal_sign: SIGNATURE,
};
const request = async ({ method }: { method: string }) => wallet[method]?.() ?? honest[method] ?? null;

const SITE = {
  getNonce: () => 'abcdef123456',
  verifyMessage: () => true,
  getSession: () => ({ address: ALICE, chainId: 31337 }),
  signOut: () => undefined,
};

/** Connects and signs in as far as possible. The element keeps working afterwards. */
async function signIn(site: { siwe?: object; attributes?: string }, page: Watched): Promise<void> {
  announceHonest(request);
  const modal = makeModal(site.attributes);
  if (site.siwe) Object.assign(modal, { siwe: site.siwe });
  const stop = new AbortController();
  const connecting = modal.connect({ wallet: 'example.honest', signal: stop.signal });
  connecting.catch(() => undefined);
  const root = () => modal.shadowRoot as ShadowRoot;
  // Some attacks never get that far.
  await until(() => modal.state.address ?? modal.state.view === 'ConnectingSiwe', 'sign-in', 500).catch(
    () => undefined,
  );
  for (let turn = 0; turn < 3; turn += 1) {
    const sign = [...(root()?.querySelectorAll('button') ?? [])].find((one) =>
      /^(Sign|Try again)/.test(one.textContent ?? ''),
    );
    sign?.click();
    for (let step = 0; step < 3; step += 1) await settled();
    if (root()) inspect(root(), page);
  }
  const { signedIn } = modal.state;
  if (signedIn && !/^0x[0-9a-fA-F]{40}$/.test(signedIn.address)) page.broke(`signed ${signedIn.address} in`);
  stop.abort();
  modal.close();
  await modal.disconnect().catch(() => undefined);
  await opens(modal, page);
}

/** A choice of values that differ for code that expects a text, an object or a promise, because each takes a whole visit. */
const pick = <T>(from: Readonly<Record<string, T>>, ...names: readonly string[]) =>
  Object.entries(from).filter(([name]) => names.includes(name));
const GIVEN: Readonly<Record<string, () => unknown>> = {
  ...Object.fromEntries(
    pick(VALUES, 'null', 'a symbol', 'a circle', 'a long list', 'a revoked proxy', 'a field that throws'),
  ),
  ...Object.fromEntries(
    pick(TEXTS, 'markup', 'hidden letters', 'a megabyte', 'zero').map(([what, text]) => [what, () => text]),
  ),
  'an error': () => {
    throw new Error('<img src=x onerror=attacked(1)>');
  },
  'a thrown text': () => {
    throw 'evil';
  },
  'what rejects with nothing': () => Promise.reject(),
  'what never answers': () => new Promise(() => {}),
};

const functions = cross(
  byName(['getNonce', 'getMessageParams', 'createMessage', 'verifyMessage', 'getSession', 'signOut']),
  GIVEN,
  (name, value) => (page) => {
    wallet = {};
    return signIn({ siwe: { ...SITE, required: true, [name]: value } }, page);
  },
);

const signatures = cross(
  { 'a signature': 'personal_sign', 'code of an account': 'eth_getCode' },
  GIVEN,
  (method, value) => (page) => {
    wallet = { [method]: value };
    return signIn({ siwe: { ...SITE, required: true } }, page);
  },
);

/** The answers of the server at `siwe-url`, by route. */
let routes: Readonly<Record<string, () => Response>> = {};
const server = cross(
  byName(['session', 'nonce', 'params', 'verify', 'sign-out']),
  {
    ...Object.fromEntries(
      pick(JSON_VALUES, 'null', 'a number', 'an empty object', 'a deep object').map(([what, value]) => [
        what,
        () => Response.json(value),
      ]),
    ),
    'no JSON': () => new Response(TEXTS.markup),
    'a refusal with markup': () =>
      Response.json({ error: '<img src=x onerror=attacked(1)>\u202e' }, { status: 401 }),
    'ten megabytes': () => new Response('['.repeat(10_000_000)),
  } as Readonly<Record<string, () => Response>>,
  (route, answer): Attack['run'] =>
    (page) => {
      wallet = {};
      routes = { [route]: answer };
      return signIn({ attributes: 'siwe-url="/siwe"' }, page);
    },
);

underAttack('sign-in with a wallet', [...functions, ...signatures, ...server], {
  answers({ pathname }) {
    const route = pathname.split('/').pop() ?? '';
    const usual = { nonce: { nonce: 'abcdef123456' }, verify: { address: ALICE, chainId: 31337 } }[route];
    return routes[route]?.() ?? (usual ? Response.json(usual) : new Response(null, { status: 404 }));
  },
});
