// A visitor without a name who registers one with the stand-in of the chain API.
import { privateKeyToAccount } from 'viem/accounts';
import { t } from './texts.mjs';

const WALLET = 'First Wallet';

/** The keys of the sandbox accounts that have no name at first. */
const [, SECOND_KEY, ...NAMELESS_KEYS] = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
  '0x7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6',
  '0x47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a',
];
export const [NAMELESS, OTHER, LAST] = NAMELESS_KEYS.map((key) => privateKeyToAccount(key).address);

/** Connects an account without a name, on a site with the stand-in of the chain API. */
export async function visitNameless({ open, stack }, address, options = {}) {
  const key = NAMELESS_KEYS.find((one) => privateKeyToAccount(one).address === address);
  const site = await open('plain.html', {
    attributes: `chain-api-url="${stack.url}"`,
    wallets: [{ name: WALLET, keys: [key] }],
    ...options,
  });
  await site.connectButton.click();
  await site.row(WALLET).click();
  await site.approve('connect');
  await site.heard('wallet-connected');
  return site;
}

/** From the connected page to the form. */
export async function openNameForm(site, address) {
  await site.accountButton(address).click();
  await site.button(t('account.settings'), { exact: true }).click();
  await site.button(new RegExp(`^${t('names.choose')}`)).click();
  await site.button(t('names.begin'), { exact: true }).click();
  await site.sees(site.dialog(t('names.registerTitle')));
}

export const nameField = (site) => site.page.getByRole('textbox', { name: t('names.label'), exact: true });

/** Types a name, and presses the button that asks the wallet once the name is known to be free. */
export async function askForName(site, name) {
  await nameField(site).fill(name);
  await site.sees(site.text(t('names.isFree', { name: `${name}.wcn.id` })));
  await site.button(t('names.button.free'), { exact: true }).click();
}

/** Another account registers a name, with the second account's key. */
export async function registerElsewhere({ url }, name) {
  const account = privateKeyToAccount(SECOND_KEY);
  const message = JSON.stringify({ name, attributes: {}, timestamp: Math.floor(Date.now() / 1000) });
  const signature = await account.signMessage({ message });
  const body = JSON.stringify({ coin_type: 2147514985, address: account.address, message, signature });
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(`${url}/v1/profile/account`, { method: 'POST', headers, body });
  if (status !== 200) throw new Error(`The service answers ${status}`);
}
