import { expect } from 'chai';
import type { Config } from '../../../src/lib/config.js';
import type { WalletModalError } from '../../../src/lib/errors.js';
import type { CaipNetworkId } from '../../../src/lib/networks/caip.js';
import type { Eip1193Provider } from '../../../src/lib/requests/eip1193.js';
import { createNaming } from '../../../src/session/account/createNaming.js';
import { ALICE, BOB, facts, fakeConnector, ONE, world } from '../../atoms/fakes.js';
import { rejection } from '../../support/promises.js';

const chainApi: Config['chainApi'] = { url: 'https://api.example', projectId: 'p', isHosted: false };
const SIGNATURE = `0x${'ab'.repeat(65)}`;
const ACCOUNT = `${ONE}:${ALICE}` as const;

const realFetch = globalThis.fetch;
after(() => {
  globalThis.fetch = realFetch;
});

interface Start {
  /** The wallet's answer. */
  readonly sign?: () => Promise<unknown>;
  /** The service's answer to each request. */
  readonly serve?: (method: string) => Response;
  readonly network?: CaipNetworkId;
  readonly address?: string;
  readonly isConnected?: boolean;
}

/** Names for a connected account. `said` logs the requests to the wallet and the service, and the steps between them. */
async function start({
  sign = async () => SIGNATURE,
  serve = () => new Response('{}'),
  network = ONE,
  address = ALICE,
  isConnected = true,
}: Start = {}) {
  const said: unknown[] = [];
  const provider: Eip1193Provider = {
    async request({ method, params }) {
      said.push([method, params]);
      return sign();
    },
    on: () => undefined,
    removeListener: () => undefined,
  };
  const wallet = { ...fakeConnector('a'), provider };
  const here = world({ wallets: [wallet], networks: [ONE], config: { chainApi } });
  if (isConnected) await here.connect(wallet, facts(network, address));
  globalThis.fetch = async (url, { method = 'GET', body } = {}) => {
    said.push([method, new URL(`${url}`).pathname, body ? JSON.parse(`${body}`) : undefined]);
    return serve(method);
  };
  const { signal } = new AbortController();
  const naming = await createNaming(here.store, here.services);
  const register = (more: { signal?: AbortSignal } = {}) =>
    naming.register('alice', `${network}:${address}`, {
      signal,
      onSigned: () => said.push('signed'),
      ...more,
    });
  return { ...here, wallet, naming, said, register };
}

const MESSAGE = '{"name":"alice.wcn.id","attributes":{},"timestamp":1000}';

describe('registering a name with a wallet', () => {
  it('has the message signed by the address with its checksum, and sends exactly that', async () => {
    const { register, said } = await start({ address: ALICE.toLowerCase() });
    expect(await register()).to.deep.equal({ result: 'registered' });
    const hex = `0x${Buffer.from(MESSAGE).toString('hex')}`;
    expect(said).to.deep.equal([
      ['personal_sign', [hex, ALICE]],
      'signed',
      [
        'POST',
        '/v1/profile/account',
        { coin_type: 2147514985, address: ALICE, message: MESSAGE, signature: SIGNATURE },
      ],
    ]);
  });

  it('takes the time at the moment of signing, and tells whether the visitor was slow', async () => {
    const refusal = '{"reasons":[{"field":"timestamp","description":"Too old."}]}';
    for (const [ms, isSlow] of [
      [12_000, true],
      [2_000, false],
    ] as const) {
      const here = await start({
        sign: async () => {
          here.clock.move(ms);
          return SIGNATURE;
        },
        serve: () => new Response(refusal, { status: 400 }),
      });
      here.clock.move(5_500);
      expect(await here.register()).to.include({ result: 'tooOld', isSlow });
      expect(JSON.stringify(here.said[2])).to.include('\\"timestamp\\":1005}');
    }
  });

  it('looks whose the name is when nobody answered, before it says that it failed', async () => {
    for (const [owner, expected] of [
      [ALICE, { result: 'registered' }],
      [BOB, 'chain_api_failed'],
    ] as const) {
      const entry = { name: 'alice.wcn.id', addresses: { 60: { address: owner } } };
      const serve = (method: string) =>
        method === 'POST' ? new Response('', { status: 500 }) : Response.json(entry);
      const { register } = await start({ serve });
      const outcome = await register().catch(({ code }) => code);
      expect(outcome).to.deep.equal(expected);
    }
  });

  for (const [what, options, code, text] of [
    ['on a network that nobody knows', { network: 'eip155:31339' }, 'network_not_found', 'Network not found'],
    ['without a wallet', { isConnected: false }, 'not_connected', 'Address or auth connector not found'],
  ] as [string, Start, string, string][]) {
    it(`fails ${what}, before anybody is asked`, async () => {
      const { register, said } = await start(options);
      expect(await rejection<WalletModalError>(register())).to.include({ code, shortMessage: text });
      expect(said).to.deep.equal([]);
    });
  }

  it('fails when nobody is connected any more', async () => {
    const { register, wallet, said } = await start();
    wallet.tell({ type: 'disconnected', reason: 'wallet' });
    expect(await rejection<WalletModalError>(register())).to.include({
      code: 'not_connected',
      shortMessage: 'Address or auth connector not found',
    });
    expect(said).to.deep.equal([]);
  });

  it('asks for no signature when another account is active by now', async () => {
    const { naming, said } = await start({ address: BOB });
    const { signal } = new AbortController();
    const failed = naming.register('alice', ACCOUNT, { signal, onSigned: () => undefined });
    expect((await rejection<WalletModalError>(failed)).code).to.equal('request_invalid');
    expect(said).to.deep.equal([]);
  });

  for (const answer of [null, '', '0x', 'yes', 7, {}, `${SIGNATURE}g`]) {
    it(`does not send ${JSON.stringify(answer)}, which is no signature`, async () => {
      const { register, said } = await start({ sign: async () => answer });
      expect((await rejection<WalletModalError>(register())).code).to.equal('wallet_invalid_answer');
      expect(said.length).to.equal(1);
    });
  }

  it('sends nothing when the visitor declines, or has left before they signed', async () => {
    const declined = await start({ sign: () => Promise.reject({ code: 4001, message: 'No.' }) });
    expect((await rejection<WalletModalError>(declined.register())).code).to.equal('user_rejected');
    expect(declined.said.length).to.equal(1);
    const leaving = new AbortController();
    const left = await start({
      sign: async () => {
        leaving.abort();
        return SIGNATURE;
      },
    });
    expect((await rejection<WalletModalError>(left.register({ signal: leaving.signal }))).code).to.equal(
      'aborted',
    );
    expect(left.said.length).to.equal(1);
  });

  it('is not possible on a site without a service', async () => {
    const { store, services } = world({});
    const failed = createNaming(store, services);
    expect((await rejection<WalletModalError>(failed)).code).to.equal('method_not_supported');
  });
});
