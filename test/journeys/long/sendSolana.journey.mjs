import assert from 'node:assert/strict';
import { formatUnits } from 'viem';
import { journeys } from '../support/journeys.mjs';
import { changeAnswers } from '../support/passOn.mjs';
import {
  becomes,
  chooseToken,
  isNewest,
  leaveReceipt,
  review,
  sendToReceipt,
  showsAmount,
  submit,
  visitForm,
} from '../support/sending.mjs';
import { eventually } from '../support/site.mjs';
import {
  lamportsOf,
  newAddress,
  SANDBOX_SOLANA_ADDRESSES,
  SOLANA_DEVNET,
  unitsOf,
} from '../support/solana.mjs';
import { t } from '../support/texts.mjs';

const name = 'Sun Wallet';
const [alice, bob] = SANDBOX_SOLANA_ADDRESSES;
const kind = 'solana-sign';

/** The send form, on a site with the stand-in of the chain API, which knows the tokens' names. */
async function visit({ open, stack }) {
  const site = await open('solana.html', {
    attributes: `chain-api-url="${stack.url}"`,
    wallets: [{ name, solana: true }],
  });
  await visitForm(site, name, alice);
  return { site, cluster: stack.clusters[0] };
}

/** Follows a transfer to its end, as the visitor and the page do. */
async function arrives(site, { amount, symbol, shown = `−${amount} ${symbol}` }, { id, hash }) {
  const report = await becomes(site, 'confirmed');
  assert.deepEqual([report.id, report.hash], [id, hash]);
  await site.sees(site.text(t('transaction.done.send', { amount, symbol })));
  await leaveReceipt(site);
  await isNewest(site, t('history.operation.send'), shown);
}

journeys(
  'Sending on Solana',
  (journey) => {
    journey('moves SOL to the lamport', async (tools) => {
      const { site, cluster } = await visit(tools);
      const before = await lamportsOf(cluster, bob);
      await chooseToken(site, 'SOL');
      const report = await sendToReceipt(site, '1.5', bob, { kind });
      assert.equal(report.account, `${SOLANA_DEVNET}:${alice}`);
      assert.match(report.hash, /^[1-9A-HJ-NP-Za-km-z]{80,90}$/);
      await arrives(site, { amount: '1.5', symbol: 'SOL' }, report);
      assert.equal(await lamportsOf(cluster, bob), before + 1_500_000_000n);
      const lamports = `${await lamportsOf(cluster, alice)}`;
      await showsAmount(site, /SOL/, `${lamports.slice(0, -9)}.${lamports.slice(-9)}`.replace(/\.?0+$/, ''));
    });

    for (const { title, token, amount } of [
      {
        title: 'moves a token to the unit, to somebody who had none of it',
        token: { name: 'Sandbox Dollar', symbol: 'SUSD', decimals: 6, place: 0 },
        amount: { text: '12.345678', units: 12_345_678n, shown: '≈ −12.345 SUSD' },
      },
      {
        title: 'moves a token of the program Token-2022 to the unit',
        token: { name: 'Sandbox Token', symbol: 'SBX', decimals: 9, place: 1 },
        amount: { text: '3.123456789', units: 3_123_456_789n, shown: '≈ −3.123 SBX' },
      },
    ]) {
      journey(title, async (tools) => {
        const { site, cluster } = await visit(tools);
        const { address: mint } = cluster.tokens[token.place];
        const somebody = newAddress();
        const left = (await unitsOf(cluster, alice, mint)) - amount.units;
        await chooseToken(site, token.name);
        const report = await sendToReceipt(site, amount.text, somebody, { kind });
        await arrives(site, { amount: amount.text, symbol: token.symbol, shown: amount.shown }, report);
        assert.equal(await unitsOf(cluster, somebody, mint), amount.units);
        await showsAmount(site, new RegExp(token.symbol), formatUnits(left, token.decimals));
      });
    }

    journey('moves a token that the service does not list, found by its mint', async (tools) => {
      const { open, stack } = tools;
      const [cluster] = stack.clusters;
      const { address: mint } = cluster.tokens[0];
      const site = await open('solana.html', {
        attributes: `chain-api-url="${stack.url}"`,
        wallets: [{ name, solana: true }],
      });
      await changeAnswers(site.page, `v1/account/${alice}/balance`, (answer) => {
        answer.balances = answer.balances.filter(({ symbol }) => symbol !== 'SUSD');
      });
      await visitForm(site, name, alice);
      await site.button(t('send.changeToken')).click();
      await site.page.getByRole('searchbox').fill(mint);
      await site.sees(site.page.getByText(t('tokens.unlistedText'), { exact: true }));
      await site.button(new RegExp(`${t('tokens.unlisted')}$`)).click();
      const before = await unitsOf(cluster, bob, mint);
      await sendToReceipt(site, '2.5', bob, { kind });
      await becomes(site, 'confirmed');
      await leaveReceipt(site);
      assert.equal(await unitsOf(cluster, bob, mint), before + 2_500_000n);
    });

    journey('that is declined sends nothing, and may be tried again', async (tools) => {
      const { site, cluster } = await visit(tools);
      const { address: mint } = cluster.tokens[0];
      const before = await unitsOf(cluster, bob, mint);
      await chooseToken(site, 'Sandbox Dollar');
      await review(site, '5', bob);
      await submit(site);
      await site.reject(kind);
      await site.failed('user_rejected');
      await site.sees(site.text(t('send.failed.declined')));
      assert.equal(site.unheard('wallet-transaction'), 0);
      assert.equal(await unitsOf(cluster, bob, mint), before);
      await submit(site);
      await site.approve(kind);
      const report = await becomes(site, 'pending');
      await arrives(site, { amount: '5', symbol: 'SUSD' }, report);
      await eventually(async () => (await unitsOf(cluster, bob, mint)) === before + 5_000_000n);
    });
  },
  // One account sends all of it, and its exact balance is checked.
  { solana: true, concurrency: 1 },
);
