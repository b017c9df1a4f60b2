import { safeParent } from '../../src/lib/safe/safeParent.js';
import { readSafeAccount, safeProvider } from '../../src/lib/safe/safeProvider.js';
import { settled } from '../support/promises.js';
import { byName, cross, underAttack, type Watched } from './attack.js';
import { TEXTS, VALUES } from './values.js';

const ORIGIN = 'https://app.safe.global';
const SAFE = { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', chainId: '0x1' } as const;

const GIVEN: Readonly<Record<string, () => unknown>> = {
  ...VALUES,
  ...Object.fromEntries(Object.entries(TEXTS).map(([what, text]) => [what, () => text])),
};

/** A page around this one that answers each request with `reply`. */
function around(reply: (id: unknown) => { source?: unknown; origin?: unknown; data?: unknown }) {
  const target = new EventTarget();
  const parent = {
    postMessage({ id }: { id: unknown }) {
      const message = { source: parent, origin: ORIGIN, ...reply(id) };
      queueMicrotask(() => target.dispatchEvent(Object.assign(new Event('message'), message)));
    },
  };
  const scope = {
    parent,
    location: {},
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  };
  const safe = safeParent(scope as never, [ORIGIN]);
  if (!safe) throw new Error('It may be a Safe.');
  return safe;
}

const call = { to: SAFE.address, value: '0x0', data: '0x' };
const REQUESTS: Readonly<Record<string, readonly unknown[]>> = {
  eth_sendTransaction: [{ ...call, from: SAFE.address }],
  personal_sign: ['0x00', SAFE.address],
  eth_signTypedData_v4: [SAFE.address, '{}'],
  eth_getTransactionByHash: ['0x1'],
  wallet_sendCalls: [{ calls: [call], chainId: '0x1', from: SAFE.address, version: '2.0.0' }],
  wallet_getCallsStatus: ['0x1'],
  wallet_switchEthereumChain: [{ chainId: '0x1' }],
};

/** Expects each request to be answered or refused, without other effects. */
async function ask(safe: ReturnType<typeof around>, method: string, params: unknown, page: Watched) {
  const provider = safeProvider(safe, SAFE);
  const answer = Promise.resolve(provider.request({ method, params } as never));
  await Promise.race([
    answer.then(
      () => undefined,
      (error: unknown) => {
        if (!(error instanceof Error)) page.broke(`refused with ${String(error)}`);
      },
    ),
    settled().then(settled),
  ]);
  safe.end();
}

const answers = cross(
  byName(Object.keys(REQUESTS)),
  GIVEN,
  (method, value) => (page) =>
    ask(
      around((id) => ({ data: { id, success: true, data: value() } })),
      method,
      REQUESTS[method],
      page,
    ),
);
const params = cross(
  byName(Object.keys(REQUESTS)),
  GIVEN,
  (method, value) => (page) =>
    ask(
      around((id) => ({ data: { id, success: true, data: {} } })),
      method,
      [value()],
      page,
    ),
);
const messages = cross(
  byName(['id', 'success', 'error', 'data', 'source', 'origin', 'all']),
  GIVEN,
  (field, value) => (page) =>
    ask(
      around((id) => {
        const data = { id, success: false, error: 'No', data: undefined };
        if (field === 'all') return { data: value() };
        const isOutside = field === 'source' || field === 'origin';
        return isOutside ? { [field]: value(), data } : { data: { ...data, [field]: value() } };
      }),
      'personal_sign',
      REQUESTS.personal_sign,
      page,
    ),
);
const accounts = cross(byName(['safeAddress', 'chainId']), GIVEN, (field, value) => (page) => {
  const read = readSafeAccount({ safeAddress: SAFE.address, chainId: 1, [field]: value() });
  const isSafe = /^0x[0-9a-f]{40}$/i.test(read?.address ?? '') && /^0x[1-9a-f]/.test(read?.chainId ?? '');
  if (read && !isSafe) page.broke(`took ${JSON.stringify(read)}`);
});

underAttack('the page around a Safe App', [...answers, ...params, ...messages, ...accounts], {
  needsInterface: false,
});
