import { expect } from 'chai';
import { chooseNamespaceAtom } from '../../../src/atoms/connection.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import { type NetworkDefinition, unnamedNetwork } from '../../../src/lib/networks/networks.js';
import { SOLANA_DEVNET } from '../../../src/lib/solana/solana.js';
import { createAccountReads } from '../../../src/session/account/createAccountReads.js';
import { ALICE, facts, fakeConnector, ONE, world } from '../../atoms/fakes.js';
import { rejection, settled } from '../../support/promises.js';

const SOLANA_ADDRESS = '3n9iZXAZSjMySXbSxv7WZQQ3zMdC5vSBGdhQk4cNU6Cw';

describe('the balance of an account', () => {
  it('is read by its own wallet, also when the visitor has turned to another one', async () => {
    const evm = {
      ...fakeConnector('evm'),
      readBalance: async () => ({ amount: 15n, decimals: 1, symbol: 'ETH' }),
    };
    const solana = {
      ...fakeConnector('solana', 'solana'),
      readBalance: async () => ({ amount: 25n, decimals: 1, symbol: 'SOL' }),
    };
    const { store, services, connect } = world({ wallets: [evm, solana] });
    await connect(evm, facts());
    await connect(solana, facts(SOLANA_DEVNET, SOLANA_ADDRESS));
    store.set(chooseNamespaceAtom, 'solana');

    const { readBalance, end } = createAccountReads(store, services);
    const { signal } = new AbortController();
    expect(await readBalance(`${ONE}:${ALICE}`, { signal })).to.deep.equal({ decimal: '1.5', symbol: 'ETH' });
    expect(await readBalance(`${SOLANA_DEVNET}:${SOLANA_ADDRESS}`, { signal })).to.deep.equal({
      decimal: '2.5',
      symbol: 'SOL',
    });
    end();
  });

  it('is nobody’s concern once the account has gone, also if its code comes only then', async () => {
    const wallet = fakeConnector('evm');
    const { store, services, connect, host } = world({ wallets: [wallet] });
    await connect(wallet, facts());
    wallet.tell({ type: 'disconnected', reason: 'user' });
    const { readBalance, end } = createAccountReads(store, services);
    const { signal } = new AbortController();
    expect((await rejection(readBalance(`${ONE}:${ALICE}`, { signal }))).code).to.equal('not_connected');
    expect(host).to.deep.equal([]);
    end();
  });

  for (const [what, stop] of [
    ['the element is removed', (end: () => void) => end()],
    ['nobody needs it any more', (_end: () => void, abort: () => void) => abort()],
  ] as const) {
    it(`is aborted when ${what}, and nobody is told`, async () => {
      const wallet = fakeConnector('evm');
      const signals: AbortSignal[] = [];
      const readBalance = (_account: unknown, { signal }: { signal: AbortSignal }) =>
        new Promise<never>((_resolve, reject) => {
          signals.push(signal);
          signal.addEventListener('abort', () => reject(new WalletModalError('rpc_failed', 'Gone.')));
        });
      const { store, services, connect, host } = world({ wallets: [{ ...wallet, readBalance }] });
      await connect(wallet, facts());
      const reads = createAccountReads(store, services);
      const controller = new AbortController();
      const reading = reads.readBalance(`${ONE}:${ALICE}`, { signal: controller.signal });
      await settled();
      expect(signals.map(({ aborted }) => aborted)).to.deep.equal([false]);
      stop(reads.end, () => controller.abort());
      expect((await rejection(reading)).code).to.equal('rpc_failed');
      expect(signals.map(({ aborted }) => aborted)).to.deep.equal([true]);
      expect(host).to.deep.equal([]);
      reads.end();
    });
  }
});

describe('the ENS name of an account', () => {
  const mainnet = { ...unnamedNetwork('eip155:1'), rpcUrl: 'https://node.example' };
  const networks = [unnamedNetwork(ONE)];
  for (const [where, config, name] of [
    ['in the list', { networks: [mainnet, ...networks] }, 'https://node.example'],
    ['beside the list', { networks, describedNetworks: [mainnet] }, 'https://node.example'],
    ['nowhere', { networks }, undefined],
  ] as const) {
    it(`is read if a node of mainnet is ${where}`, async () => {
      const wallet = {
        ...fakeConnector('evm'),
        readIdentity: async (_account: unknown, { network }: { network: NetworkDefinition }) => ({
          name: network.rpcUrl,
          avatar: undefined,
        }),
      };
      const { store, services, connect } = world({ wallets: [wallet], config });
      await connect(wallet, facts());
      const { readIdentity, end } = createAccountReads(store, services);
      const { signal } = new AbortController();
      expect((await readIdentity(`${ONE}:${ALICE}`, { signal })).name).to.equal(name);
      end();
    });
  }
});
