import { FIRST } from '../../journeys/support/accounts.mjs';
import { t } from '../../journeys/support/texts.mjs';

export const WALLET = 'Sandbox Wallet';

/** The element of a site that shows the account. */
export const shownAddress = (site) => site.page.getByRole('status').getByText(FIRST, { exact: true });

/**
 * Opens a built site, shows a code for wallet apps, and connects a browser wallet. Checks that the page gets the events,
 * shows the address, and uses its own name for the network.
 */
export async function visit(open, stack, page, { prepare = () => undefined, ...options } = {}) {
  const site = await open(page, {
    wallets: [{ name: WALLET }],
    init: `(${prepare})(); import(\`\${location.origin}/wallets.js\`)`,
    ...options,
  });
  await site.connectButton.waitFor();
  await site.modal.evaluate((modal, relayUrl) => {
    modal.relayUrl = relayUrl;
  }, stack.relayUrl);
  await site.connectButton.click();
  await site.row('WalletConnect').click();
  await site.sees(site.page.getByRole('img', { name: t('pairing.code') }));
  await site.button(t('dialog.back')).click();
  await site.row(WALLET).click();
  await site.approve('connect');
  await site.sees(shownAddress(site));
  await site.reaches(({ networkName }) => networkName === 'Sandbox One');
  return site;
}

/** Makes a hook connect, and cancels at once, whatever has loaded by then. */
export async function changeMind(open, options) {
  const site = await open('', options);
  await site.button('Pay').click();
  await site.page.keyboard.press('Escape');
  await site.sees(site.text('modal_closed'));
  await site.modal.evaluate((modal) => modal.ready());
  await site.reaches((state) => !state.open);
  return site;
}
