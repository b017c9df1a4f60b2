import { expect } from 'chai';
import { englishTexts } from '../support/englishTexts.js';
import { focused } from '../support/keys.js';
import { pseudoTexts } from '../support/pseudo.js';
import { mockNetwork } from '../support/worker.js';
import {
  addWallet,
  button,
  connectedModal,
  focusedWords,
  heading,
  inside,
  openModal,
  rpc,
  until,
} from './support.js';

describe('the modal', () => {
  mockNetwork(rpc);

  it('is named after its view, and focuses the title', async () => {
    const modal = await openModal({ view: 'WhatIsANetwork' });
    const dialog = await inside(modal).findByShadowRole('dialog', { name: 'What is a network?' });
    expect(dialog.contains(focused())).to.equal(true);
    await until(() => focusedWords() === 'What is a network?');
  });

  it('follows the page’s language and direction', async () => {
    const modal = await openModal({ attributes: 'locale="ar"' });
    const dialog = await inside(modal).findByShadowRole('dialog');
    expect(dialog.dir).to.equal('rtl');
    expect(dialog.lang).to.equal('ar');
  });

  it('says that its texts are English, and writes them so, where it does not speak the language', async () => {
    const modal = await openModal({ attributes: 'locale="ur"' });
    const dialog = await inside(modal).findByShadowRole('dialog');
    expect([dialog.dir, dialog.lang]).to.deep.equal(['ltr', 'en']);
  });

  it('shows the host’s texts', async () => {
    const modal = await openModal({ properties: { texts: { 'connect.title': 'Log in' } } });
    await heading(modal, 'Log in');
  });

  it('takes every text from the catalogue', async () => {
    addWallet('1');
    const modal = await openModal({ properties: { texts: pseudoTexts(englishTexts) } });
    await until(() => modal.shadowRoot?.querySelector('[data-row]') !== null);
    const card = modal.shadowRoot?.querySelector('[part=card]');
    const words = [...(card?.querySelectorAll('*') ?? [])].flatMap((element) => [
      element.ariaLabel ?? '',
      ...[...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent ?? ''),
    ]);
    const bare = words.filter((one) => /\p{L}/u.test(one) && !/^\[.*\]$/.test(one));
    expect(bare).to.deep.equal([]);
  });

  it('shows the account’s network, and opens the list', async () => {
    const modal = await connectedModal(addWallet('Alpha'));
    await modal.show();
    await heading(modal, 'Account');
    await button(modal, 'Disconnect');
    (await button(modal, 'Network: Network One')).click();
    await heading(modal, 'Choose a network');
  });

  it('has no network button when there is no choice', async () => {
    const modal = await connectedModal(addWallet('Alpha'), {
      attributes: 'networks="eip155:31337"',
    });
    await modal.show();
    await button(modal, 'Disconnect');
    expect(inside(modal).queryByShadowRole('button', { name: /^Network:/ })).to.equal(null);
  });

  it('closes with its button', async () => {
    const modal = await openModal();
    (await button(modal, 'Close')).click();
    expect(modal.open).to.equal(false);
  });
});
