// Incoming payments appear on screen, with and without the chain API.
import assert from 'node:assert/strict';
import { FIRST, SECOND, THIRD } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { askChain, callToken, isNewest, showsAmount } from '../support/sending.mjs';
import { give, SANDBOX_SOLANA_ADDRESSES } from '../support/solana.mjs';
import { t } from '../support/texts.mjs';

const [, bob] = SANDBOX_SOLANA_ADDRESSES;

/** Connects and opens the account, then the receive view. Answers a function that goes back to the account. */
async function openReceive(site, name, address) {
  await site.connectButton.click();
  await site.row(name).click();
  await site.heard('wallet-close');
  await site.accountButton(address).click();
  await site.sees(site.dialog(t('account.title')));
  await site.button(t('receive.title'), { exact: true }).click();
  await site.sees(site.dialog(t('receive.title')));
  return async () => {
    await site.button(t('dialog.back'), { exact: true }).click();
    await site.sees(site.dialog(t('account.title')));
  };
}

journeys(
  'What arrives',
  (journey) => {
    journey('in native currency is seen on the way back, without a service', async ({ open, stack }) => {
      const name = 'First Wallet';
      const site = await open('plain.html', { wallets: [{ name, policy: 'approve' }] });
      const back = await openReceive(site, name);
      const value = `0x${1_500_000_000_000_000_000n.toString(16)}`;
      await askChain(stack, 'eth_sendTransaction', [{ from: SECOND, to: FIRST, value }]);
      await back();
      const account = site.dialog(t('account.title'));
      await site.sees(account.getByRole('button', { name: `10,001.5 ETH ${t('account.copyBalance')}` }));
      await showsAmount(site, /ETH/, '10001.5');
      await site.button(t('dialog.close'), { exact: true }).click();
      await site.heard('wallet-close');
      assert.match(await site.accountButton().textContent(), /10,001\.5 ETH/);
    });

    journey('as a token is counted and listed', async ({ open, stack }) => {
      const name = 'Third Wallet';
      const site = await open('plain.html', {
        attributes: `chain-api-url="${stack.url}"`,
        wallets: [{ name, policy: 'approve' }],
      });
      const { tokens } = stack.chains.find(({ id }) => id === 'eip155:31337');
      const { address } = tokens.find(({ symbol }) => symbol === 'SUSD');
      const back = await openReceive(site, name);
      await callToken(stack, address, THIRD, 'transfer', [FIRST, 12_345_678n]);
      await back();
      await showsAmount(site, /SUSD/, '10012.345678');
      await isNewest(site, t('history.operation.receive'), '≈ +12.345 SUSD');
    });

    journey('on Solana is counted and listed', async ({ open, stack }) => {
      const name = 'Sun Wallet';
      const site = await open('solana.html', {
        attributes: `chain-api-url="${stack.url}"`,
        wallets: [{ name, solana: true, policy: 'approve' }],
      });
      const [cluster] = stack.clusters;
      await site.wallet(name, (wallet, addresses) => wallet.setAccounts(addresses), [bob]);
      const back = await openReceive(site, name, bob);
      await give(cluster, bob, 1_250_000n, cluster.tokens[0].address);
      await back();
      await showsAmount(site, /SUSD/, '10001.25');
      await isNewest(site, t('history.operation.receive'), '+1.25 SUSD');
    });
  },
  // An incoming payment is the account's newest entry.
  { solana: true, concurrency: 1 },
);
