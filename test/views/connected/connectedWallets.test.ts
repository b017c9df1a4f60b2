import { expect } from 'chai';
import { mockNetwork } from '../../support/worker.js';
import {
  addWallet,
  button,
  connectedModal,
  focusedWords,
  heading,
  inside,
  type Modal,
  row,
  rpc,
  spoken,
  text,
  until,
} from '../support.js';

const items = (modal: Modal) =>
  [...(modal.shadowRoot?.querySelectorAll('ul[aria-label="Connected wallets"] > li') ?? [])].map(
    ({ textContent }) => textContent,
  );
const current = (modal: Modal) =>
  [...(modal.shadowRoot?.querySelectorAll('[aria-current=true]') ?? [])].map(
    ({ textContent }) => textContent,
  );

/** Alpha and Bravo, connected in this order, with the list of wallets on screen. */
async function listed() {
  const alpha = addWallet('Alpha');
  const bravo = addWallet('Bravo');
  const modal = await connectedModal(alpha, { attributes: 'multiple' });
  bravo.setAccounts(bravo.accounts.slice(1));
  await modal.show('Profile');
  (await button(modal, 'Connect another wallet')).click();
  (await row(modal, 'Bravo')).click();
  await until(() => !modal.state.open);
  await modal.show('Account');
  (await button(modal, '2 wallets')).click();
  await heading(modal, 'Accounts');
  await until(() => items(modal).length === 2);
  return { modal, alpha, bravo };
}

describe('the connected wallets', () => {
  mockNetwork(rpc);

  it('are listed with their accounts, the active one marked', async () => {
    const { modal, bravo } = await listed();
    const [second] = bravo.accounts.slice(1);
    expect(items(modal)).to.have.length(2);
    expect(current(modal)[0]).to.equal('Bravo2 accounts');
    expect(items(modal).find((words) => words?.startsWith('Alpha'))).to.match(/^Alpha0xf39F…2266Switch/);
    await inside(modal).findByShadowRole('list', { name: 'Accounts' });
    expect(second).to.match(/^0x/);
  });

  it('are switched by a press, which is announced, and stay where they are', async () => {
    const { modal } = await listed();
    const before = items(modal).map((words) => words?.slice(0, 5));
    (await row(modal, 'Alpha')).click();
    await until(() => modal.state.connector?.name === 'Alpha');
    await until(() => spoken(modal).includes('Switched to Alpha'));
    expect(items(modal).map((words) => words?.slice(0, 5))).to.deep.equal(before);
    expect(current(modal)).to.deep.equal(['Alpha0xf39F…2266']);
    expect(modal.state.view).to.equal('Profile');
  });

  it('are switched to one of their accounts', async () => {
    const { modal, bravo } = await listed();
    (await row(modal, 'Alpha')).click();
    await until(() => modal.state.connector?.name === 'Alpha');
    const last = bravo.accounts.at(-1) as string;
    (await button(modal, new RegExp(`^${last.slice(0, 6)}…${last.slice(-4)}`))).click();
    await until(() => modal.state.connector?.name === 'Bravo');
    expect(modal.state.address).to.equal(last);
  });

  it('are disconnected one by one: the one used before follows the active one', async () => {
    const { modal, bravo } = await listed();
    const leaving = await button(modal, 'Disconnect Bravo');
    leaving.focus();
    leaving.click();
    await until(() => modal.state.connector?.name === 'Alpha');
    await until(() => spoken(modal).includes('Switched to Alpha'));
    await until(() => items(modal).length === 1);
    expect(bravo.state.shared).to.deep.equal([]);
    expect(modal.state.otherConnections).to.deep.equal([]);
    await until(() => focusedWords() === 'Accounts');
    (await button(modal, 'Disconnect Alpha')).click();
    await until(() => !modal.state.open);
    expect(modal.state.status).to.equal('disconnected');
  });

  it('are five at most, which is said', async () => {
    const { modal } = await listed();
    for (const name of ['Carol', 'Delta', 'Eagle']) {
      addWallet(name);
      await modal.connect({ wallet: `test.${name.toLowerCase()}`, keep: true });
    }
    await until(() => !modal.state.open);
    await modal.show('Profile');
    await text(modal, 'You can connect up to 5 wallets. Disconnect one to connect another.');
    expect(inside(modal).queryByShadowRole('button', { name: 'Connect another wallet' })).to.equal(null);
  });

  it('are not there where the site wants one only', async () => {
    const modal = await connectedModal(addWallet('Alpha'));
    await modal.show('Profile');
    await inside(modal).findByShadowRole('list', { name: 'Accounts' });
    expect(inside(modal).queryByShadowRole('button', { name: 'Connect another wallet' })).to.equal(null);
  });
});
