import { FIRST } from '../../journeys/support/accounts.mjs';
import { t } from '../../journeys/support/texts.mjs';

const name = 'Sandbox Wallet';

/**
 * Opens a built host, shows a code for wallet apps, and connects a browser wallet. Checks that the page gets the events,
 * shows the address, and uses its own name for the network.
 */
export async function visit(open, page, options) {
  const site = await open(page, {
    wallets: [{ name }],
    init: () => import(`${location.origin}/wallets.js`),
    ...options,
  });
  await site.connectButton.click();
  await site.row('WalletConnect').click();
  await site.sees(site.page.getByRole('img', { name: t('pairing.code') }));
  await site.button(t('dialog.back')).click();
  await site.row(name).click();
  await site.approve('connect');
  await site.sees(site.page.getByRole('status').getByText(FIRST, { exact: true }));
  await site.reaches(({ networkName }) => networkName === 'Sandbox One');
  return site;
}
