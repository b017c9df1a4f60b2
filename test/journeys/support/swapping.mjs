// A visitor who swaps on the local chain's exchange, and the chain's view of it.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { askChain, becomes, leaveReceipt } from './sending.mjs';
import { eventually } from './site.mjs';
import { t } from './texts.mjs';

export const WALLET = 'First Wallet';

/** Presses right after a change are ignored for a second. */
const GUARD_MS = 1_100;
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/**
 * Connects on a site with the stand-in of the chain API, with the wallet's proposed account and these, and opens the
 * form.
 */
export async function visitSwap({ open, stack }, { address, shares = [], ...options } = {}) {
  const site = await open('plain.html', {
    attributes: `chain-api-url="${stack.url}"`,
    wallets: [{ name: WALLET }],
    // Figures refresh while they are on screen.
    mostRequests: 300,
    ...options,
  });
  await site.connectButton.click();
  await site.row(WALLET).click();
  for (const one of shares) await site.prompt('connect').getByRole('checkbox', { name: one }).check();
  await site.approve('connect');
  await site.heard('wallet-close');
  await openSwap(site, address);
  return site;
}

/** From the connected page to the form. */
export async function openSwap(site, address) {
  await site.accountButton(address).click();
  await site.button(t('swap.title'), { exact: true }).click();
  await site.sees(site.dialog(t('swap.title')));
}

const dialogButton = (site, title, name) => site.dialog(t(title)).getByRole('button', { name });

/** Chooses a token of the form by its name. */
export async function chooseToken(site, label, token) {
  await dialogButton(site, 'swap.title', new RegExp(`${t(label)}$`)).click();
  await dialogButton(site, 'swap.tokenTitle', new RegExp(`^${token}`))
    .first()
    .click();
  await site.sees(site.dialog(t('swap.title')));
}

/** Fills the form, with tokens by their names, and goes to the preview. Omitted fields stay unchanged. */
export async function previewSwap(site, { from, to, amount }) {
  if (from) await chooseToken(site, 'swap.choosePaid', from);
  if (to) await chooseToken(site, 'swap.chooseReceived', to);
  if (amount) await site.page.getByRole('textbox', { name: t('swap.pay') }).fill(amount);
  await site.button(t('swap.button.review')).click();
  await site.sees(site.dialog(t('swap.reviewTitle')));
}

/** A button of the preview, with any token and step number. */
export const previewButton = (site, key) => {
  const words = t('swap.step', { step: '\\d', steps: '\\d', what: '' });
  return dialogButton(site, 'swap.reviewTitle', new RegExp(`^(${words})?${t(key, { symbol: '.+' })}$`));
};

/** Presses a button of a preview once presses are accepted. */
export async function pressWhenItCounts(site, button) {
  await site.sees(button);
  await pause(GUARD_MS);
  await button.click();
}

/** The same for a button by its English text. */
export const pressInPreview = (site, key) => pressWhenItCounts(site, previewButton(site, key));

/** Approves the preview's first step in the wallet, and waits for its block. Answers its hash. */
export async function approveToken(site) {
  await pressInPreview(site, 'swap.preview.approve');
  await site.approve('transaction');
  const { hash } = await becomes(site, 'pending');
  await becomes(site, 'confirmed');
  return hash;
}

/** Swaps as previewed, up to the account. `words` are the receipt's final text. Answers the network's receipt. */
export async function swap(site, stack, words) {
  await site.sees(site.text(t('swap.simulated')));
  await pressInPreview(site, 'swap.preview.swap');
  await site.approve('transaction');
  const { hash } = await becomes(site, 'pending');
  await becomes(site, 'confirmed');
  if (words) await site.sees(site.dialog(t('receipt.title')).getByText(words));
  await leaveReceipt(site);
  return receiptOf(stack, hash);
}

/** The page's report once a swap is confirmed, at once or later. */
export async function confirmed(site) {
  for (;;) {
    const report = await site.heard('wallet-transaction');
    if (report.status === 'confirmed') return report;
    assert.ok(['pending', 'unknown'].includes(report.status), report.status);
  }
}

/**
 * A page with its own source of quotes, which builds a swap before its approval. The stand-in of the chain API doesn't, like
 * the hosted one.
 */
export const withOwnQuotes = (html) =>
  html.replace('</body>', '<script type="module" src="/quotes.js"></script></body>');

/** Requests the previewed approval and swap from the wallet together. */
export async function askTogether(site) {
  await site.sees(site.text(t('swap.togetherTitle')));
  await site.sees(site.text(t('swap.simulated')));
  await pressInPreview(site, 'swap.preview.together');
}

/** Requests the previewed swap from the wallet. */
export async function askSwap(site) {
  await site.sees(site.text(t('swap.simulated')));
  await pressInPreview(site, 'swap.preview.swap');
  await site.sees(site.prompt('transaction'));
}

/** The visitor declines and reads that it was declined. */
export async function isDeclined(site) {
  await site.reject('transaction');
  await site.failed('user_rejected');
  await site.sees(
    site.dialog(t('swap.reviewTitle')).getByText(t('snackbar.declined'), { exact: true }).first(),
  );
}

/** The dollar token of the local chain. */
export const dollarsOf = ({ chains }) =>
  chains.find(({ id }) => id === 'eip155:31337').tokens.find(({ symbol }) => symbol === 'SUSD').address;

/** The number of transactions that an account has sent. */
export const sentBy = async (stack, account) =>
  Number(await askChain(stack, 'eth_getTransactionCount', [account, 'latest']));

/** The receipt of a transaction that succeeded. */
export async function receiptOf(stack, hash) {
  const receipt = await eventually(() => askChain(stack, 'eth_getTransactionReceipt', [hash]));
  assert.equal(receipt.status, '0x1');
  return receipt;
}

/** The cost of a transaction to its sender besides its value. */
export const feeOf = ({ gasUsed, effectiveGasPrice }) => BigInt(gasUsed) * BigInt(effectiveGasPrice);

/** The amount that a contract, or the exchange for native currency, moved to an account, from a receipt. */
export function movedTo({ logs }, contract, account) {
  const isTo = ({ address, topics }) =>
    address.toLowerCase() === contract.toLowerCase() &&
    topics[0] === TRANSFER &&
    topics[2].endsWith(account.slice(2).toLowerCase());
  const moves = logs.filter(isTo);
  assert.equal(moves.length, 1);
  return BigInt(moves[0].data);
}

const word = (address) => address.slice(2).toLowerCase().padStart(64, '0');

/** A spender's remaining allowance of a token, in base units. */
export async function allowanceOf(stack, token, owner, spender) {
  const data = `0xdd62ed3e${word(owner)}${word(spender)}`;
  return BigInt(await askChain(stack, 'eth_call', [{ to: token, data }, 'latest']));
}
