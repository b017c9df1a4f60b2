import { expect } from 'chai';
import { installLegacy, type SandboxWalletOptions } from '../../src/sandbox/index.js';
import { eip1193Contract, type ProviderUnderTest } from '../contracts/eip1193.js';
import { makeWallet } from '../sandbox/support.js';
import { until } from '../support/promises.js';
import {
  addWallet,
  connectedModal,
  islandOf,
  later,
  loadInterface,
  makeModal,
  ONE,
  OTHER,
  pageErrors,
  press,
  TWO,
} from './support.js';

loadInterface();

function overElement(wallet: ProviderUnderTest['wallet'], row: string): ProviderUnderTest {
  const modal = makeModal(`default-network="${TWO.id}"`);
  const isThere = () => modal.state.open;
  return {
    wallet,
    provider: modal.provider,
    async choose() {
      await until(isThere, 'the window');
      await press(modal, row);
      await until(() => modal.state.view !== 'Connect' || !isThere());
    },
    async leave() {
      await until(isThere, 'the window');
      modal.close();
    },
    disconnect: () => modal.disconnect(),
    hasAsked: () => modal.open || Boolean(islandOf(modal)),
  };
}

const announced = (options?: Partial<SandboxWalletOptions>) =>
  overElement(addWallet('One Wallet', options), 'One Wallet');

function legacy(options: Partial<SandboxWalletOptions> = {}): ProviderUnderTest {
  const wallet = makeWallet({ chains: [ONE, TWO, OTHER], ...options });
  later(installLegacy(wallet, { flags: { isRabby: true } }));
  return overElement(wallet, 'Rabby Wallet');
}

eip1193Contract('an announced wallet', announced, pageErrors);
eip1193Contract('a wallet at window.ethereum', legacy, pageErrors);

describe('the element’s provider', () => {
  it('is one object for the element’s lifetime', async () => {
    const modal = await connectedModal(addWallet());
    const { provider } = modal;
    await modal.disconnect();
    modal.remove();
    expect(modal.provider).to.equal(provider);
    expect(provider.on('connect', () => undefined)).to.equal(provider);
    expect(provider.removeListener('connect', () => undefined)).to.equal(provider);
  });

  it('has the accounts of a restored connection, without loading the interface', async () => {
    const modal = await connectedModal(addWallet());
    expect(await modal.provider.request({ method: 'eth_accounts' })).to.deep.equal([modal.state.address]);
    expect(islandOf(modal)).to.equal(null);
  });
});
