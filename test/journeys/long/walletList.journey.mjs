import assert from 'node:assert/strict';
import { FIRST } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { visit as visitWithPhone, walking } from '../support/phone.mjs';
import { eventually } from '../support/site.mjs';
import { t } from '../support/texts.mjs';

const phone = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  viewport: { width: 390, height: 800 },
  hasTouch: true,
  isMobile: true,
};

const withList = (html) =>
  html.replace('</body>', '<script type="module" src="/walletList.js"></script></body>');

/** A site with wallet apps and the package's wallet list, without a project id. */
const walk = walking((tools, options) => visitWithPhone(tools, { change: withList, ...options }));

/** The same by attribute. */
const walkWithoutScript = walking((tools) => visitWithPhone(tools, { attributes: 'wallet-source="list"' }));

journeys('The list of wallets that comes with the package', (journey) => {
  journey(
    'leads phones to apps, by search too, and to where to get them',
    walk(
      async ({ site, app }) => {
        const copied = () => site.copied(() => site.button(t('pairing.copy')).click());
        await site.connectButton.click();
        await site.sees(site.row('MetaMask'));
        await site.sees(site.row('Trust Wallet'));
        await site.row(t('allWallets.title')).click();
        await site.sees(site.dialog(t('allWallets.title')));
        const picture = site.row('Phantom').locator('svg');
        await eventually(() => picture.count());

        await site.page.getByRole('searchbox', { name: t('allWallets.search') }).fill('okex');
        await site.row('OKX Wallet').click();
        const link = site.page.getByRole('link', { name: t('pairing.open', { name: 'OKX Wallet' }) });
        await site.sees(link);
        assert.equal(
          await link.getAttribute('href'),
          `okex://main/wc?uri=${encodeURIComponent(await copied())}`,
        );
        await site.button(t('pairing.get', { name: 'OKX Wallet' })).click();
        await site.sees(site.dialog(t('downloads.get', { name: 'OKX Wallet' })));
        const links = site.page.getByRole('list', { name: t('downloads.title') }).getByRole('link');
        const hrefs = await Promise.all((await links.all()).map((one) => one.getAttribute('href')));
        assert.deepEqual(hrefs, [
          'https://chromewebstore.google.com/detail/mcohilncbfahbmgdjkbpemcciiolgcge',
          'https://apps.apple.com/app/id1327268470',
          'https://play.google.com/store/apps/details?id=com.okinc.okex.gp',
          'https://www.okx.com/download',
        ]);
        await site.button(t('dialog.back')).click();

        await site.sees(link);
        await (await app.pair(await copied())).approve({ policy: 'approve' });
        assert.equal((await site.heard('wallet-connected')).address, FIRST);
        await site.heard('wallet-close');
        assert.deepEqual(
          site.requests.filter((path) => /getWallet/.test(path)),
          [],
        );
      },
      { browser: phone },
    ),
  );

  journey(
    'says where to get a wallet, and remembers the one that was connected with its picture',
    walkWithoutScript(async ({ site, app, readCode }) => {
      await site.connectButton.click();
      await site.button(t('getWallet.title')).click();
      const offered = site.page.getByRole('list', { name: t('getWallet.list') }).getByRole('button');
      await eventually(
        () => offered.count(),
        (count) => count >= 4,
      );
      await offered.filter({ hasText: 'MetaMask' }).click();
      await site.sees(site.dialog(t('downloads.get', { name: 'MetaMask' })));
      await site.button(t('dialog.close')).click();

      await site.connectButton.click();
      await site.row('Trust Wallet').click();
      await (await app.pair(await readCode())).approve({ policy: 'approve' });
      await site.heard('wallet-connected');
      await site.heard('wallet-close');
      await site.modal.evaluate((modal) => modal.disconnect());
      await site.heard('wallet-disconnected');
      await site.page.reload();
      await site.connectButton.click();
      const recent = site.page.getByRole('list', { name: t('connect.recent') });
      const row = recent.getByRole('button', { name: 'Trust Wallet' });
      await site.sees(row);
      await eventually(() => row.locator('svg').count());
    }),
  );
});
