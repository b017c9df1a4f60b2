import { expect } from 'chai';
import { addWallet, button, heading, inside, openModal, row, spoken, text, until } from './support.js';

describe('WhatIsAWallet', () => {
  it('explains in three steps, and leads to getting one', async () => {
    const modal = await openModal({ view: 'WhatIsAWallet' });
    const headings = await inside(modal).findAllByShadowRole('heading', { level: 3 });
    expect(headings.length).to.equal(3);
    (await button(modal, 'Get a wallet')).click();
    await heading(modal, 'Get a wallet');
  });
});

describe('WhatIsANetwork', () => {
  it('links to further reading', async () => {
    const modal = await openModal({ view: 'WhatIsANetwork' });
    const link = await inside(modal).findByShadowRole('link', {
      name: 'Learn more (opens in a new tab)',
    });
    expect(link.getAttribute('href')).to.equal('https://ethereum.org/en/developers/docs/networks/');
    expect(link.getAttribute('rel')).to.equal('noopener noreferrer');
  });
});

describe('GetWallet', () => {
  it('guides in three steps, and links to a list of wallets', async () => {
    const modal = await openModal({ view: 'GetWallet' });
    const link = await inside(modal).findByShadowRole('link', {
      name: 'Explore all wallets (opens in a new tab)',
    });
    expect(link.getAttribute('href')).to.equal('https://ethereum.org/en/wallets/find-wallet/');
    const headings = inside(modal).getAllByShadowRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).to.deep.equal([
      'Choose a wallet',
      'Install it and set it up',
      'Come back here',
    ]);
  });

  it('offers the site’s wallets that have a safe homepage', async () => {
    const customWallets = [
      { id: 'one', name: 'House Wallet', homepage: 'https://house.example' },
      { id: 'two', name: 'Bad Wallet', homepage: 'javascript:alert(1)' },
      { id: 'three', name: 'Homeless Wallet' },
      null,
    ];
    const modal = await openModal({
      view: 'GetWallet',
      properties: { customWallets: customWallets as never },
    });
    const links = await inside(modal).findAllByShadowRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).to.deep.equal([
      // The letter stands in for an icon.
      ['HHouse Wallet (opens in a new tab)Website', 'https://house.example'],
      ['Explore all wallets (opens in a new tab)', 'https://ethereum.org/en/wallets/find-wallet/'],
    ]);
  });

  it('says what each wallet is, and shows stores for phones as codes', async () => {
    const store = (id: string) => `https://store.example/${id}`;
    const modal = await openModal({
      view: 'GetWallet',
      properties: {
        customWallets: [
          { id: 'a', name: 'Alpha', homepage: 'https://a.example', chrome_store: store('a') },
          {
            id: 'b',
            name: 'Bravo',
            homepage: 'https://b.example',
            app_store: store('ios'),
            play_store: store('android'),
          },
        ],
      },
    });
    await row(modal, 'Alpha.*Browser extension');
    (await row(modal, 'Bravo.*Phone app')).click();
    await heading(modal, 'Get Bravo');
    await inside(modal).findByShadowRole('img', { name: 'Code for the store: iOS app' });
    (await inside(modal).findByShadowRole('tab', { name: 'Android app' })).click();
    await inside(modal).findByShadowRole('img', { name: 'Code for the store: Android app' });
    const links = await inside(modal).findAllByShadowRole('link');
    expect(links.map((link) => link.getAttribute('href'))).to.deep.equal([
      store('ios'),
      store('android'),
      'https://b.example',
    ]);
  });

  it('offers a wallet that appears meanwhile', async () => {
    addWallet('Old Wallet');
    const modal = await openModal({ view: 'GetWallet' });
    await text(modal, 'Come back here');
    expect(inside(modal).queryByShadowText('Wallet found')).to.equal(null);
    addWallet('New Wallet');
    await until(() => spoken(modal).includes('New Wallet is ready to connect.'));
    (await button(modal, 'Connect New Wallet')).click();
    await until(() => modal.state.status === 'connected');
  });

  it('looks for wallets when the visitor returns to the page', async () => {
    const modal = await openModal({ view: 'GetWallet' });
    await text(modal, 'Come back here');
    let isAsked = false;
    const note = () => {
      isAsked = true;
    };
    window.addEventListener('eip6963:requestProvider', note);
    await until(() => document.dispatchEvent(new Event('visibilitychange')) && isAsked);
    window.removeEventListener('eip6963:requestProvider', note);
  });
});
