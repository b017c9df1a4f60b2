import { expect } from 'chai';
import { chooseNamespaceAtom } from '../../src/atoms/connection.js';
import { SOLANA_DEVNET } from '../../src/lib/solana/solana.js';
import { createAccountReads } from '../../src/session/createAccountReads.js';
import { ALICE, facts, fakeConnector, ONE, world } from '../atoms/fakes.js';

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
});
