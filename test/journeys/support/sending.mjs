// A visitor who sends, and the outcome: on screen, on the chain, and in the page's events.
import assert from 'node:assert/strict';
import { formatEther } from 'viem';
import { eventually } from './site.mjs';
import { t } from './texts.mjs';

const ONE = 'eip155:31337';

/** From the connected page to the form. */
export async function openForm(site, address) {
  await site.accountButton(address).click();
  await site.button(t('send.title'), { exact: true }).click();
  await site.sees(site.dialog(t('send.title')));
}

/** Connects with the first account of a wallet and opens the form. */
export async function visitForm(site, name, address) {
  await site.connectButton.click();
  await site.row(name).click();
  await site.approve('connect');
  await site.heard('wallet-close');
  await openForm(site, address);
}

/** Chooses a token by its name in the list. */
export async function chooseToken(site, name) {
  await site.button(t('send.changeToken')).click();
  await site.button(new RegExp(`^${name}`)).click();
}

/** Fills the form and goes to the review. */
export async function review(site, amount, recipient) {
  const field = (label) => site.page.getByRole('textbox', { name: t(label) });
  await field('send.amount').fill(amount);
  await field('send.to').fill(recipient);
  await site.button(t('send.button.review')).click();
  await site.sees(site.dialog(t('send.reviewTitle')));
}

/** The button that asks the wallet. It names the amount. */
export const sendButton = (site) => site.button(/^Send [\d.,]+/);

/** Presses the button that asks the wallet. */
export const submit = (site) => sendButton(site).click();

/** Waits until the receipt is on screen. */
export const hasReceipt = (site) => site.sees(site.dialog(t('receipt.title')));

/** Leaves the receipt for the account. */
export async function leaveReceipt(site) {
  await hasReceipt(site);
  await site.button(t('receipt.done')).click();
  await site.sees(site.dialog(t('account.title')));
}

/** Reviews and sends, up to the receipt. Answers the page's event. `kind` is the wallet's prompt. */
export async function sendToReceipt(site, amount, recipient, { kind = 'transaction' } = {}) {
  await review(site, amount, recipient);
  await submit(site);
  await site.approve(kind);
  const report = await becomes(site, 'pending');
  await hasReceipt(site);
  return report;
}

/** The same, up to the account. Messages before leaving the receipt appear only on the receipt. */
export async function send(site, amount, recipient) {
  const report = await sendToReceipt(site, amount, recipient);
  await leaveReceipt(site);
  return report;
}

/** The next transaction event, which has this status. */
export async function becomes(site, status) {
  const report = await site.heard('wallet-transaction');
  assert.equal(report.status, status);
  return report;
}

const list = (site, title) => site.page.getByRole('list', { name: t(title) });
const show = (site, title) => site.page.getByRole('tab', { name: t(title) }).click();

/** The newest activity row in the open account contains all of these words. */
export async function isNewest(site, ...words) {
  await show(site, 'history.title');
  const newest = list(site, 'history.title').getByRole('listitem').first();
  for (const word of words) await site.sees(newest.getByText(word, { exact: true }));
  return newest;
}

/** Waits until the open account shows an exact amount of a token, whose row contains this word. */
export async function showsAmount(site, word, wanted) {
  await show(site, 'tokens.title');
  const row = list(site, 'tokens.title').getByRole('button', { name: word });
  await eventually(
    () => site.copied(() => row.click()),
    (shown) => shown === wanted,
  );
}

/** Waits until the open account shows its balance on the first local chain. */
export const showsBalance = async (site, stack, address) =>
  showsAmount(site, /ETH/, formatEther(await balanceOf(stack, address)));

/**
 * Sends a request to the first local chain, or a stack's `network`, from outside the page. The chain holds the keys of the
 * first accounts.
 */
export async function askChain(stack, method, params = []) {
  const { rpcUrl } = stack.chains.find(({ id }) => id === (stack.network ?? ONE));
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const headers = { 'content-type': 'application/json' };
  const { result, error } = await (await fetch(rpcUrl, { method: 'POST', headers, body })).json();
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}

export const balanceOf = async (stack, address) =>
  BigInt(await askChain(stack, 'eth_getBalance', [address, 'latest']));

const word = (value) => value.replace(/^0x/, '').padStart(64, '0');

const SELECTORS = { approve: '0x095ea7b3', transfer: '0xa9059cbb', transferFrom: '0x23b872dd' };

/** Calls a token from an account whose key the chain holds, with addresses and amounts, and waits for the block. */
export async function callToken(stack, token, from, name, values) {
  const words = values.map((value) => word(typeof value === 'bigint' ? value.toString(16) : value));
  const data = `${SELECTORS[name]}${words.join('')}`;
  const hash = await askChain(stack, 'eth_sendTransaction', [{ from, to: token, data }]);
  const { status } = await eventually(() => askChain(stack, 'eth_getTransactionReceipt', [hash]));
  assert.equal(status, '0x1');
}

/** An account's balance of a token, in base units. */
export async function tokensOf(stack, token, address) {
  const data = `0x70a08231${word(address)}`;
  return BigInt(await askChain(stack, 'eth_call', [{ to: token, data }, 'latest']));
}

/** Stops block production while `run` runs, except by `mine`. */
export async function withoutBlocks(stack, run) {
  await askChain(stack, 'evm_setIntervalMining', [0]);
  try {
    return await run({ mine: () => askChain(stack, 'evm_mine') });
  } finally {
    await askChain(stack, 'evm_setIntervalMining', [1]);
  }
}
