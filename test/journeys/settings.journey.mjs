import assert from 'node:assert/strict';
import { FIRST } from './support/accounts.mjs';
import { journeys } from './support/journeys.mjs';
import { t } from './support/texts.mjs';

const name = 'First Wallet';

/** The page with other settings in the slot, as text. */
const withSlot = (text) => (html) => html.replace(/(slot="config">)[^<]*/, `$1${text}`);
/** The page with attributes in place of its networks. */
const withNetworks = (attributes) => (html) => html.replace(/ networks="[^"]*"/, ` ${attributes}`);

/**
 * What a host may get wrong, in an attribute of the element, in one of its session and in the slot, and what the console
 * says. Everything else that cannot be used is in `readConfig.test.ts` and `configScript.test.ts`.
 */
const mistakes = [
  ['an unknown theme', { attributes: 'theme-mode="purple"' }, /theme-mode="purple".*dark, light, auto/],
  ['a bare number as network', { change: withNetworks('networks="eip155:31337 1"') }, /Write "eip155:1"/],
  [
    'a currency without symbol',
    { change: withSlot('{"chains": [{"id": "eip155:31337", "nativeCurrency": {"decimals": 18}}]}') },
    /name, symbol, decimals/,
  ],
];

journeys('a setting that cannot be used', (journey) => {
  for (const [what, options, remedy] of mistakes) {
    journey(`${what}: is told once, and the rest works`, async ({ open }) => {
      const site = await open('plain.html', { wallets: [{ name, policy: 'approve' }], ...options });
      await site.connectButton.click();
      await site.row(name).click();
      assert.equal((await site.heard('wallet-connected')).address, FIRST);
      await site.warned('config_invalid', remedy);
      await site.heard('wallet-close');
      // Read again, and not told again.
      await site.modal.evaluate((modal) => {
        modal.appName = 'Another';
      });
      await site.accountButton().click();
      await site.heard('wallet-open');
    });
  }

  journey('a view that there is not, asked for by the page', async ({ open }) => {
    const site = await open('plain.html', { wallets: [{ name }] });
    for (const view of ['Nowhere', '__proto__', 'constructor', 'connect']) {
      await site.modal.evaluate((modal, view) => modal.show(view), view);
      await site.warned('config_invalid', /is no view/);
      await site.sees(site.dialog(t('connect.title')));
      await site.modal.evaluate((modal) => modal.close());
    }
  });

  journey('objects of the wrong kind', async ({ open }) => {
    const site = await open('plain.html', { wallets: [{ name }] });
    await site.modal.evaluate((modal) => {
      modal.texts = { 'connect.title': 42, 'connect.installed': null, 'dialog.close': 'Leave' };
      modal.themeVariables = {
        '--wallet-modal-accent': 'url(https://example.org/a.png)',
        '--wallet-modal-font-family': '"x"; background: url(https://example.org/b.png)',
        background: 'url(https://example.org/c.png)',
      };
      modal.customWallets = [
        null,
        7,
        {
          id: 'a',
          name: '<b>Bold</b>',
          homepage: 'javascript:alert(1)',
          image_url: 'javascript:alert(2)',
        },
        { id: 'b', name: 'Good Wallet', homepage: 'https://example.org/' },
      ];
      modal.tokens = { 'eip155:31337': { address: 'no address' }, 'eip155:31338': null };
    });
    // The session reads them; it comes with the first wish.
    await site.modal.evaluate((modal) => modal.show('GetWallet'));
    await site.warned('config_invalid', /tokens\["eip155:31337"\]/);
    await site.warned('config_invalid', /tokens\["eip155:31338"\]/);
    await site.warned('config_invalid', /name of customWallets\[0\]/);
    await site.warned('config_invalid', /name of customWallets\[1\]/);
    await site.warned('config_invalid', /image_url of customWallets\[2\]/);
    await site.warned('config_invalid', /homepage of customWallets\[2\]/);
    await site.warned('config_invalid', /texts\["connect\.title"\]/);
    await site.warned('config_invalid', /texts\["connect\.installed"\]/);
    await site.sees(site.page.getByRole('link', { name: 'Good Wallet' }));
    const links = await site.page
      .getByRole('link')
      .evaluateAll((all) => all.map(({ href }) => new URL(href).protocol));
    assert.ok(
      links.every((protocol) => /^https?:$/.test(protocol)),
      `${links}`,
    );
    await site.button('Leave').click();
    assert.equal((await site.connect(name)).address, FIRST);
    await site.heard('wallet-close');
    await site.accountButton().click();
    await site.sees(site.dialog(t('account.title')));
    // A token that cannot be read is none: the coin is shown.
    await site.seesNot(site.text(t('account.balanceUnknown')));
    await site.sees(site.dialog(t('account.title')).getByText(/^10,000/));
  });

  journey('a storage without methods', async ({ open }) => {
    const site = await open('plain.html', { wallets: [{ name }] });
    await site.modal.evaluate((modal) => {
      modal.storage = {};
    });
    await site.warned('config_invalid', /getItem, setItem and removeItem/);
    assert.equal((await site.connect(name)).address, FIRST);
  });
});

journeys('a wallet that is not to be trusted', (journey) => {
  journey('in its name and its icon', async ({ open }) => {
    const wallets = [
      { name: '<img src=x onerror=alert(1)>', icon: 'javascript:alert(1)' },
      { name: 'Tracker', icon: 'https://example.org/pixel.png' },
      { name: 'Inline', icon: 'data:text/html,<script>alert(1)</script>' },
      {
        name: 'Drawn',
        icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
      },
      { name: 'Turned \u202e round', icon: '' },
      { name: `Long ${'name '.repeat(100)}` },
      { name: '\u0000\n\u200b', rdns: 'org.example.nameless' },
    ];
    const site = await open('plain.html', { wallets });
    await site.connectButton.click();
    await site.sees(site.row('<img src=x onerror=alert(1)>'));
    await site.sees(site.row('Turned round'));
    await site.sees(site.row(t('connect.unnamed')));
    const pictures = await site.page
      .getByRole('list', { name: t('connect.wallets') })
      .locator('img')
      .evaluateAll((all) => all.map(({ src }) => src));
    assert.ok(
      pictures.every((src) => src.startsWith('data:image/')),
      `${pictures}`,
    );
    const width = await site.row(/^Long name/).evaluate((row) => row.scrollWidth - row.clientWidth);
    assert.ok(width <= 1, 'a long name stays in its row');
  });

  journey('with the name of another', async ({ open }) => {
    const site = await open('plain.html', {
      wallets: [{ name }, { name: 'Impostor', rdns: 'org.example.first-wallet' }],
    });
    await site.connectButton.click();
    await site.sees(site.row(name));
    assert.equal(await site.row('Impostor').count(), 0);
  });

  journey('in what it announces and what it is', async ({ open }) => {
    const site = await open('plain.html', {
      wallets: [{ name }],
      init: () => {
        const info = (name) => ({
          uuid: crypto.randomUUID?.() ?? name,
          name,
          icon: '',
          rdns: `org.example.${name}`,
        });
        const never = new Proxy(
          {},
          {
            get: () => {
              throw new Error('a trap');
            },
          },
        );
        const announced = [
          null,
          undefined,
          'text',
          {},
          { info: null, provider: null },
          { info: info('nothing'), provider: {} },
          { info: { ...info('throws'), name: Symbol('name') }, provider: { request: async () => [] } },
          never,
          {
            info: info('bare'),
            provider: {
              request: () => {
                throw new TypeError('not a promise');
              },
            },
          },
          { info: info('sync'), provider: { request: () => 'sync' } },
        ];
        window.addEventListener('eip6963:requestProvider', () => {
          for (const detail of announced) {
            window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
          }
        });
        Object.defineProperty(window, 'ethereum', {
          get() {
            throw new Error('a trap');
          },
        });
      },
    });
    await site.connectButton.click();
    await site.row('bare').click();
    await site.warned('wallet_failed');
    await site.button(t('connecting.other')).click();
    await site.row('sync').click();
    await site.warned('wallet_invalid_answer');
    await site.button(t('connecting.other')).click();
    await site.row(name).click();
    await site.approve('connect');
    assert.equal((await site.heard('wallet-connected')).address, FIRST);
  });
});
