import { expect } from 'chai';
import type { Eip1193EventName, Eip1193Provider, RequestArguments } from '../../src/lib/requests/eip1193.js';
import { SANDBOX_ADDRESSES, type SandboxWallet, type SandboxWalletOptions } from '../../src/sandbox/index.js';
import { rejection, settled, until } from '../support/promises.js';

/** One of our providers, and the actions of its visitor. */
export interface ProviderUnderTest {
  readonly provider: Eip1193Provider;
  readonly wallet: SandboxWallet;
  /** Chooses the wallet once the modal asks. */
  choose(): Promise<void>;
  /** Closes the modal once it asks. */
  leave(): Promise<void>;
  /** Disconnects in the modal. */
  disconnect(): Promise<void>;
  /** Whether there were prompts other than the wallet's. */
  hasAsked(): boolean;
}

const [alice, bob] = SANDBOX_ADDRESSES;
const TWO = 'eip155:31338';
const NAMES = ['connect', 'disconnect', 'accountsChanged', 'chainChanged'] as const;

/** A provider's events, as `[event, value]`. The value of an error is its code. */
function heardFrom(provider: Eip1193Provider): [Eip1193EventName, unknown][] {
  const heard: [Eip1193EventName, unknown][] = [];
  for (const name of NAMES) {
    provider.on(name, (value: unknown) => {
      heard.push([name, value instanceof Error ? (value as { code?: unknown }).code : value]);
    });
  }
  return heard;
}

/**
 * The guarantees of our providers to a site (EIP-1193, EIP-1102). The wallet has the networks 31337, its current one, and
 * 31338, the site's first choice.
 */
export function eip1193Contract(
  name: string,
  create: (options?: Partial<SandboxWalletOptions>) => ProviderUnderTest,
  pageErrors: () => string[],
): void {
  async function connected(options: Partial<SandboxWalletOptions> = {}) {
    const here = create(options);
    const asking = ask(here, 'eth_requestAccounts');
    await here.choose();
    await asking;
    await settled();
    return here;
  }
  const ask = ({ provider }: ProviderUnderTest, method: string, ...params: unknown[]) =>
    provider.request(params.length > 0 ? { method, params } : { method });
  const asked = ({ wallet }: ProviderUnderTest, method: string) =>
    wallet.requests.filter((request) => request.method === method);

  describe(`a provider over ${name}`, () => {
    describe('before a connection', () => {
      it('has no accounts, and does not prompt for them', async () => {
        const here = create();
        expect(await ask(here, 'eth_accounts')).to.deep.equal([]);
        expect(here.hasAsked()).to.equal(false);
        expect(asked(here, 'eth_accounts')).to.deep.equal([]);
      });

      it('is on the network that the site wants', async () => {
        expect(await ask(create(), 'eth_chainId')).to.equal('0x7a6a');
      });

      for (const method of ['eth_getBalance', 'personal_sign', 'wallet_switchEthereumChain', 'nonsense']) {
        it(`rejects ${method} with 4900`, async () => {
          const here = create();
          expect(await rejection(ask(here, method, '0x'))).to.include({ code: 4900 });
          expect(here.hasAsked()).to.equal(false);
        });
      }

      it('asks for permissions as for accounts, and asks the wallet once', async () => {
        const here = create();
        const asking = ask(here, 'wallet_requestPermissions', { eth_accounts: {} });
        await here.choose();
        expect(await asking).to.deep.equal([
          {
            invoker: location.origin,
            parentCapability: 'eth_accounts',
            caveats: [{ type: 'restrictReturnedAccounts', value: [alice] }],
          },
        ]);
        expect(asked(here, 'wallet_requestPermissions')).to.deep.equal([]);
      });

      it('rejects with 4001 when the visitor closes the modal', async () => {
        const here = create();
        const asking = rejection(ask(here, 'eth_requestAccounts'));
        await here.leave();
        expect(await asking).to.include({ code: 4001 });
        expect(await ask(here, 'eth_accounts')).to.deep.equal([]);
      });
    });

    describe('while connecting', () => {
      it('answers all callers with one request to the wallet', async () => {
        const here = create();
        const asking = Promise.all([ask(here, 'eth_requestAccounts'), ask(here, 'eth_requestAccounts')]);
        await here.choose();
        expect(await asking).to.deep.equal([[alice], [alice]]);
        expect(asked(here, 'eth_requestAccounts')).to.have.length(1);
      });

      it('keeps waiting when the wallet refuses, because the visitor may choose again', async () => {
        const here = create();
        here.wallet.script([{ method: 'eth_requestAccounts', answer: 'reject' }]);
        const asking = rejection(ask(here, 'eth_requestAccounts'));
        await here.choose();
        await until(() => asked(here, 'eth_requestAccounts')[0]?.outcome === 'rejected');
        expect(await ask(here, 'eth_accounts')).to.deep.equal([]);
        await here.leave();
        expect(await asking).to.include({ code: 4001 });
      });
    });

    describe('with a connection', () => {
      it('has the wallet’s accounts and network, without another prompt', async () => {
        const here = await connected();
        const before = here.wallet.requests.length;
        expect(await ask(here, 'eth_requestAccounts')).to.deep.equal([alice]);
        expect(await ask(here, 'eth_accounts')).to.deep.equal([alice]);
        expect(await ask(here, 'eth_chainId')).to.equal('0x7a69');
        expect(here.wallet.requests).to.have.length(before);
      });

      it('sends all other requests to the wallet unchanged', async () => {
        const here = await connected();
        const params = Object.freeze(['0x48656c6c6f', alice]);
        const args: RequestArguments = Object.freeze({ method: 'personal_sign', params });
        expect(await here.provider.request(args)).to.match(/^0x[0-9a-f]{130}$/);
        expect(asked(here, 'personal_sign')[0]?.params).to.equal(params);
        expect(await ask(here, 'net_version')).to.equal('31337');
        expect(asked(here, 'net_version')[0]?.params).to.equal(undefined);
      });

      const own = Object.assign(new Error('Own'), { code: 4001, data: { a: 1 } });
      const broken = Object.defineProperty(new Error('Broken'), 'code', {
        get: () => {
          throw new Error('A getter broke');
        },
      });
      for (const [what, error, code, message, data] of [
        [
          'a refusal',
          { code: 4001, message: 'User rejected the request.' },
          4001,
          'User rejected the request.',
        ],
        ['a code in a string', { code: '4001', message: 'No' }, 4001, 'No'],
        ['an unknown method', { code: 4200, message: 'Not supported' }, 4200, 'Not supported'],
        ['data', { code: -32000, message: 'reverted', data: '0x08c379a0' }, -32000, 'reverted', '0x08c379a0'],
        ['an invalid code', { code: 'ODD', why: 'it is odd' }, -32603, 'Unknown error'],
        ['a fractional code', { code: 0.5, message: 'Odd' }, -32603, 'Odd'],
        ['a text', 'no', -32603, 'no'],
        ['nothing', undefined, -32603, 'Unknown error'],
        ['null', null, -32603, 'Unknown error'],
        ['getters that throw', broken, -32603, 'Unknown error'],
        ['an error of its own', own, 4001, 'Own', { a: 1 }],
      ] as const) {
        it(`rejects with a numeric code when the wallet rejects with ${what}`, async () => {
          const here = await connected();
          here.wallet.script([{ method: 'personal_sign', answer: 'reject', error }]);
          const rejected = await rejection<Error & { data?: unknown }>(
            ask(here, 'personal_sign', '0x00', alice),
          );
          expect(rejected).to.be.an.instanceOf(Error).that.includes({ code, message });
          expect(rejected.data).to.deep.equal(data);
          if (error === own) expect(rejected).to.equal(own);
        });
      }

      it('waits for the wallet without a deadline', async () => {
        const here = await connected();
        here.wallet.script([{ method: 'personal_sign', answer: 'approve', delayMs: 30 }]);
        expect(await ask(here, 'personal_sign', '0x00', alice)).to.match(/^0x/);
      });
    });

    for (const args of [undefined, null, 'eth_accounts', {}, { method: 7 }, { method: '' }, []]) {
      it(`rejects ${JSON.stringify(args) ?? 'nothing'} as a request with a numeric code`, async () => {
        const here = create();
        const refused = rejection<{ code: unknown }>(here.provider.request(args as RequestArguments));
        expect((await refused).code).to.equal(-32600);
      });
    }

    describe('events', () => {
      it('report a connection: connect, then accountsChanged', async () => {
        const here = create();
        const heard = heardFrom(here.provider);
        const asking = ask(here, 'eth_requestAccounts');
        await here.choose();
        await asking;
        expect(heard).to.deep.equal([
          ['connect', { chainId: '0x7a69' }],
          ['accountsChanged', [alice]],
        ]);
      });

      it('report changed accounts once, the active one first', async () => {
        const here = await connected();
        const heard = heardFrom(here.provider);
        here.wallet.setAccounts([alice, bob]);
        here.wallet.switchAccount(bob);
        here.wallet.emit('accountsChanged', [bob, alice]);
        await settled();
        expect(heard).to.deep.equal([
          ['accountsChanged', [alice, bob]],
          ['accountsChanged', [bob, alice]],
        ]);
        expect(await ask(here, 'eth_accounts')).to.deep.equal([bob, alice]);
      });

      for (const chainIds of ['hex', 'padded', 'decimal', 'number'] as const) {
        it(`report a changed network in hex when the wallet writes ${chainIds}`, async () => {
          const here = await connected({ quirks: { chainIds } });
          const heard = heardFrom(here.provider);
          here.wallet.switchChain(TWO);
          here.wallet.emit('chainChanged', 31338);
          await settled();
          expect(heard).to.deep.equal([['chainChanged', '0x7a6a']]);
          expect(await ask(here, 'eth_chainId')).to.equal('0x7a6a');
        });
      }

      it('report a requested network switch once', async () => {
        const here = await connected();
        const heard = heardFrom(here.provider);
        expect(await ask(here, 'wallet_switchEthereumChain', { chainId: '0x7a6a' })).to.equal(null);
        await settled();
        expect(heard).to.deep.equal([['chainChanged', '0x7a6a']]);
      });

      for (const [who, end] of [
        ['wallet', async ({ wallet }: ProviderUnderTest) => wallet.disconnect()],
        ['person', ({ disconnect }: ProviderUnderTest) => disconnect()],
      ] as const) {
        it(`report the end by the ${who}: no accounts, then 4900`, async () => {
          const here = await connected();
          const heard = heardFrom(here.provider);
          await end(here);
          await settled();
          expect(heard).to.deep.equal([
            ['accountsChanged', []],
            ['disconnect', 4900],
          ]);
          expect(await ask(here, 'eth_accounts')).to.deep.equal([]);
          expect(await rejection(ask(here, 'eth_getBalance', alice))).to.include({ code: 4900 });
        });
      }

      it('report nothing when the wallet briefly loses its node', async () => {
        const here = await connected();
        const heard = heardFrom(here.provider);
        here.wallet.setOffline(true);
        await settled();
        here.wallet.setOffline(false);
        await settled();
        expect(heard).to.deep.equal([]);
      });

      it('reach listeners from before the connection, also for a second connection', async () => {
        const here = create();
        const heard = heardFrom(here.provider);
        await settled();
        for (let time = 0; time < 2; time += 1) {
          const asking = ask(here, 'eth_requestAccounts');
          await here.choose();
          await asking;
          await here.disconnect();
          await settled();
        }
        expect(heard.map(([event]) => event)).to.deep.equal(
          [0, 1].flatMap(() => ['connect', 'accountsChanged', 'accountsChanged', 'disconnect']),
        );
      });

      it('do not reach removed listeners', async () => {
        const here = await connected();
        const told: string[] = [];
        const [stays, goes] = [() => told.push('stays'), () => told.push('goes')];
        here.provider.on('chainChanged', goes);
        here.provider.on('chainChanged', stays);
        here.provider.removeListener('chainChanged', goes);
        here.provider.removeListener('accountsChanged', stays);
        here.provider.removeListener('message', () => undefined);
        here.wallet.switchChain(TWO);
        expect(told).to.deep.equal(['stays']);
      });

      it('reach other listeners when one throws', async () => {
        const here = await connected();
        const errors = pageErrors();
        here.provider.on('chainChanged', () => {
          throw new Error('A listener of the site broke');
        });
        const heard = heardFrom(here.provider);
        here.wallet.switchChain(TWO);
        expect(heard).to.deep.equal([['chainChanged', '0x7a6a']]);
        expect(errors).to.have.length(1);
        expect(errors[0]).to.include('A listener of the site broke');
      });

      it('reach all listeners when one removes itself', async () => {
        const here = await connected();
        let told = 0;
        const once = () => {
          told += 1;
          here.provider.removeListener('chainChanged', once);
        };
        here.provider.on('chainChanged', once);
        const heard = heardFrom(here.provider);
        here.wallet.switchChain(TWO);
        here.wallet.switchChain('eip155:31337');
        expect(told).to.equal(1);
        expect(heard).to.have.length(2);
      });
    });
  });
}
