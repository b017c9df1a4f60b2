import { expect } from 'chai';
import { HttpResponse, http } from 'msw';
import { eip1193Connector } from '../../../src/chains/evm/eip1193Connector.js';
import { createOwnConnector } from '../../../src/chains/registry/createOwnConnector.js';
import { type ConnectorSetting, type OwnConnector, ownInfo } from '../../../src/lib/wallets/ownConnector.js';
import type { SandboxWallet } from '../../../src/sandbox/index.js';
import type { ConfigProblem } from '../../../src/settings/explainProblem.js';
import { readConnectors } from '../../../src/settings/readConnectors.js';
import { connectorContract } from '../../contracts/connector.js';
import { makeWallet } from '../../sandbox/support.js';
import { fakeClock } from '../../support/fakeClock.js';
import { rejection, until } from '../../support/promises.js';
import { mockNetwork } from '../../support/worker.js';

const RPC = '/rpc-of-two';

mockNetwork(
  http.post(RPC, async ({ request }) => {
    const { id } = (await request.json()) as { id: number };
    return HttpResponse.json({ jsonrpc: '2.0', id, result: '0x7a6a' });
  }),
);

function readOne(setting: Partial<ConnectorSetting>): OwnConnector {
  const [own] = readConnectors([{ id: 'ours', name: 'Our Wallet', ...setting }], (problem: ConfigProblem) => {
    throw new Error(problem.what);
  });
  if (!own) throw new Error('It cannot be used');
  return own;
}

connectorContract(
  'a connector of the page',
  (wallet: SandboxWallet) => {
    const clock = fakeClock();
    const own = readOne({ provider: wallet.provider });
    const provider = own.open() as typeof wallet.provider;
    return {
      clock,
      connector: eip1193Connector({ info: ownInfo(own), provider }, { clock, baseUrl: location.href }),
    };
  },
  RPC,
);

describe('a connector of the page', () => {
  it('gets its provider when it is opened, also from a promise', async () => {
    const { provider } = makeWallet({});
    let calls = 0;
    const own = readOne({
      getProvider: async () => {
        calls += 1;
        return provider;
      },
    });
    expect(calls).to.equal(0);
    const make = await createOwnConnector(own, fakeClock());
    expect(calls).to.equal(1);
    expect(make().provider).to.equal(provider);
    expect(make().info).to.deep.include({
      id: 'ours',
      type: 'EXTERNAL',
      namespace: 'eip155',
      name: 'Our Wallet',
    });
  });

  const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
  const forEver = () => ({ signal: new AbortController().signal });

  /** A connector over a provider with only these answers and methods. */
  async function over(answers: (method: string) => unknown, methods: Record<string, () => unknown> = {}) {
    const asked: string[] = [];
    const request = async ({ method }: { method: string }) => {
      asked.push(method);
      const answer = method === 'eth_chainId' ? '0x1' : answers(method);
      if (answer instanceof Error || answer === undefined)
        throw answer ?? new Error(`"${method}" not implemented`);
      return answer;
    };
    const noted = Object.entries(methods).map(([name, run]) => [
      name,
      async () => {
        asked.push(`${name}()`);
        return run();
      },
    ]);
    const provider = { request, on: () => {}, removeListener: () => {}, ...Object.fromEntries(noted) };
    return { asked, connector: (await createOwnConnector(readOne({ provider }), fakeClock()))() };
  }

  it('needs no eth_requestAccounts, like the provider of Safe', async () => {
    const { connector, asked } = await over((method) => (method === 'eth_accounts' ? [ALICE] : undefined), {
      connect: () => undefined,
      disconnect: () => undefined,
    });
    expect((await connector.connect(forEver())).accounts).to.deep.equal([`eip155:1:${ALICE}`]);
    await connector.disconnect();
    expect(asked.slice(-2)).to.deep.equal(['wallet_revokePermissions', 'disconnect()']);
  });

  it('is connected by its own connect(), like the provider of WalletConnect', async () => {
    let isConnected = false;
    const { connector, asked } = await over(
      (method) => {
        if (!isConnected) return new Error('Please call connect() before request()');
        return method === 'eth_accounts' ? [ALICE] : undefined;
      },
      {
        connect() {
          isConnected = true;
        },
      },
    );
    expect((await connector.connect(forEver())).accounts).to.deep.equal([`eip155:1:${ALICE}`]);
    expect(asked).to.deep.equal(['eth_requestAccounts', 'connect()', 'eth_accounts', 'eth_chainId']);
  });

  for (const [what, code, answer, methods, expected] of [
    [
      'a refusal is final',
      'user_rejected',
      Object.assign(new Error('No'), { code: 4001 }),
      { connect: () => undefined },
      ['eth_requestAccounts'],
    ],
    [
      'a refusal of connect() is one',
      'user_rejected',
      undefined,
      { connect: () => Promise.reject(new Error('User rejected the request')) },
      ['eth_requestAccounts', 'connect()'],
    ],
    [
      'without accounts the first reason counts',
      'wallet_failed',
      undefined,
      {},
      ['eth_requestAccounts', 'eth_accounts'],
    ],
  ] as const)
    it(`does not connect: ${what}`, async () => {
      const { connector, asked } = await over(() => answer, methods);
      expect(await rejection(connector.connect(forEver()))).to.include({ code });
      expect(asked).to.deep.equal(expected);
    });

  for (const [what, getProvider] of [
    [
      'throws',
      () => {
        throw new Error('Broken');
      },
    ],
    ['rejects', () => Promise.reject(new Error('Broken'))],
    ['gives nothing', () => undefined],
    ['gives something else', () => ({ send: () => undefined })],
  ] as const) {
    it(`rejects with wallet_failed if its code ${what}`, async () => {
      const own = readOne({ getProvider: getProvider as never });
      expect(await rejection(createOwnConnector(own, fakeClock()))).to.include({ code: 'wallet_failed' });
    });
  }

  it('rejects with timeout if its code never answers', async () => {
    const clock = fakeClock();
    const opening = rejection(
      createOwnConnector(readOne({ getProvider: () => new Promise(() => {}) }), clock),
    );
    await until(() => clock.waiting > 0);
    clock.move(20_000);
    expect(await opening).to.include({ code: 'timeout' });
  });
});
