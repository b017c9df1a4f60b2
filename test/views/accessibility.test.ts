import { expect } from 'chai';
import type { SandboxWallet } from '../../src/sandbox/index.js';
import { expectAccessible } from '../support/axe.js';
import { mockNetwork } from '../support/worker.js';
import {
  addWallet,
  button,
  heading,
  inside,
  type Modal,
  modalConnectedByHand,
  openModal,
  row,
  rpc,
  text,
} from './support.js';

const modes = ['dark', 'light'] as const;

/** Opens each view. */
const views: Record<string, (attributes: string) => Promise<Modal>> = {
  Connect: async (attributes) => {
    for (let at = 0; at < 9; at += 1) addWallet(`Wallet ${at}`);
    const links = 'terms-url="https://example.org/t" privacy-url="https://example.org/p" app-name="Shop"';
    const modal = await openModal({ attributes: `${attributes} ${links}` });
    await row(modal, 'Wallet 8');
    return modal;
  },
  'Connect without wallets': async (attributes) => {
    const modal = await openModal({ attributes });
    await text(modal, 'No wallet in this browser');
    return modal;
  },
  'ConnectingExternal, waiting': async (attributes) => {
    const wallet = addWallet('Alpha');
    wallet.script([{ method: 'eth_requestAccounts', answer: 'never' }]);
    const modal = await openModal({ attributes });
    (await row(modal, 'Alpha')).click();
    await text(modal, 'Continue in Alpha');
    return modal;
  },
  'ConnectingExternal, declined': async (attributes) => {
    addWallet('Alpha', { policy: 'reject' });
    const modal = await openModal({ attributes });
    (await row(modal, 'Alpha')).click();
    await text(modal, 'Connection declined');
    return modal;
  },
  Account: async (attributes) => {
    const modal = await connected(attributes);
    await modal.show();
    await button(modal, /exact balance$/);
    return modal;
  },
  'Profile with several wallets': async (attributes) => {
    const modal = await connected(`${attributes} multiple`);
    addWallet('Bravo').setAccounts([]);
    await modal.connect({ wallet: 'test.bravo' });
    modal.close();
    await modal.show('Profile');
    await button(modal, 'Disconnect Bravo');
    return modal;
  },
  AccountSettings: async (attributes) => {
    const modal = await connected(attributes);
    await modal.show('AccountSettings');
    await text(modal, 'Wallet');
    return modal;
  },
  Profile: async (attributes) => {
    const modal = await connected(attributes);
    await modal.show('Profile');
    await inside(modal).findByShadowRole('list', { name: 'Accounts' });
    return modal;
  },
  Networks: async (attributes) => {
    const modal = await openModal({ attributes, view: 'Networks' });
    await button(modal, 'Network One');
    return modal;
  },
  'SwitchNetwork, declined': async (attributes) => {
    const modal = await connected(attributes, (wallet) =>
      wallet.script([{ method: 'wallet_switchEthereumChain', answer: 'reject' }]),
    );
    await modal.show('Networks');
    (await button(modal, 'Network Two')).click();
    await text(modal, 'Switch declined');
    return modal;
  },
  UnsupportedChain: async (attributes) => {
    const modal = await connected(attributes, (wallet) => wallet.switchChain('eip155:1'));
    await heading(modal, 'Switch network');
    await button(modal, 'Disconnect');
    return modal;
  },
  WhatIsAWallet: async (attributes) => {
    const modal = await openModal({ attributes, view: 'WhatIsAWallet' });
    await button(modal, 'Get a wallet');
    return modal;
  },
  WhatIsANetwork: async (attributes) => {
    const modal = await openModal({ attributes, view: 'WhatIsANetwork' });
    await inside(modal).findByShadowRole('link');
    return modal;
  },
  GetWallet: async (attributes) => {
    const modal = await openModal({ attributes, view: 'GetWallet' });
    await text(modal, 'Come back here');
    addWallet('New Wallet');
    await button(modal, 'Connect New Wallet');
    return modal;
  },
};

async function connected(attributes: string, then?: (wallet: SandboxWallet) => void): Promise<Modal> {
  const wallet = addWallet('Alpha');
  const modal = await modalConnectedByHand(wallet, { attributes });
  wallet.setAccounts(wallet.accounts);
  then?.(wallet);
  return modal;
}

/** Waits for transitions to end, because their colours can't be checked for contrast. */
async function still(modal: Modal): Promise<void> {
  const running = modal.shadowRoot?.getAnimations() ?? [];
  const ending = running.filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

describe('accessibility of', () => {
  mockNetwork(rpc);

  for (const [name, show] of Object.entries(views)) {
    for (const mode of modes) {
      it(`${name}, ${mode}`, async () => {
        const modal = await show(`theme-mode="${mode}"`);
        await still(modal);
        await expectAccessible(modal);
        // Screen readers announce the number of items, so none may be empty.
        expect(modal.shadowRoot?.querySelectorAll('li:empty').length).to.equal(0);
      });
    }
  }
});
