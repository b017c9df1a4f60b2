import assert from 'node:assert/strict';
import { FIRST } from './support/accounts.mjs';
import { journeys } from './support/journeys.mjs';
import { t } from './support/texts.mjs';

const name = 'First Wallet';

journeys('A setting that cannot be used', (journey) => {
  journey('is reported once, and the rest works', async ({ open }) => {
    const wallets = [{ name, policy: 'approve' }];
    const site = await open('plain.html', { wallets, attributes: 'theme-mode="purple"' });
    await site.connectButton.click();
    await site.row(name).click();
    assert.equal((await site.heard('wallet-connected')).address, FIRST);
    await site.warned('config_invalid', /theme-mode="purple".*auto, dark, light/);
    await site.heard('wallet-close');
    // Read again, and not reported again.
    await site.modal.evaluate((modal) => {
      modal.appName = 'Another';
    });
    await site.accountButton().click();
    await site.heard('wallet-open');
  });
});

journeys('A wallet that is not to be trusted', (journey) => {
  journey('cannot harm a visitor by its name or icon', async ({ open }) => {
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

  journey('cannot keep a visitor from an honest wallet by what it announces', async ({ open }) => {
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
    await site.button(t('dialog.back')).click();
    await site.row('sync').click();
    await site.warned('wallet_invalid_answer');
    await site.button(t('dialog.back')).click();
    await site.row(name).click();
    await site.approve('connect');
    assert.equal((await site.heard('wallet-connected')).address, FIRST);
  });
});
