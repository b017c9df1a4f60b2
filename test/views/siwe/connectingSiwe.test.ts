import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import type { Siwe, SiweSession } from '../../../src/lib/siwe/siwe.js';
import type { SandboxWallet } from '../../../src/sandbox/index.js';
import { setsViewport } from '../../support/abilities.js';
import { expectAccessible } from '../../support/axe.js';
import { press } from '../../support/keys.js';
import { settled } from '../../support/promises.js';
import { mockNetwork } from '../../support/worker.js';
import {
  addWallet,
  button,
  connectedModal,
  heading,
  inside,
  type Modal,
  openModal,
  row,
  rpc,
  spoken,
  text,
  until,
} from '../support.js';

/** A test site with its session. It accepts every signature by default. */
function site(change: Partial<Siwe> = {}) {
  let session: SiweSession | undefined;
  const siwe: Siwe = {
    getNonce: () => 'abcdef123456',
    verifyMessage: ({ message }) => {
      const [, address = ''] = message.split('\n');
      session = { address, chainId: Number(/Chain ID: (\d+)/.exec(message)?.[1]) };
      return true;
    },
    getSession: () => session,
    signOut: () => {
      session = undefined;
    },
    ...change,
  };
  return siwe;
}

async function atSignIn(wallet: SandboxWallet, change: Partial<Siwe> = {}, attributes = ''): Promise<Modal> {
  const modal = await openModal({
    attributes: `app-name="Shop" ${attributes}`,
    properties: { siwe: site(change) },
  });
  (await row(modal, wallet.info.name)).click();
  await heading(modal, 'Sign in');
  await text(modal, 'Sign in to Shop');
  await text(modal, 'Read the message below before you sign.');
  return modal;
}

const closer = (modal: Modal) => inside(modal).queryByShadowRole('button', { name: 'Close' });

describe('ConnectingSiwe', () => {
  mockNetwork(rpc);

  it('follows connecting; signing tells the page and closes the modal', async () => {
    const wallet = addWallet('Alpha');
    const modal = await atSignIn(wallet);
    const told: unknown[] = [];
    modal.addEventListener('wallet-signed-in', ({ detail }) => told.push(detail));
    (await button(modal, 'Sign')).click();
    await until(() => !modal.open);
    const { address, caipAddress, network } = modal.state;
    expect(told).to.deep.equal([{ address, caipAddress, network }]);
    expect(modal.state.signedIn).to.deep.equal(told[0]);
  });

  it('shows what is signed, without a press; somebody with a keyboard can fold it', async () => {
    const modal = await atSignIn(addWallet('Alpha'));
    const message = await text(modal, /Nonce: abcdef123456/);
    await until(() => message.checkVisibility());
    expect(message.textContent).to.include(
      `${location.host} wants you to sign in with your Ethereum account:`,
    );
    (await text(modal, 'Message to sign')).focus();
    await press('Enter');
    await until(() => !message.checkVisibility());
  });

  (setsViewport ? it : it.skip)(
    'keeps its buttons on the screen of a phone, however long the message is',
    async () => {
      await setViewport({ width: 360, height: 640 });
      try {
        const statement = 'I agree to the terms of use. '.repeat(20).trim();
        const modal = await atSignIn(addWallet('Alpha'), { getMessageParams: () => ({ statement }) });
        const sign = await button(modal, 'Sign');
        await until(() => sign.getBoundingClientRect().bottom <= innerHeight);
      } finally {
        await setViewport({ width: 800, height: 600 });
      }
    },
  );

  it('tells a refusal, and can be tried again', async () => {
    const wallet = addWallet('Alpha');
    const modal = await atSignIn(wallet);
    wallet.script([{ method: 'personal_sign', answer: 'reject' }]);
    (await button(modal, 'Sign')).click();
    await text(modal, 'Signature declined');
    await until(() => spoken(modal).includes('You’re not signed in. Try again when you’re ready.'));
    (await button(modal, 'Sign')).click();
    await until(() => !modal.open);
    expect(modal.state.signedIn?.address).to.equal(modal.state.address);
  });

  it('tells why a wallet cannot sign, in its own words', async () => {
    const wallet = addWallet('Alpha');
    const modal = await atSignIn(wallet);
    wallet.script([
      { method: 'personal_sign', answer: 'reject', error: { code: -32075, message: 'Method disabled' } },
    ]);
    (await button(modal, 'Sign')).click();
    await text(modal, 'Alpha couldn’t sign');
    await text(modal, 'You’re not signed in. Details: “Method disabled”');
  });

  it('says and speaks each sentence once, and of a new step only what is new', async () => {
    let isDown = true;
    const modal = await openModal({
      attributes: 'app-name="Shop"',
      properties: { siwe: site({ getNonce: () => (isDown ? '' : 'abcdef123456') }) },
    });
    const changes: string[] = [];
    addWallet('Alpha');
    (await row(modal, 'Alpha')).click();
    await text(modal, 'Couldn’t sign in to Shop');
    await text(modal, /^Sign a message to prove/);
    for (const region of modal.shadowRoot?.querySelectorAll('[role=status]') ?? []) {
      new MutationObserver(() => changes.push(region.textContent ?? '')).observe(region, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    }
    isDown = false;
    (await button(modal, 'Try again')).click();
    await text(modal, 'Read the message below before you sign.');
    await until(() => changes.some((words) => words.includes('Read the message')));
    // Screen readers read the whole region that changed.
    expect(changes.filter((words) => /prove you own|Sign in to/.test(words))).to.deep.equal([]);
  });

  it('does not send what a wallet signs after the element was removed', async () => {
    const wallet = addWallet('Alpha');
    const verified: unknown[] = [];
    const modal = await atSignIn(wallet, {
      verifyMessage: (signed) => {
        verified.push(signed);
        return true;
      },
    });
    wallet.script([{ method: 'personal_sign', answer: 'approve', delayMs: 300 }]);
    (await button(modal, 'Sign')).click();
    const signing = () => wallet.requests.find(({ method }) => method === 'personal_sign')?.outcome;
    await until(() => signing() === 'pending');
    modal.remove();
    await until(() => signing() === 'resolved');
    await settled();
    expect(verified).to.deep.equal([]);
  });

  for (const [what, change, words] of [
    ['a signature that is not accepted', { verifyMessage: () => false }, 'Error verifying SIWE signature'],
    [
      'a yes without a session',
      { verifyMessage: () => true, getSession: () => null },
      'You’re not signed in yet',
    ],
    [
      'a server that breaks',
      { verifyMessage: () => Promise.reject(new Error('down')) },
      'Couldn’t sign in to Shop',
    ],
  ] as const) {
    it(`tells of ${what}`, async () => {
      const modal = await atSignIn(addWallet('Alpha'), change);
      (await button(modal, 'Sign')).click();
      await text(modal, words);
      expect(modal.state.signedIn).to.equal(undefined);
    });
  }

  it('tells of a message that cannot be signed, which is never shown to the wallet', async () => {
    const wallet = addWallet('Alpha');
    const modal = await openModal({
      properties: { siwe: site({ createMessage: () => 'I agree to everything.' }) },
    });
    (await row(modal, 'Alpha')).click();
    await text(modal, 'This message can’t be signed');
    await button(modal, 'Try again');
    expect(wallet.requests.some(({ method }) => method === 'personal_sign')).to.equal(false);
  });

  it('disconnects the wallet if it is cancelled', async () => {
    const modal = await atSignIn(addWallet('Alpha'));
    await text(modal, 'If you cancel, your wallet is disconnected.');
    (await button(modal, 'Cancel')).click();
    await until(() => !modal.open && modal.state.status === 'disconnected');
  });

  it('can be left without signing in where that is not required', async () => {
    const modal = await atSignIn(addWallet('Alpha'));
    closer(modal)?.click();
    await until(() => !modal.open);
    expect(modal.state.status).to.equal('connected');
  });

  it('has no way out but cancelling where signing in is required', async () => {
    const modal = await atSignIn(addWallet('Alpha'), { required: true });
    expect(closer(modal)).to.equal(null);
    expect(modal.state.address).to.equal(undefined);
    await press('Escape');
    await settled();
    expect(modal.open).to.equal(true);
    const denied = await modal.provider
      .request({ method: 'personal_sign', params: [] })
      .catch((error: { code: number }) => error.code);
    expect(denied).to.equal(4100);
    expect(await modal.provider.request({ method: 'eth_accounts' })).to.deep.equal([]);
    (await button(modal, 'Sign')).click();
    await until(() => modal.state.address !== undefined);
    expect(await modal.provider.request({ method: 'eth_accounts' })).to.deep.equal([modal.state.address]);
  });

  it('is reached from the account, which also signs out', async () => {
    const modal = await connectedModal(addWallet('Alpha'), { properties: { siwe: site() } });
    await modal.show('AccountSettings');
    (await button(modal, /^Sign in/)).click();
    (await button(modal, 'Sign')).click();
    (await button(modal, /^Sign out/)).click();
    await button(modal, /^Sign in/);
    expect(modal.state.status).to.equal('connected');
    expect(modal.state.signedIn).to.equal(undefined);
  });

  it('tells of hidden letters in a message, which is never shown to the wallet', async () => {
    const wallet = addWallet('Alpha');
    const modal = await openModal({
      properties: {
        siwe: site({
          createMessage: ({ domain, address, uri, chainId, nonce, issuedAt }) =>
            `${domain} wants you to sign in with your Ethereum account:\n${address}\n\nPay \u202Eon\u202C\n\nURI: ${uri}\nVersion: 1\nChain ID: ${chainId}\nNonce: ${nonce}\nIssued At: ${issuedAt}`,
        }),
      },
    });
    (await row(modal, 'Alpha')).click();
    await text(modal, 'This message can’t be signed');
    expect(wallet.requests.some(({ method }) => method === 'personal_sign')).to.equal(false);
  });

  for (const mode of ['dark', 'light'] as const) {
    it(`is accessible in ${mode} mode, right to left, with a failure`, async () => {
      const wallet = addWallet('Alpha');
      const modal = await atSignIn(wallet, {}, `theme-mode="${mode}"`);
      wallet.script([{ method: 'personal_sign', answer: 'reject' }]);
      await text(modal, /Nonce: abcdef123456/);
      // As if English were written from right to left.
      modal.shadowRoot?.querySelector('dialog')?.setAttribute('dir', 'rtl');
      (await button(modal, 'Sign')).click();
      await text(modal, 'Signature declined');
      await expectAccessible(modal);
    });
  }
});
