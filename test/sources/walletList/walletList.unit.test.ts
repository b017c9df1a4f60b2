import { expect } from 'chai';
import { readSourceWallets } from '../../../src/lib/wallets/readSourceWallets.js';
import type { WalletQuery } from '../../../src/lib/wallets/walletSource.js';
import { LISTED_WALLETS } from '../../../src/sources/walletList/listedWallets.js';
import { walletList } from '../../../src/sources/walletList/walletList.js';
import { WALLET_PICTURES } from '../../../src/sources/walletList/walletPictures.js';

const { signal } = new AbortController();

async function ask(query: Partial<WalletQuery> = {}) {
  const asked = { entries: 100, ...query };
  return readSourceWallets(await walletList().wallets(asked, { signal }), asked, walletList());
}
const idsOf = async (query: Partial<WalletQuery>) => (await ask(query)).wallets.map(({ id }) => id);

describe('the list of wallets', () => {
  it('has what is known of a wallet', async () => {
    const { wallets } = await ask({ include: ['metamask'] });
    expect(wallets.map(({ image_id, ...rest }) => rest)).to.deep.equal([
      {
        id: 'metamask',
        name: 'MetaMask',
        rdns: 'io.metamask',
        homepage: 'https://metamask.io',
        app_store: 'https://apps.apple.com/app/id1438144202',
        play_store: 'https://play.google.com/store/apps/details?id=io.metamask',
        chrome_store: 'https://chromewebstore.google.com/detail/nkbihfbeogaeaoehlefnkodbefgpgknn',
        mobile_link: 'https://metamask.app.link/',
      },
    ]);
  });

  it('has no field that a reader would refuse, and each wallet once', async () => {
    const { wallets, count } = await ask();
    expect(count).to.equal(LISTED_WALLETS.length);
    expect(wallets.map(({ image_id, ...rest }) => rest)).to.deep.equal(
      LISTED_WALLETS.map(({ namespaces, ...rest }) => rest),
    );
    for (const field of ['name', 'rdns', 'homepage', 'app_store', 'play_store', 'chrome_store'] as const) {
      const values = wallets.flatMap((wallet) => wallet[field] ?? []);
      expect(values, field).to.deep.equal([...new Set(values)]);
    }
  });

  const forms = {
    id: /^[a-z\d]{2,30}$/,
    rdns: /^[a-z]{2,}(\.[\w-]+)+$/,
    homepage: /^https:\/\/[a-z\d.-]+\.[a-z]{2,}(\/[a-z\d/-]+)?$/,
    app_store: /^https:\/\/apps\.apple\.com\/app\/id\d{9,10}$/,
    play_store: /^https:\/\/play\.google\.com\/store\/apps\/details\?id=[\w.]+$/,
    chrome_store: /^https:\/\/chromewebstore\.google\.com\/detail\/[a-p]{32}$/,
    mobile_link: /^(https:\/\/[a-z.]+\/|[a-z\d]+:\/\/([a-z.]+\/)*)$/,
    namespaces: /^(eip155|solana)(,solana)?$/,
  } as const;
  for (const [field, form] of Object.entries(forms)) {
    it(`has well-formed fields: ${field}`, () => {
      for (const wallet of LISTED_WALLETS) {
        const value = wallet[field as keyof typeof forms];
        if (value !== undefined) expect(String(value), wallet.name).to.match(form);
      }
    });
  }

  for (const [what, query, expected] of [
    ['by the beginning of a name', { search: 'meta' }, ['metamask']],
    [
      'in any case, the best first',
      { search: ' RA ', entries: 3 },
      ['rainbow', 'rabbywallet', 'bravewallet'],
    ],
    ['by a reverse domain name', { search: 'okex' }, ['okxwallet']],
    ['that nobody has', { search: 'zerrion' }, []],
    ['by ids', { include: ['zerion', 'rainbow', 'none'] }, ['rainbow', 'zerion']],
    ['by ids without others', { include: ['zerion', 'rainbow'], exclude: ['zerion'] }, ['rainbow']],
    [
      'of a network',
      { chain: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', include: ['solflare', 'rainbow'] },
      ['solflare'],
    ],
    ['of another network', { chain: 'eip155:10', include: ['solflare', 'rainbow'] }, ['rainbow']],
    ['of a network without any', { chain: 'bip122:000000000019d6689c085ae165831e93' }, []],
    ['of the second page', { page: 2, entries: 2 }, ['phantom', 'coinbasewallet']],
    ['after the last page', { page: 40 }, []],
  ] as const) {
    it(`finds wallets ${what}`, async () => {
      expect(await idsOf(query)).to.deep.equal(expected);
    });
  }

  it('draws the most used ones, and leaves others to their initial', async () => {
    const { wallets } = await ask({ include: ['metamask', 'wigwam'] });
    expect(wallets.map(({ image_id }) => image_id)).to.deep.equal(['own.metamask', 'own.wigwam']);
    const pictureOf = (id: string) => walletList().picture?.(id, { signal });
    expect(await pictureOf('metamask')).to.match(/^data:image\/svg\+xml,%3Csvg.*%3C%2Fsvg%3E/);
    for (const id of ['wigwam', 'toString', '']) expect(await pictureOf(id)).to.equal(undefined);
    for (const id of Object.keys(WALLET_PICTURES)) expect(await idsOf({ include: [id] })).to.deep.equal([id]);
  });

  it('counts what it found on all pages', async () => {
    expect((await ask({ entries: 1, search: 'wallet' })).count).to.be.greaterThan(10);
    expect((await ask({ include: ['zerion'] })).count).to.equal(1);
  });
});
