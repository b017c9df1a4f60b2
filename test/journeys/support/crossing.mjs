// A visitor who swaps to another network through LI.FI and the sandbox's bridge.
import { becomes } from './sending.mjs';
import { chooseToken, pressInPreview } from './swapping.mjs';
import { t } from './texts.mjs';

/** Chooses the bought token on the second network, and reviews the swap. `here` is the name of the account's network. */
export async function reviewAcross(site, { from, to, amount, here = 'Sandbox One' }) {
  if (from) await chooseToken(site, 'swap.choosePaid', from);
  await site
    .dialog(t('swap.title'))
    .getByRole('button', { name: new RegExp(`${t('swap.chooseReceived')}$`) })
    .click();
  const tokens = site.dialog(t('swap.tokenTitle'));
  await tokens
    .getByRole('group', { name: t('swap.arrivalNetwork') })
    .getByRole('button', { name: 'Sandbox Two' })
    .click();
  await tokens
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(`^${to}`) })
    .click();
  await site.page.getByRole('textbox', { name: t('swap.payOn', { network: here }) }).fill(amount);
  await site.button(t('swap.button.review')).click();
  await site.sees(site.dialog(t('swap.reviewTitle')));
}

/** Reads and confirms what can't be checked. */
export async function confirmCrossing(site, here = 'Sandbox One') {
  const params = { bridge: 'Sandbox Bridge', from: here, network: 'Sandbox Two' };
  await site.sees(site.text(t('swap.simulatedHere', { network: here })));
  await site.sees(site.text(t('swap.crossing', params)));
  await site.sees(site.text(t('swap.crossingText', params)));
  await site.dialog(t('swap.reviewTitle')).getByRole('checkbox').check();
}

/** Confirms it, and swaps. Answers the hash of the first part. */
export async function swapAcross(site, here) {
  await confirmCrossing(site, here);
  await pressInPreview(site, 'swap.preview.swap');
  await site.approve('transaction');
  return (await becomes(site, 'pending')).hash;
}

/** The page's report once the second part has this status. */
export async function delivered(site, status) {
  for (;;) {
    const { delivery } = await site.heard('wallet-transaction');
    if (delivery?.status === status) return delivery;
  }
}
