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

/** A connector's events, without the wallet's repetitions. */
function heardFrom(connector: Connector): ConnectorEvent[] {
  const events: ConnectorEvent[] = [];
  connector.subscribe((event) => {
    if (JSON.stringify(event) !== JSON.stringify(events[events.length - 1])) events.push(event);
  });
  return events;
}

const forEver = () => ({ signal: new AbortController().signal });

/** The contract of every connector, tested with the sandbox wallet. */
export function connectorContract(
  name: string,
  create: (wallet: SandboxWallet) => ConnectorUnderTest,
  /** The RPC URL of the network with id 31338, which the wallet checks before it adds the network. */
  rpcUrl: string,
  /**
   * Whether the wallet itself speaks EIP-1193: it has events and error codes, is asked for its network, can add networks
   * and keep its permission, and prompts the visitor. Cases that need such a wallet are skipped for the others. The error
   * codes of a sign-in have their own tests.
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

    describe('connecting', () => {
      it('reports accounts and network once the visitor has agreed', async () => {
        const { connector, events } = setUp();
        const facts = await connector.connect(forEver());
        expect(facts).to.deep.equal({ network: ONE, accounts: on(31337, alice) });
        expect(events).to.deep.equal([connected(ONE, alice)]);
      });

      it('reports all chosen accounts, the active one first', async () => {
        const { connector, wallet, events } = setUp();
        wallet.script([{ method: ASK, answer: 'approve', value: [alice, bob, carol] }]);
        await connector.connect(forEver());
        expect(events).to.deep.equal([connected(ONE, alice, bob, carol)]);
      });

      it('rejects when declined, and can be asked again', async () => {
        const { connector, wallet, events } = setUp();
        wallet.script([{ method: ASK, answer: 'reject' }]);
        expect(await rejection(connector.connect(forEver()))).to.include({ code: 'user_rejected' });
        expect(events).to.deep.equal([]);
        await connector.connect(forEver());
        expect(events).to.deep.equal([connected(ONE, alice)]);
      });

      itWhere(
        'connects when the visitor answers in the wallet after it reported a pending request',
        async () => {
          const { connector, wallet, events } = setUp();
          wallet.script([{ method: ASK, answer: 'pending' }]);
          expect(await rejection(connector.connect(forEver()))).to.include({ code: 'already_pending' });
          wallet.setAccounts([bob]);
          await until(() => events.length);
          expect(events).to.deep.equal([connected(ONE, bob)]);
        },
      );

      itWhere('waits for a locked wallet without a deadline', async () => {
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
        itWhere(`connects once a wallet that reported being locked by ${how} is unlocked`, async () => {
          const { connector, wallet, events } = setUp();
          wallet.script([{ method: ASK, ...step }]);
          expect(await rejection(connector.connect(forEver()))).to.include({ code: 'wallet_locked' });
          wallet.setAccounts([alice]);
          await until(() => events.length);
          expect(events).to.deep.equal([connected(ONE, alice)]);
        });
      }

      it('stops waiting for a silent wallet when aborted', async () => {
        const { connector, wallet, events } = setUp();
        wallet.script([{ method: ASK, answer: 'never' }]);
        const controller = new AbortController();
        const connecting = connector.connect(controller);
        controller.abort();
        expect(await rejection(connecting)).to.include({ code: 'aborted' });
        expect(events).to.deep.equal([]);
      });

      for (const before of ['at first', 'after a reconnect'] as const) {
        it(`ignores an approval after the abort, ${before}`, async () => {
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
        it(`rejects ${JSON.stringify(answer)} as accounts`, async () => {
          const { connector, wallet, events } = setUp();
          wallet.script([{ method: ASK, answer: 'nonsense', value: answer }]);
          expect(await rejection(connector.connect(forEver()))).to.include({ code: 'wallet_invalid_answer' });
          expect(events).to.deep.equal([]);
        });
      }

      for (const answer of [null, '', 'mainnet', '0x', '0x0', -1, 1.5, {}, ['0x1']]) {
        itWhere(`rejects ${JSON.stringify(answer)} as a network`, async () => {
          const { connector, wallet, events } = setUp();
          wallet.script([{ method: 'eth_chainId', answer: 'nonsense', value: answer }]);
          expect(await rejection(connector.connect(forEver()))).to.include({ code: 'wallet_invalid_answer' });
          expect(events).to.deep.equal([]);
        });
      }

      itWhere('uses accounts that the wallet reported while it was asked for its network', async () => {
        const { connector, wallet, events } = setUp();
        wallet.script([{ method: 'eth_chainId', answer: 'approve', delayMs: 20 }]);
        const connecting = connector.connect(forEver());
        await until(() => methods(wallet).includes('eth_chainId'));
        wallet.setAccounts([bob]);
        await connecting;
        expect(events).to.deep.equal([connected(ONE, bob)]);
      });

      for (const before of ['a request', 'a reconnect'] as const) {
        itWhere(`rejects ${before} when the wallet withdrew its accounts meanwhile`, async () => {
          const { connector, wallet, events } = setUp();
          wallet.setAccounts([alice]);
          wallet.script([{ method: 'eth_chainId', answer: 'approve', delayMs: 20 }]);
          const run = before === 'a request' ? connector.connect : connector.reconnect;
          const running = run(forEver());
          await until(() => methods(wallet).includes('eth_chainId'));
          wallet.disconnect();
          expect(await rejection(running)).to.include({ code: 'wallet_locked' });
          expect(events).to.deep.equal([]);
        });
      }

      itWhere('gives up on a wallet that does not report its network', async () => {
        const { connector, wallet, clock } = setUp();
        wallet.script([{ method: 'eth_chainId', answer: 'never' }]);
        const connecting = connector.connect(forEver());
        await until(() => methods(wallet).includes('eth_chainId'));
        clock.move(WALLET_READ_DEADLINE_MS);
        expect(await rejection(connecting)).to.include({ code: 'timeout' });
      });
    });

    describe('reconnecting', () => {
      it('needs no prompt', async () => {
        const { connector, wallet, events } = setUp({ policy: 'reject' });
        wallet.setAccounts([bob, carol]);
        const facts = await connector.reconnect(forEver());
        expect(facts).to.deep.equal({ network: ONE, accounts: on(31337, bob, carol) });
        expect(events).to.deep.equal([connected(ONE, bob, carol)]);
        expect(methods(wallet)).to.not.include(ASK);
      });

      itWhere(
        'finds nothing when the wallet no longer allows it, but connects when it does again',
        async () => {
          const { connector, wallet, events } = setUp();
          expect(await connector.reconnect(forEver())).to.equal(undefined);
          expect(events).to.deep.equal([]);
          wallet.setAccounts([bob]);
          await until(() => events.length);
          expect(events).to.deep.equal([connected(ONE, bob)]);
        },
      );

      itWhere('gives up on a silent wallet', async () => {
        const { connector, wallet, clock } = setUp();
        wallet.script([{ method: 'eth_accounts', answer: 'never' }]);
        const reconnecting = connector.reconnect(forEver());
        await settled();
        clock.move(WALLET_READ_DEADLINE_MS);
        expect(await rejection(reconnecting)).to.include({ code: 'timeout' });
      });
    });

    describe('a connected connector', () => {
      itWhere('selects another known account, but not an unknown one', async () => {
        const { connector, wallet, events } = await connectedSetUp();
        wallet.setAccounts([alice, bob, carol]);
        connector.selectAccount(`${ONE}:${bob}`);
        connector.selectAccount(`${ONE}:0x0000000000000000000000000000000000000001`);
        expect(events).to.deep.equal([connected(ONE, alice, bob, carol), connected(ONE, bob, alice, carol)]);
      });

      itWhere('keeps the selected account when the wallet repeats its accounts', async () => {
        const { connector, wallet, events } = await connectedSetUp();
        wallet.setAccounts([alice, bob]);
        connector.selectAccount(`${ONE}:${bob}`);
        wallet.emit('accountsChanged', [alice, bob]);
        expect(events[events.length - 1]).to.deep.equal(connected(ONE, bob, alice));
      });

      itWhere('follows the account selected in the wallet', async () => {
        const { connector, wallet, events } = await connectedSetUp();
        wallet.setAccounts([alice, bob, carol]);
        connector.selectAccount(`${ONE}:${bob}`);
        wallet.switchAccount(carol);
        expect(events[events.length - 1]).to.deep.equal(connected(ONE, carol, alice, bob));
      });

      itWhere('falls back to the first account when the selected one is removed', async () => {
        const { connector, wallet, events } = await connectedSetUp();
        wallet.setAccounts([alice, bob]);
        connector.selectAccount(`${ONE}:${bob}`);
        wallet.setAccounts([alice]);
        expect(events[events.length - 1]).to.deep.equal(connected(ONE, alice));
      });

      itWhere('follows the network selected in the wallet', async () => {
        const { wallet, events } = await connectedSetUp();
        wallet.switchChain(TWO);
        expect(events).to.deep.equal([connected(TWO, alice)]);
      });

      itWhere('asks for the network after an invalid event', async () => {
        const { wallet, events } = await connectedSetUp();
        const times = Number.POSITIVE_INFINITY;
        wallet.script([{ method: 'eth_chainId', answer: 'nonsense', value: '0x7a6a', times }]);
        wallet.emit('chainChanged', { id: 31338 });
        await until(() => events.length);
        expect(events).to.deep.equal([connected(TWO, alice)]);
      });

      it('keeps the known network when the wallet reports none', async () => {
        const { wallet, events } = await connectedSetUp();
        wallet.script([{ method: 'eth_chainId', answer: 'nonsense', times: Number.POSITIVE_INFINITY }]);
        wallet.emit('chainChanged', null);
        await settled();
        expect(events).to.deep.equal([]);
      });

      it('stays connected when the wallet briefly loses its node', async () => {
        const { wallet, events } = await connectedSetUp();
        wallet.setOffline(true);
        await settled();
        wallet.setOffline(false);
        await settled();
        expect(events).to.deep.equal([]);
      });

      itWhere('disconnects when the wallet says so and shares no account any more', async () => {
        const { wallet, events } = await connectedSetUp();
        wallet.script([{ method: 'eth_accounts', answer: 'nonsense', value: [] }]);
        wallet.emit('disconnect', { code: 1000, message: 'Bye' });
        await until(() => events.length);
        expect(events).to.deep.equal([{ type: 'disconnected', reason: 'wallet' }]);
      });

      itWhere(
        'disconnects when the wallet withdraws its accounts, and connects when it shares them again',
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

    describe('disconnecting during a request', () => {
      it('stops waiting, and ignores a later approval', async () => {
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

      it('stops reconnecting', async () => {
        const { connector, wallet, events } = setUp();
        wallet.setAccounts([bob]);
        const reconnecting = rejection(connector.reconnect(forEver()));
        await connector.disconnect();
        expect(await reconnecting).to.include({ code: 'aborted' });
        await settled();
        expect(events).to.deep.equal([]);
      });

      for (const [how, step] of [
        ['reported a pending request', { answer: 'pending' }],
        ['was locked', { answer: 'reject', error: { code: 4100, message: 'Locked' } }],
      ] as const) {
        itWhere(`ignores a later approval of a wallet that ${how}`, async () => {
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

    describe('disconnecting', () => {
      it('revokes the permission and reports it once', async () => {
        const { connector, wallet, events } = await connectedSetUp();
        await connector.disconnect();
        await connector.disconnect();
        expect(events).to.deep.equal([{ type: 'disconnected', reason: 'user' }]);
        expect(wallet.state.shared).to.deep.equal([]);
      });

      itWhere('leaves the permission to another modal of the page, and the last one revokes it', async () => {
        const { connector, wallet, events } = await connectedSetUp();
        const { connector: other } = create(wallet);
        made.push(other);
        const heard = heardFrom(other);
        await other.connect(forEver());
        await connector.disconnect();
        await settled();
        expect(events).to.deep.equal([{ type: 'disconnected', reason: 'user' }]);
        expect(heard).to.deep.equal([connected(ONE, alice)]);
        expect(wallet.state.shared).to.deep.equal([alice]);
        await other.disconnect();
        expect(wallet.state.shared).to.deep.equal([]);
      });

      itWhere('revokes the permission when the other modal is gone', async () => {
        const { connector, wallet } = await connectedSetUp();
        const { connector: other } = create(wallet);
        await other.connect(forEver());
        other.destroy();
        await connector.disconnect();
        expect(wallet.state.shared).to.deep.equal([]);
      });

      itWhere('forgets the connection when the wallet keeps its permission', async () => {
        const { connector, wallet, events } = await connectedSetUp({ quirks: { noPermissions: true } });
        await connector.disconnect();
        wallet.switchAccount(bob);
        wallet.setAccounts([carol]);
        wallet.switchChain(TWO);
        await settled();
        expect(events).to.deep.equal([{ type: 'disconnected', reason: 'user' }]);
      });

      itWhere('reports at once, and does not wait forever for a silent wallet', async () => {
        const { connector, wallet, clock, events } = await connectedSetUp();
        wallet.script([{ method: 'wallet_revokePermissions', answer: 'never' }]);
        const disconnecting = connector.disconnect();
        expect(events).to.deep.equal([{ type: 'disconnected', reason: 'user' }]);
        await settled();
        clock.move(WALLET_READ_DEADLINE_MS);
        await disconnecting;
      });

      it('asks nothing of a wallet that was never connected', async () => {
        const { connector, wallet } = setUp();
        await connector.disconnect();
        expect(methods(wallet)).to.deep.equal([]);
      });
    });

    describe('switching networks', () => {
      it('resolves when the wallet has switched', async () => {
        const { connector, events } = await connectedSetUp();
        await connector.switchNetwork(target, forEver());
        expect(events).to.deep.equal([connected(TWO, alice)]);
      });

      it('asks nothing when the wallet is already on the network', async () => {
        const { connector, wallet, events } = await connectedSetUp({ policy: 'approve' });
        wallet.policy = 'reject';
        await connector.switchNetwork({ ...target, id: ONE }, forEver());
        expect(events.filter(({ type }) => type !== 'connected')).to.deep.equal([]);
      });

      for (const unknownChain of [
        '4902',
        '4901',
        '5000',
        'nested',
        '-32603',
        '-32602',
        '-32600',
        'null',
      ] as const) {
        itWhere(`adds a network that the wallet refuses with ${unknownChain}`, async () => {
          const { connector, wallet, clock, events } = await connectedSetUp(knowsOne({ unknownChain }));
          const switching = connector.switchNetwork(target, forEver());
          while (!methods(wallet).includes(ADD)) {
            await settled();
            clock.move(100);
          }
          await switching;
          expect(events).to.deep.equal([connected(TWO, alice)]);
        });
      }

      itWhere('switches once more when adding did not', async () => {
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
        ['a pending request', 'already_pending', { answer: 'pending' }],
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

      itWhere('stays when the visitor declines to add the network', async () => {
        const { connector, wallet, events } = await connectedSetUp(knowsOne());
        wallet.script([{ method: ADD, answer: 'reject' }]);
        expect(await rejection(connector.switchNetwork(target, forEver()))).to.include({
          code: 'user_rejected',
        });
        expect(events).to.deep.equal([]);
      });

      itWhere('reports a wallet that agreed but did not switch', async () => {
        const { connector, wallet, clock, events } = await connectedSetUp();
        wallet.script([SWITCH, ADD, SWITCH].map((method) => ({ method, answer: 'nonsense', value: null })));
        const switching = connector.switchNetwork(target, forEver());
        expect(await rejection(clock.moveUntil(switching))).to.include({ code: 'switch_failed' });
        expect(events).to.deep.equal([]);
        const asked = methods(wallet).filter((method) => method.startsWith('wallet_'));
        expect(asked, 'offers to add it once').to.deep.equal([SWITCH, ADD, SWITCH]);
      });

      itWhere('does not offer to add what it cannot describe to a wallet that agreed', async () => {
        const { connector, wallet, clock } = await connectedSetUp();
        wallet.script([{ method: SWITCH, answer: 'nonsense', value: null }]);
        const { rpcUrl: _, ...bare } = target;
        const switching = connector.switchNetwork(bare, forEver());
        expect(await rejection(clock.moveUntil(switching))).to.include({ code: 'switch_failed' });
        expect(methods(wallet)).to.not.include(ADD);
      });

      itWhere('leaves out a currency that nobody named', async () => {
        const { connector, wallet, events } = await connectedSetUp(knowsOne());
        const nativeCurrency = { name: 'Native currency', symbol: '', decimals: 18 };
        await connector.switchNetwork({ ...target, nativeCurrency }, forEver());
        expect(events).to.deep.equal([connected(TWO, alice)]);
        const added = wallet.requests.find(({ method }) => method === ADD);
        expect(added?.params).to.have.nested.property('[0].chainName', target.name);
        expect(added?.params).to.not.have.nested.property('[0].nativeCurrency');
      });

      itWhere('reports a missing RPC URL when the network has to be added', async () => {
        const { connector, wallet } = await connectedSetUp(knowsOne());
        const { rpcUrl: _, ...bare } = target;
        expect(await rejection(connector.switchNetwork(bare, forEver()))).to.include({ code: 'rpc_missing' });
        expect(methods(wallet)).to.not.include(ADD);
      });

      it('stops waiting for a silent wallet when aborted', async () => {
        const { connector, wallet, events } = await connectedSetUp();
        wallet.script([{ method: SWITCH, answer: 'never' }]);
        const controller = new AbortController();
        const switching = connector.switchNetwork(target, controller);
        controller.abort();
        expect(await rejection(switching)).to.include({ code: 'aborted' });
        expect(events).to.deep.equal([]);
      });

      it('follows a wallet that switches after the abort', async () => {
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
      itWhere(`normalises addresses that the wallet writes ${addresses} to checksum case`, async () => {
        const { connector, wallet, events } = setUp({ quirks: { addresses } });
        await connector.connect(forEver());
        wallet.setAccounts([alice, bob]);
        expect(events).to.deep.equal([connected(ONE, alice), connected(ONE, alice, bob)]);
      });
    }

    it('lists what the account holds through the wallet, the native currency first', async () => {
      const { connector, wallet } = await connectedSetUp();
      const word = (number: number) => `0x${number.toString(16).padStart(64, '0')}`;
      const name = `0x${'444f4c'.padEnd(64, '0')}`;
      // There is no Multicall3. Next come one token's balance, decimals, symbol and name, then only nonsense for another token.
      const answers = ['0x', word(5), word(6), name, name, '0x', 'nonsense', 12, {}];
      wallet.script([
        ...answers.map((value) => ({ method: 'eth_call', answer: 'nonsense', value }) as const),
        { method: 'eth_getBalance', answer: 'nonsense', value: '0x7' },
      ]);
      const { rpcUrl: _, ...network } = target;
      const tokens = [bob, carol];
      const held = await connector.readBalances(`${TWO}:${alice}`, { network, tokens, ...forEver() });
      const rest = { network: TWO, price: undefined, icon: undefined };
      expect(held).to.deep.equal([
        { ...rest, address: undefined, name: 'Two', symbol: 'TWO', decimals: 18, amount: 7n },
        { ...rest, address: bob, name: 'DOL', symbol: 'DOL', decimals: 6, amount: 5n },
      ]);
    });

    it('removes all listeners when destroyed, also twice', async () => {
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

    it('calls no listener that was removed', async () => {
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
