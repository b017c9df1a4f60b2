import { expect } from 'chai';
import type { Connector, ConnectorEvent } from '../../src/chains/connector.js';
import type { NetworkDefinition } from '../../src/lib/networks/networks.js';
import {
  SANDBOX_ADDRESSES,
  type SandboxQuirks,
  type SandboxWallet,
  type SandboxWalletOptions,
} from '../../src/sandbox/index.js';
import { DEAD_CHAINS, makeWallet } from '../sandbox/support.js';
import type { FakeClock } from '../support/fakeClock.js';
import { isPending, rejection, settled, until } from '../support/promises.js';

const WALLET_READ_DEADLINE_MS = 5_000;

/** A connector over a wallet, on a clock that the contract moves. */
export interface ConnectorUnderTest {
  readonly connector: Connector;
  readonly clock: FakeClock;
}

const [alice, bob, carol] = SANDBOX_ADDRESSES;
const on = (reference: number, ...addresses: string[]) => addresses.map((a) => `eip155:${reference}:${a}`);
const ONE = 'eip155:31337';
const TWO = 'eip155:31338';
const ASK = 'eth_requestAccounts';
const SWITCH = 'wallet_switchEthereumChain';
const ADD = 'wallet_addEthereumChain';
const connected = (network: string, ...accounts: string[]) => ({
  type: 'connected',
  network,
  accounts: on(Number(network.slice(7)), ...accounts),
});

/** What a connector tells. A wallet may say the same thing twice, which is no news. */
function heardFrom(connector: Connector): ConnectorEvent[] {
  const events: ConnectorEvent[] = [];
  connector.subscribe((event) => {
    if (JSON.stringify(event) !== JSON.stringify(events[events.length - 1])) events.push(event);
  });
  return events;
}

const forEver = () => ({ signal: new AbortController().signal });

/** What every connector can be relied on for, shown with the sandbox wallet behind it. */
export function connectorContract(
  name: string,
  create: (wallet: SandboxWallet) => ConnectorUnderTest,
  /** The RPC address of the network with id 31338, which the wallet asks itself before it adds it. */
  rpcUrl: string,
  /**
   * Whether the wallet itself speaks EIP-1193: it tells of changes, has numbers for errors, is asked where it is, can
   * add networks, makes people wait, and may keep its permission. What only such a wallet does is left out of the
   * others: a sign-in says what failed in tests of its own.
   */
  { speaksEip1193 = true }: { readonly speaksEip1193?: boolean } = {},
): void {
  const itWhere = speaksEip1193 ? it : () => undefined;
  const target: NetworkDefinition = {
    id: TWO,
    name: 'Two',
    nativeCurrency: { name: 'Two', symbol: 'TWO', decimals: 18 },
    rpcUrl,
  };
  const made: Connector[] = [];
  function setUp(options: Partial<SandboxWalletOptions> = {}) {
    const wallet = makeWallet(options);
    const { connector, clock } = create(wallet);
    made.push(connector);
    return { wallet, connector, clock, events: heardFrom(connector) };
  }
  async function connectedSetUp(options: Partial<SandboxWalletOptions> = {}) {
    const under = setUp(options);
    await under.connector.connect(forEver());
    under.events.length = 0;
    return under;
  }
  const knowsOne = (quirks: SandboxQuirks = {}) => ({ chains: DEAD_CHAINS.slice(0, 1), quirks });
  const methods = ({ requests }: SandboxWallet) => requests.map(({ method }) => method);

  describe(`a connector of ${name}`, () => {
    afterEach(() => {
      for (const connector of made.splice(0)) connector.destroy();
    });

    describe('that connects', () => {
      it('tells accounts and network once the person agreed', async () => {
        const { connector, events } = setUp();
        const facts = await connector.connect(forEver());
        expect(facts).to.deep.equal({ network: ONE, accounts: on(31337, alice) });
        expect(events).to.deep.equal([connected(ONE, alice)]);
      });

      it('tells all accounts that the person chose, the active one first', async () => {
        const { connector, wallet, events } = setUp();
        wallet.script([{ method: ASK, answer: 'approve', value: [alice, bob, carol] }]);
        await connector.connect(forEver());
        expect(events).to.deep.equal([connected(ONE, alice, bob, carol)]);
      });

      it('takes a refusal for one, and asks again when it is told to', async () => {
        const { connector, wallet, events } = setUp();
        wallet.script([{ method: ASK, answer: 'reject' }]);
        expect(await rejection(connector.connect(forEver()))).to.include({ code: 'user_rejected' });
        expect(events).to.deep.equal([]);
        await connector.connect(forEver());
        expect(events).to.deep.equal([connected(ONE, alice)]);
      });

      itWhere(
        'takes up what the person answers in the wallet after it said that a request was open',
        async () => {
          const { connector, wallet, events } = setUp();
          wallet.script([{ method: ASK, answer: 'pending' }]);
          expect(await rejection(connector.connect(forEver()))).to.include({ code: 'already_pending' });
          wallet.setAccounts([bob]);
          await until(() => events.length);
          expect(events).to.deep.equal([connected(ONE, bob)]);
        },
      );

      itWhere('waits for a locked wallet as long as the person takes', async () => {
        const { connector, wallet, clock, events } = setUp();
        wallet.lock();
        const connecting = connector.connect(forEver());
        clock.move(3_600_000);
        expect(await isPending(connecting)).to.equal(true);
        wallet.unlock();
        await connecting;
        expect(events).to.deep.equal([connected(ONE, alice)]);
      });

      for (const [how, step] of [
        ['an empty list', { answer: 'nonsense', value: [] }],
        ['4100', { answer: 'reject', error: { code: 4100, message: 'Locked' } }],
      ] as const) {
        itWhere(`takes up a wallet that said it was locked by ${how}, once it is unlocked`, async () => {
          const { connector, wallet, events } = setUp();
          wallet.script([{ method: ASK, ...step }]);
          expect(await rejection(connector.connect(forEver()))).to.include({ code: 'wallet_locked' });
          wallet.setAccounts([alice]);
          await until(() => events.length);
          expect(events).to.deep.equal([connected(ONE, alice)]);
        });
      }

      it('stops waiting for a silent wallet when it is told to', async () => {
        const { connector, wallet, events } = setUp();
        wallet.script([{ method: ASK, answer: 'never' }]);
        const controller = new AbortController();
        const connecting = connector.connect(controller);
        controller.abort();
        expect(await rejection(connecting)).to.include({ code: 'aborted' });
        expect(events).to.deep.equal([]);
      });

      for (const before of ['at first', 'after it looked for an old connection'] as const) {
        it(`does not take up an approval that comes after the abort, ${before}`, async () => {
          const { connector, wallet, events } = setUp();
          if (before !== 'at first') await connector.reconnect(forEver());
          wallet.script([{ method: ASK, answer: 'approve', delayMs: 20 }]);
          const controller = new AbortController();
          const connecting = connector.connect(controller);
          controller.abort();
          await rejection(connecting);
          await until(() => wallet.state.shared.length);
          await settled();
          expect(events).to.deep.equal([]);
        });
      }

      for (const answer of [null, undefined, 'text', {}, [null, 42], ['0x1234'], [[alice]]]) {
        it(`takes ${JSON.stringify(answer)} for no account`, async () => {
          const { connector, wallet, events } = setUp();
          wallet.script([{ method: ASK, answer: 'nonsense', value: answer }]);
          expect(await rejection(connector.connect(forEver()))).to.include({ code: 'wallet_invalid_answer' });
          expect(events).to.deep.equal([]);
        });
      }

      for (const answer of [null, '', 'mainnet', '0x', '0x0', -1, 1.5, {}, ['0x1']]) {
        itWhere(`takes ${JSON.stringify(answer)} for no network`, async () => {
          const { connector, wallet, events } = setUp();
          wallet.script([{ method: 'eth_chainId', answer: 'nonsense', value: answer }]);
          expect(await rejection(connector.connect(forEver()))).to.include({ code: 'wallet_invalid_answer' });
          expect(events).to.deep.equal([]);
        });
      }

      itWhere('knows the accounts that the wallet told while it was asked where it is', async () => {
        const { connector, wallet, events } = setUp();
        wallet.script([{ method: 'eth_chainId', answer: 'approve', delayMs: 20 }]);
        const connecting = connector.connect(forEver());
        await until(() => methods(wallet).includes('eth_chainId'));
        wallet.setAccounts([bob]);
        await connecting;
        expect(events).to.deep.equal([connected(ONE, bob)]);
      });

      for (const before of ['a request', 'an old connection'] as const) {
        itWhere(
          `is not connected by ${before} when the wallet took its accounts back meanwhile`,
          async () => {
            const { connector, wallet, events } = setUp();
            wallet.setAccounts([alice]);
            wallet.script([{ method: 'eth_chainId', answer: 'approve', delayMs: 20 }]);
            const run = before === 'a request' ? connector.connect : connector.reconnect;
            const running = run(forEver());
            await until(() => methods(wallet).includes('eth_chainId'));
            wallet.disconnect();
            expect(await rejection(running)).to.include({ code: 'wallet_locked' });
            expect(events).to.deep.equal([]);
          },
        );
      }

      itWhere('gives up on a wallet that does not say where it is', async () => {
        const { connector, wallet, clock } = setUp();
        wallet.script([{ method: 'eth_chainId', answer: 'never' }]);
        const connecting = connector.connect(forEver());
        await until(() => methods(wallet).includes('eth_chainId'));
        clock.move(WALLET_READ_DEADLINE_MS);
        expect(await rejection(connecting)).to.include({ code: 'timeout' });
      });
    });

    describe('that takes an old connection up', () => {
      it('asks nobody', async () => {
        const { connector, wallet, events } = setUp({ policy: 'reject' });
        wallet.setAccounts([bob, carol]);
        const facts = await connector.reconnect(forEver());
        expect(facts).to.deep.equal({ network: ONE, accounts: on(31337, bob, carol) });
        expect(events).to.deep.equal([connected(ONE, bob, carol)]);
        expect(methods(wallet)).to.not.include(ASK);
      });

      itWhere(
        'finds none when the wallet does not allow it any more, but takes it up when it does again',
        async () => {
          const { connector, wallet, events } = setUp();
          expect(await connector.reconnect(forEver())).to.equal(undefined);
          expect(events).to.deep.equal([]);
          wallet.setAccounts([bob]);
          await until(() => events.length);
          expect(events).to.deep.equal([connected(ONE, bob)]);
        },
      );

      itWhere('gives up on a wallet that is silent', async () => {
        const { connector, wallet, clock } = setUp();
        wallet.script([{ method: 'eth_accounts', answer: 'never' }]);
        const reconnecting = connector.reconnect(forEver());
        await settled();
        clock.move(WALLET_READ_DEADLINE_MS);
        expect(await rejection(reconnecting)).to.include({ code: 'timeout' });
      });
    });

    describe('that is connected', () => {
      itWhere('makes another account the active one, an unknown one not', async () => {
        const { connector, wallet, events } = await connectedSetUp();
        wallet.setAccounts([alice, bob, carol]);
        connector.selectAccount(`${ONE}:${bob}`);
        connector.selectAccount(`${ONE}:0x0000000000000000000000000000000000000001`);
        expect(events).to.deep.equal([connected(ONE, alice, bob, carol), connected(ONE, bob, alice, carol)]);
      });

      itWhere('keeps the chosen account when the wallet says the same again', async () => {
        const { connector, wallet, events } = await connectedSetUp();
        wallet.setAccounts([alice, bob]);
        connector.selectAccount(`${ONE}:${bob}`);
        wallet.emit('accountsChanged', [alice, bob]);
        expect(events[events.length - 1]).to.deep.equal(connected(ONE, bob, alice));
      });

      itWhere('follows the account that is chosen in the wallet', async () => {
        const { connector, wallet, events } = await connectedSetUp();
        wallet.setAccounts([alice, bob, carol]);
        connector.selectAccount(`${ONE}:${bob}`);
        wallet.switchAccount(carol);
        expect(events[events.length - 1]).to.deep.equal(connected(ONE, carol, alice, bob));
      });

      itWhere('falls back to the first when the chosen account is taken away', async () => {
        const { connector, wallet, events } = await connectedSetUp();
        wallet.setAccounts([alice, bob]);
        connector.selectAccount(`${ONE}:${bob}`);
        wallet.setAccounts([alice]);
        expect(events[events.length - 1]).to.deep.equal(connected(ONE, alice));
      });

      itWhere('follows the network that is chosen in the wallet', async () => {
        const { wallet, events } = await connectedSetUp();
        wallet.switchChain(TWO);
        expect(events).to.deep.equal([connected(TWO, alice)]);
      });

      itWhere('asks where the wallet is when it told nothing sensible', async () => {
        const { wallet, events } = await connectedSetUp();
        const times = Number.POSITIVE_INFINITY;
        wallet.script([{ method: 'eth_chainId', answer: 'nonsense', value: '0x7a6a', times }]);
        wallet.emit('chainChanged', { id: 31338 });
        await until(() => events.length);
        expect(events).to.deep.equal([connected(TWO, alice)]);
      });

      it('keeps the network that it knows when the wallet cannot say any', async () => {
        const { wallet, events } = await connectedSetUp();
        wallet.script([{ method: 'eth_chainId', answer: 'nonsense', times: Number.POSITIVE_INFINITY }]);
        wallet.emit('chainChanged', null);
        await settled();
        expect(events).to.deep.equal([]);
      });

      it('stays connected when the wallet loses its node for a moment', async () => {
        const { wallet, events } = await connectedSetUp();
        wallet.setOffline(true);
        await settled();
        wallet.setOffline(false);
        await settled();
        expect(events).to.deep.equal([]);
      });

      itWhere('is disconnected when the wallet says so and shares no account any more', async () => {
        const { wallet, events } = await connectedSetUp();
        wallet.script([{ method: 'eth_accounts', answer: 'nonsense', value: [] }]);
        wallet.emit('disconnect', { code: 1000, message: 'Bye' });
        await until(() => events.length);
        expect(events).to.deep.equal([{ type: 'disconnected', reason: 'wallet' }]);
      });

      itWhere(
        'is disconnected by the wallet, and connected again when that shares accounts again',
        async () => {
          const { wallet, events } = await connectedSetUp();
          wallet.disconnect();
          expect(events).to.deep.equal([{ type: 'disconnected', reason: 'wallet' }]);
          wallet.setAccounts([bob]);
          await until(() => events.length > 1);
          expect(events[1]).to.deep.equal(connected(ONE, bob));
        },
      );

      itWhere('is disconnected while the wallet is locked', async () => {
        const { wallet, events } = await connectedSetUp();
        wallet.lock();
        expect(events).to.deep.equal([{ type: 'disconnected', reason: 'wallet' }]);
        wallet.unlock();
        await until(() => events.length > 1);
        expect(events[1]).to.deep.equal(connected(ONE, alice));
      });
    });

    describe('that disconnects while the person is asked', () => {
      it('stops waiting, and what the person agrees to later connects nobody', async () => {
        const { connector, wallet, events } = setUp();
        wallet.script([{ method: ASK, answer: 'approve', delayMs: 20 }]);
        const connecting = rejection(connector.connect(forEver()));
        await until(() => methods(wallet).includes(ASK));
        await connector.disconnect();
        expect(await connecting).to.include({ code: 'aborted' });
        await until(() => wallet.state.shared.length);
        await settled();
        expect(events).to.deep.equal([]);
      });

      it('stops looking for an old connection', async () => {
        const { connector, wallet, events } = setUp();
        wallet.setAccounts([bob]);
        const reconnecting = rejection(connector.reconnect(forEver()));
        await connector.disconnect();
        expect(await reconnecting).to.include({ code: 'aborted' });
        await settled();
        expect(events).to.deep.equal([]);
      });

      for (const [how, step] of [
        ['showed an open request', { answer: 'pending' }],
        ['was locked', { answer: 'reject', error: { code: 4100, message: 'Locked' } }],
      ] as const) {
        itWhere(`does not connect later to a wallet that ${how}`, async () => {
          const { connector, wallet, events } = setUp();
          wallet.script([{ method: ASK, ...step }]);
          await rejection(connector.connect(forEver()));
          await connector.disconnect();
          wallet.setAccounts([bob]);
          await settled();
          expect(events).to.deep.equal([]);
        });
      }
    });

    describe('that disconnects', () => {
      it('gives the permission back and tells it once', async () => {
        const { connector, wallet, events } = await connectedSetUp();
        await connector.disconnect();
        await connector.disconnect();
        expect(events).to.deep.equal([{ type: 'disconnected', reason: 'user' }]);
        expect(wallet.state.shared).to.deep.equal([]);
      });

      itWhere('forgets the connection where the wallet keeps its permission', async () => {
        const { connector, wallet, events } = await connectedSetUp({ quirks: { noPermissions: true } });
        await connector.disconnect();
        wallet.switchAccount(bob);
        wallet.setAccounts([carol]);
        wallet.switchChain(TWO);
        await settled();
        expect(events).to.deep.equal([{ type: 'disconnected', reason: 'user' }]);
      });

      itWhere('tells it at once, and does not wait for ever for a silent wallet', async () => {
        const { connector, wallet, clock, events } = await connectedSetUp();
        wallet.script([{ method: 'wallet_revokePermissions', answer: 'never' }]);
        const disconnecting = connector.disconnect();
        expect(events).to.deep.equal([{ type: 'disconnected', reason: 'user' }]);
        await settled();
        clock.move(WALLET_READ_DEADLINE_MS);
        await disconnecting;
      });

      it('asks a wallet nothing that was never connected', async () => {
        const { connector, wallet } = setUp();
        await connector.disconnect();
        expect(methods(wallet)).to.deep.equal([]);
      });
    });

    describe('that changes the network', () => {
      it('is there when the wallet is', async () => {
        const { connector, events } = await connectedSetUp();
        await connector.switchNetwork(target, forEver());
        expect(events).to.deep.equal([connected(TWO, alice)]);
      });

      it('asks nobody when the wallet is there already', async () => {
        const { connector, wallet, events } = await connectedSetUp({ policy: 'approve' });
        wallet.policy = 'reject';
        await connector.switchNetwork({ ...target, id: ONE }, forEver());
        expect(events.filter(({ type }) => type !== 'connected')).to.deep.equal([]);
      });

      for (const unknownChain of ['4902', '4901', '5000', 'nested'] as const) {
        itWhere(`adds a network that the wallet refuses by ${unknownChain}`, async () => {
          const { connector, events } = await connectedSetUp(knowsOne({ unknownChain }));
          await connector.switchNetwork(target, forEver());
          expect(events).to.deep.equal([connected(TWO, alice)]);
        });
      }

      itWhere('asks once more when adding did not take it there', async () => {
        const { connector, wallet, clock, events } = await connectedSetUp(
          knowsOne({ addsWithoutSwitching: true }),
        );
        const switching = connector.switchNetwork(target, forEver());
        await until(() =>
          wallet.requests.some(({ method, outcome }) => method === ADD && outcome !== 'pending'),
        );
        await clock.moveUntil(switching);
        expect(events).to.deep.equal([connected(TWO, alice)]);
        expect(methods(wallet).filter((method) => method.startsWith('wallet_'))).to.deep.equal([
          SWITCH,
          ADD,
          SWITCH,
        ]);
      });

      for (const [what, code, step] of [
        ['a refusal', 'user_rejected', { answer: 'reject' }],
        ['an open request', 'already_pending', { answer: 'pending' }],
        ['an unknown method', 'chain_not_supported', { answer: 'reject', error: { code: 4200 } }],
        ['a missing method', 'chain_not_supported', { answer: 'reject', error: { code: -32601 } }],
        ['an error of its own', 'wallet_failed', { answer: 'reject', error: new Error('Out of order') }],
      ] as const) {
        (code === 'user_rejected' ? it : itWhere)(`stays where it is after ${what}`, async () => {
          const { connector, wallet, events } = await connectedSetUp();
          wallet.script([{ method: SWITCH, ...step }]);
          expect(await rejection(connector.switchNetwork(target, forEver()))).to.include({ code });
          expect(events).to.deep.equal([]);
        });
      }

      itWhere('stays where it is when the person declines to add the network', async () => {
        const { connector, wallet, events } = await connectedSetUp(knowsOne());
        wallet.script([{ method: ADD, answer: 'reject' }]);
        expect(await rejection(connector.switchNetwork(target, forEver()))).to.include({
          code: 'user_rejected',
        });
        expect(events).to.deep.equal([]);
      });

      itWhere('says so when the wallet agreed but stayed', async () => {
        const { connector, wallet, clock, events } = await connectedSetUp();
        wallet.script([{ method: SWITCH, answer: 'nonsense', value: null }]);
        const switching = connector.switchNetwork(target, forEver());
        expect(await rejection(clock.moveUntil(switching))).to.include({ code: 'switch_failed' });
        expect(events).to.deep.equal([]);
      });

      itWhere('says so when the site gave no RPC address to add the network with', async () => {
        const { connector, wallet } = await connectedSetUp(knowsOne());
        const { rpcUrl: _, ...bare } = target;
        expect(await rejection(connector.switchNetwork(bare, forEver()))).to.include({ code: 'rpc_missing' });
        expect(methods(wallet)).to.not.include(ADD);
      });

      it('stops waiting for a silent wallet when it is told to', async () => {
        const { connector, wallet, events } = await connectedSetUp();
        wallet.script([{ method: SWITCH, answer: 'never' }]);
        const controller = new AbortController();
        const switching = connector.switchNetwork(target, controller);
        controller.abort();
        expect(await rejection(switching)).to.include({ code: 'aborted' });
        expect(events).to.deep.equal([]);
      });

      it('follows a wallet that goes there after we stopped waiting', async () => {
        const { connector, wallet, events } = await connectedSetUp();
        wallet.script([{ method: SWITCH, answer: 'approve', delayMs: 20 }]);
        const controller = new AbortController();
        const switching = connector.switchNetwork(target, controller);
        controller.abort();
        await rejection(switching);
        await until(() => events.length);
        expect(events).to.deep.equal([connected(TWO, alice)]);
      });
    });

    for (const chainIds of ['hex', 'padded', 'decimal', 'number'] as const) {
      itWhere(`reads chain ids that the wallet writes ${chainIds}`, async () => {
        const { connector, wallet, events } = setUp({ quirks: { chainIds } });
        await connector.connect(forEver());
        wallet.switchChain(TWO);
        await connector.switchNetwork({ ...target, id: ONE }, forEver());
        expect(events.flatMap((event) => (event.type === 'connected' ? event.network : []))).to.deep.equal([
          ONE,
          TWO,
          ONE,
        ]);
      });
    }

    for (const addresses of ['lower', 'upper'] as const) {
      itWhere(`writes addresses in checksum case that the wallet writes ${addresses}`, async () => {
        const { connector, wallet, events } = setUp({ quirks: { addresses } });
        await connector.connect(forEver());
        wallet.setAccounts([alice, bob]);
        expect(events).to.deep.equal([connected(ONE, alice), connected(ONE, alice, bob)]);
      });
    }

    it('hears nothing and leaves no listener behind when it is destroyed, twice too', async () => {
      const { connector, wallet, events } = await connectedSetUp();
      connector.destroy();
      connector.destroy();
      wallet.setAccounts([bob]);
      wallet.switchChain(TWO);
      wallet.disconnect();
      await settled();
      expect(events).to.deep.equal([]);
      for (const event of ['accountsChanged', 'chainChanged', 'connect', 'disconnect', 'message'] as const) {
        expect(wallet.provider.listenerCount(event)).to.equal(0);
      }
    });

    it('tells no listener that has stopped listening', async () => {
      const { connector, wallet } = await connectedSetUp();
      let isTold = false;
      const stop = connector.subscribe(() => {
        isTold = true;
      });
      stop();
      stop();
      wallet.switchChain(TWO);
      expect(isTold).to.equal(false);
    });
  });
}
