import { expect } from 'chai';
import { Provider } from 'jotai';
import { catalogueAtom } from '../../src/atoms/translate.js';
import { enLater } from '../../src/locales/en/enLater.js';
import { NetworkList } from '../../src/views/networks/NetworkList.js';
import { facts, fakeConnector, ONE, TWO, world } from '../atoms/fakes.js';
import { cleanUp, mount } from '../ui/mount.js';

/** The list's rows once a wallet has connected. */
async function rowsWith(networks: readonly (typeof ONE)[] | undefined): Promise<string[]> {
  const app = fakeConnector('app', 'eip155', { type: 'WALLET_CONNECT', name: 'Phone' });
  const here = world({ wallets: [app] });
  here.store.set(catalogueAtom, { locale: 'en', texts: enLater });
  await here.connect(app, { ...facts(ONE), networks });
  here.open('Networks');
  const { root } = mount(
    <Provider store={here.store}>
      <NetworkList />
    </Provider>,
  );
  return [...root.querySelectorAll('li')].map(({ textContent }) => textContent ?? '');
}

describe('the list of networks', () => {
  afterEach(cleanUp);

  it('marks networks that the session of a wallet app does not have', async () => {
    const [one, two] = await rowsWith([ONE]);
    expect(one).not.to.contain('Not enabled');
    expect(two).to.contain('Not enabled in Phone');
  });

  it('marks none if the session has all of them, or the wallet has no session', async () => {
    for (const networks of [[ONE, TWO], undefined])
      expect((await rowsWith(networks)).join()).not.to.contain('Not enabled');
  });
});
