import { expect } from 'chai';
import { chooseListedWalletAtom } from '../../src/atoms/directory/knownWallets.js';
import { discoverWallets } from '../../src/atoms/effects/discoverWallets.js';
import { fakeConnector, world } from '../atoms/fakes.js';
import { IPHONE, withUserAgent } from '../support/device.js';
import { settled, until } from '../support/promises.js';
import { cleanUp } from '../ui/mount.js';
import { mountContent } from './content.js';

const PHANTOM = {
  id: 'phantom',
  name: 'Phantom',
  mobile_link: 'phantom://',
  app_store: 'https://apps.example/1',
};

/** Chooses Phantom, with or without wallet apps to pair with. */
async function choose({ canPair }: { canPair: boolean }) {
  const app = fakeConnector('walletConnect', 'eip155', { type: 'WALLET_CONNECT' });
  const here = world({ wallets: canPair ? [app] : [] });
  here.start(discoverWallets);
  here.open('Connect');
  const { root } = mountContent(here.store);
  here.store.set(chooseListedWalletAtom, PHANTOM);
  await until(() => /Phantom/.test(root.querySelector('#title')?.textContent ?? ''));
  await settled();
  const links = () => [...root.querySelectorAll('a')].map(({ href }) => href);
  return { app, links };
}

/** facts.md 4.5, with encoded values. */
const browse = () =>
  `https://phantom.app/ul/browse/${encodeURIComponent(location.href)}?ref=${encodeURIComponent(location.origin)}`;

describe('Phantom', () => {
  afterEach(cleanUp);

  describe('on a phone', () => {
    withUserAgent(IPHONE);

    it('opens this page in the app, without a pairing code', async () => {
      const { app, links } = await choose({ canPair: true });
      await until(() => links().length > 0);
      expect(links()).to.deep.equal([browse()]);
      expect(app.asked).to.deep.equal([]);
    });

    it('opens this page in the app without pairing, too, and offers the download', async () => {
      const { links } = await choose({ canPair: false });
      await until(() => links().length > 1);
      expect(links()).to.deep.equal([browse(), 'https://apps.example/1']);
    });

    it('has no link in its own browser', async () => {
      Object.assign(window, { phantom: {} });
      try {
        const { links } = await choose({ canPair: false });
        await until(() => links().length > 0);
        expect(links()).to.deep.equal(['https://apps.example/1']);
      } finally {
        Reflect.deleteProperty(window, 'phantom');
      }
    });
  });

  it('has no link on a computer', async () => {
    const { links } = await choose({ canPair: false });
    await until(() => links().length > 0);
    expect(links()).to.deep.equal(['https://apps.example/1']);
  });
});
