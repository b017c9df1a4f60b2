import { expect } from 'chai';
import type { SandboxWallet, ScriptStep } from '../../src/sandbox/index.js';
import { focused } from '../support/keys.js';
import {
  addWallet,
  button,
  heading,
  hurry,
  type Modal,
  openModal,
  row,
  spoken,
  text,
  until,
} from './support.js';

const asked = 'eth_requestAccounts';

/** Chooses a wallet with these answers. */
async function choose(
  wallet: SandboxWallet,
  step?: Omit<ScriptStep, 'method'>,
  attributes?: string,
): Promise<Modal> {
  if (step) wallet.script([{ method: asked, ...step }]);
  const modal = await openModal(attributes === undefined ? {} : { attributes });
  (await row(modal, wallet.info.name)).click();
  await heading(modal, wallet.info.name);
  return modal;
}

const timesAsked = (wallet: SandboxWallet) => wallet.requests.filter(({ method }) => method === asked).length;

describe('ConnectingExternal', () => {
  it('names the wallet to continue in, and asks it once', async () => {
    const wallet = addWallet('Alpha');
    const modal = await choose(wallet, { answer: 'never' });
    await text(modal, 'Continue in Alpha');
    expect(spoken(modal)).to.include('Approve the connection in your wallet.');
    expect((await button(modal, 'Waiting for Alpha…')).getAttribute('aria-disabled')).to.equal('true');
    await until(() => timesAsked(wallet) === 1);
  });

  it('makes way for a prompt in the page before asking the wallet', async () => {
    const wallet = addWallet('Alpha', { policy: 'approve' });
    const places: boolean[] = [];
    const { request } = wallet.provider;
    wallet.provider.request = (args) => {
      if (args.method === asked) {
        const dialog = document.querySelector('wallet-modal')?.shadowRoot?.querySelector('dialog');
        places.push(dialog?.matches(':modal') ?? true);
      }
      return request.call(wallet.provider, args);
    };
    const modal = await choose(wallet);
    await until(() => modal.state.status === 'connected');
    expect(places).to.deep.equal([false]);
  });

  it('shows success, then closes', async () => {
    const modal = await choose(addWallet('Alpha'));
    await until(() => spoken(modal).includes('Alpha is connected.'));
    await until(() => !modal.open);
  });

  it('says that nothing was shared when declined', async () => {
    const modal = await choose(addWallet('Alpha'), { answer: 'reject' });
    await text(modal, 'Connection declined');
    expect(spoken(modal)).to.include('Nothing was shared with this site.');
    expect(modal.open).to.equal(true);
  });

  it('asks again with the same button, which keeps focus', async () => {
    const wallet = addWallet('Alpha');
    const modal = await choose(wallet, { answer: 'reject' });
    const again = await button(modal, 'Try again');
    again.focus();
    wallet.script([{ method: asked, answer: 'never' }]);
    again.click();
    await text(modal, 'Continue in Alpha');
    expect(focused()).to.equal(again);
    await until(() => timesAsked(wallet) === 2);
  });

  it('returns to the wallet list where that is not in sight', async () => {
    const modal = await choose(addWallet('Alpha'), { answer: 'never' }, 'layout="compact"');
    (await button(modal, 'Choose another wallet')).click();
    await heading(modal, 'Connect wallet');
    await until(() => modal.state.status === 'disconnected');
  });

  it('accepts a connection from a pending request', async () => {
    const wallet = addWallet('Alpha');
    const modal = await choose(wallet, { answer: 'pending' });
    await text(modal, 'A request is already open');
    expect(spoken(modal)).to.include('Open Alpha and answer the request waiting there.');
    wallet.setAccounts(wallet.accounts.slice(0, 1));
    await until(() => spoken(modal).includes('Alpha is connected.'));
    await until(() => !modal.open);
  });

  const failures: [title: string, words: string, step: Omit<ScriptStep, 'method'>][] = [
    [
      'Alpha is locked',
      'Open Alpha and unlock it, then try again.',
      { answer: 'nonsense', error: { code: 4100, message: 'Locked' } },
    ],
    [
      'Alpha sent an unexpected response',
      'You’re not connected.',
      { answer: 'nonsense', value: 'no accounts' },
    ],
    [
      'Alpha reported a problem',
      'Details: “The vault is broken.”',
      { answer: 'nonsense', error: { code: -32603, message: 'The vault is broken.' } },
    ],
  ];
  for (const [title, words, step] of failures) {
    it(`explains: ${title}`, async () => {
      const modal = await choose(addWallet('Alpha'), step);
      await text(modal, title);
      expect(spoken(modal)).to.include(words);
      await button(modal, 'Try again');
    });
  }

  it('notices when the wallet disappears, and still shows its name', async () => {
    hurry();
    const wallet = addWallet('Alpha');
    const modal = await choose(wallet, { answer: 'vanish' });
    await text(modal, 'Alpha isn’t available');
    expect(spoken(modal)).to.include('Enable it and reload the page.');
  });

  it('reports a silent wallet, and can ask again', async () => {
    hurry();
    const wallet = addWallet('Alpha');
    const modal = await choose(wallet, { answer: 'never' });
    await text(modal, 'Still waiting for Alpha');
    wallet.script([{ method: asked, answer: 'approve' }]);
    (await button(modal, 'Ask again')).click();
    await until(() => modal.state.status === 'connected');
  });
});
