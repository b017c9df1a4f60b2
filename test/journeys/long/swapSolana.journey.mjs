// A site that swaps through LI.FI on Solana: the texts, the balances, and the outcome of a late swap.
import assert from 'node:assert/strict';
import { journeys } from '../support/journeys.mjs';
import { becomes, leaveReceipt } from '../support/sending.mjs';
import { begun } from '../support/site.mjs';
import {
  lamportsOf,
  SANDBOX_SOLANA_ADDRESSES,
  SANDBOX_SOLANA_KEYS,
  SOLANA_MAINNET,
  unitsOf,
} from '../support/solana.mjs';
import { openSwap, pressInPreview, previewSwap } from '../support/swapping.mjs';
import { t } from '../support/texts.mjs';

const name = 'Sun Wallet';
const kind = 'solana-sign';
const [alice, bob, , dave, erin] = SANDBOX_SOLANA_ADDRESSES;
const keyOf = (account) => SANDBOX_SOLANA_KEYS[SANDBOX_SOLANA_ADDRESSES.indexOf(account)];
const REFERENCE = SOLANA_MAINNET.slice('solana:'.length);
const rpcPath = `/rpc/${REFERENCE}`;
/** Two signatures and the priority of the sandbox's swaps, in lamports. */
const CHARGE = 14_000n;
const TOKEN_DEPOSIT = 2_039_280n;

const onMainnet = (html) =>
  html
    .replace(/networks="[^"]*"/, `networks="${SOLANA_MAINNET}"`)
    .replaceAll('EtWTRABZaYq6iMfeYKouRu166VU2xqa1', REFERENCE)
    .replace('</body>', '<script type="module" src="/lifiSolana.js"></script></body>');

/** Connects an account, and opens the form. */
async function visit({ open, stack }, account) {
  const site = await open('solana.html', {
    wallets: [
      {
        ...{ name, solana: true, keys: [keyOf(account)], chains: ['solana:mainnet'] },
        rpcUrls: { 'solana:mainnet': `${stack.url}${rpcPath}` },
      },
    ],
    change: onMainnet,
    mostRequests: 1_000,
  });
  await site.connectButton.click();
  await site.row(name).click();
  await site.approve('connect');
  await site.heard('wallet-close');
  await openSwap(site, account);
  return { site, cluster: stack.clusters.at(-1) };
}

const dollarsOf = ({ tokens }) => tokens.find(({ symbol }) => symbol === 'SUSD').address;

/** Requests the swap in the preview from the wallet. */
async function ask(site) {
  await site.sees(site.text(t('swap.simulated')));
  await pressInPreview(site, 'swap.preview.swap');
}

/** Swaps as previewed. `words` are the receipt's final text, `got` its received amount. */
async function swap(site, words, got) {
  await ask(site);
  await site.approve(kind);
  await becomes(site, 'pending');
  const report = await becomes(site, 'confirmed');
  const receipt = site.dialog(t('receipt.title'));
  await site.sees(receipt.getByText(words));
  if (got) await site.sees(receipt.getByText(got, { exact: true }));
  await leaveReceipt(site);
  return report;
}

journeys(
  'A swap on Solana',
  (journey) => {
    journey('of SOL for a token moves what was shown, to the last unit', async (tools) => {
      const { site, cluster } = await visit(tools, dave);
      const dollars = dollarsOf(cluster);
      const [lamports, units] = [await lamportsOf(cluster, dave), await unitsOf(cluster, dave, dollars)];
      assert.equal(units, 0n);
      await previewSwap(site, { to: 'Sandbox Dollar', amount: '1.5' });
      const review = site.dialog(t('swap.reviewTitle'));
      // Rounded up: the exact ones are below.
      await site.sees(review.getByText('0.00206 SOL ($0.31)'));
      await site.sees(review.getByText(t('swap.deposit')));
      await site.sees(review.getByText('0.00204 SOL ($0.31)'));
      const report = await swap(site, 'Swapped SOL to 224.4375 SUSD', '224.4375 SUSD');
      assert.equal(report.account, `${SOLANA_MAINNET}:${dave}`);
      assert.equal(await unitsOf(cluster, dave, dollars), 224_437_500n);
      assert.equal(await lamportsOf(cluster, dave), lamports - 1_500_000_000n - CHARGE - TOKEN_DEPOSIT);
    });

    journey('of a token for SOL approves nothing', async (tools) => {
      const { site, cluster } = await visit(tools, bob);
      const dollars = dollarsOf(cluster);
      const [lamports, units] = [await lamportsOf(cluster, bob), await unitsOf(cluster, bob, dollars)];
      await previewSwap(site, { from: 'Sandbox Dollar', to: 'SOL', amount: '150' });
      await swap(site, 'Swapped SUSD to 0.9975 SOL', '0.9975 SOL');
      assert.equal(await unitsOf(cluster, bob, dollars), units - 150_000_000n);
      assert.equal(await lamportsOf(cluster, bob), lamports + 997_500_000n - CHARGE);
    });

    journey('of all SOL leaves what the network needs', async (tools) => {
      const { site, cluster } = await visit(tools, erin);
      await site.button(t('swap.max')).click();
      await previewSwap(site, { to: 'Sandbox Dollar' });
      await swap(site, /^Swapped SOL to [\d,.]+ SUSD$/);
      const left = await lamportsOf(cluster, erin);
      assert.ok(left > 0n && left < 10_000_000n, `${left}`);
    });

    journey('that is declined sends nothing', async (tools) => {
      const { site, cluster } = await visit(tools, alice);
      const before = await lamportsOf(cluster, alice);
      await previewSwap(site, { to: 'Sandbox Dollar', amount: '1' });
      await ask(site);
      await site.reject(kind);
      await site.failed('user_rejected');
      await site.sees(
        site.dialog(t('swap.reviewTitle')).getByText(t('snackbar.declined'), { exact: true }).first(),
      );
      assert.equal(await lamportsOf(cluster, alice), before);
    });

    journey('that is signed too late is told as such, once the network cannot take it', async (tools) => {
      const { site, cluster } = await visit(tools, alice);
      const before = await lamportsOf(cluster, alice);
      await previewSwap(site, { to: 'Sandbox Dollar', amount: '1' });
      await ask(site);
      await site.sees(site.prompt(kind));
      const refused = begun(site.warned('transaction_failed'));
      cluster.advance(400);
      await site.approve(kind);
      await refused;
      assert.equal((await becomes(site, 'unknown')).hash.length > 80, true);
      await becomes(site, 'dropped');
      await site.sees(site.text(/Nothing was sent/));
      assert.equal(await lamportsOf(cluster, alice), before);
    });
  },
  { solana: 'mainnet', concurrency: 1 },
);
