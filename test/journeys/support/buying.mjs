// A visitor who buys on the sandbox's seller page, which sells what the local chains have.
import { eventually } from './site.mjs';
import { sandboxTexts, t } from './texts.mjs';

export const WALLET = 'First Wallet';
export const SELLER = 'Coinbase';

/** Opens a site with the stand-in of the chain API. */
export const openSite = ({ open, stack }) =>
  open('plain.html', {
    attributes: `chain-api-url="${stack.url}"`,
    wallets: [{ name: WALLET }],
    // Purchases are polled while they are pending.
    mostRequests: 300,
  });

/** Connects on such a site, and opens the purchase form. */
export async function visitBuying(tools) {
  const site = await openSite(tools);
  await site.connect(WALLET);
  await site.heard('wallet-close');
  await site.accountButton().click();
  await site.button(t('onRamp.buy'), { exact: true }).click();
  await site.sees(site.dialog(t('onRamp.title')));
  return site;
}

/** Presses the provider. */
export const pressSeller = (site) =>
  site.dialog(t('onRamp.title')).getByRole('button', { name: SELLER }).click();

/** Opens the provider's window, and answers its page. */
export async function openSeller(site, press = () => pressSeller(site)) {
  const popup = await site.windowAfter(press);
  await popup.waitForURL(/\/sandbox\/buy/);
  await site.sees(site.text(t('onRamp.waitingText')));
  return popup;
}

/** Presses `pay`, `decline` or `leave` on the provider's page. */
export const pressAtSeller = (popup, name) =>
  popup.getByRole('button', { name: sandboxTexts.onRamp[name], exact: true }).click();

/**
 * Goes from the receipt, if it is shown, to the list, and waits until the newest purchase is done or has failed. Answers its
 * row's text.
 */
export async function newestPurchase(site) {
  const list = site.dialog(t('onRamp.activityTitle'));
  const receipt = site.dialog(t('receipt.title'));
  await site.sees(list.or(receipt));
  if (await receipt.isVisible()) await site.button(t('receipt.done'), { exact: true }).click();
  const newest = list.getByRole('listitem').first();
  await site.sees(newest);
  await eventually(async () => {
    const text = await newest.textContent();
    const isOver = [t('history.operation.buy'), t('history.status.failed')].some((word) =>
      text.includes(word),
    );
    return isOver && !text.includes(t('history.status.pending'));
  });
  return newest.textContent();
}
