// A visitor swaps from one network to another through LI.FI and its bridge. Sequential: the bridge's behaviour is shared.
import assert from 'node:assert/strict';
import { FIRST } from '../support/accounts.mjs';
import { confirmCrossing, delivered, reviewAcross, swapAcross } from '../support/crossing.mjs';
import { journeys } from '../support/journeys.mjs';
import { changeAnswers } from '../support/passOn.mjs';
import { balanceOf, leaveReceipt, tokensOf } from '../support/sending.mjs';
import { eventually } from '../support/site.mjs';
import {
  allowanceOf,
  approveToken,
  dollarsOf,
  feeOf,
  pressInPreview,
  receiptOf,
  WALLET,
} from '../support/swapping.mjs';
import { t } from '../support/texts.mjs';

const { SANDBOX_ADDRESSES, SANDBOX_KEYS } = await import('../../../dist/sandbox/index.js');
const { SANDBOX_BRIDGE } = await import('../../../dist/sandbox/node.js');

const TWO = 'eip155:31338';
const withLifi = (html) => html.replace('</body>', '<script type="module" src="/lifi.js"></script></body>');

/** Sends a request to the second local chain from outside the page. */
async function askSecond({ chains }, method, params) {
  const { rpcUrl } = chains.find(({ id }) => id === TWO);
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const answer = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return (await answer.json()).result;
}
const ownOnSecond = async (stack) => BigInt(await askSecond(stack, 'eth_getBalance', [FIRST, 'latest']));
const dollarsOnSecond = async (stack) => {
  const data = `0x70a08231${FIRST.slice(2).toLowerCase().padStart(64, '0')}`;
  const call = { to: dollarsOf(stack), data };
  return BigInt(await askSecond(stack, 'eth_call', [call, 'latest']));
};

/** Connects, and opens the form. */
async function visit({ open }, { address = FIRST, ...wallet } = {}) {
  const wallets = [{ name: WALLET, ...wallet }];
  const site = await open('plain.html', { wallets, change: withLifi, mostRequests: 400 });
  await site.connectButton.click();
  await site.row(WALLET).click();
  await site.approve('connect');
  await site.heard('wallet-close');
  await site.accountButton(address).click();
  await site.button(t('swap.title'), { exact: true }).click();
  await site.sees(site.dialog(t('swap.title')));
  return site;
}

const onReceipt = (site, words) => site.sees(site.dialog(t('receipt.title')).getByText(words));

journeys(
  'A swap across networks',
  (journey) => {
    journey('of native currency arrives to the last unit', async (tools) => {
      const { stack } = tools;
      stack.bridge.set({ mode: 'deliver', ms: 1_000 });
      const before = { here: await balanceOf(stack, FIRST), there: await ownOnSecond(stack) };
      const site = await visit(tools);
      await reviewAcross(site, { to: 'Sandbox Two', amount: '0.05' });
      const hash = await swapAcross(site);
      await onReceipt(site, /^0\.05 ETH left Sandbox One/);
      const { amount, symbol, network } = await delivered(site, 'arrived');
      assert.deepEqual([amount, symbol, network], ['249.375', 'TWO', TWO]);
      await onReceipt(site, '249.375 TWO arrived on Sandbox Two');
      assert.equal(await ownOnSecond(stack), before.there + 249_375_000_000_000_000_000n);
      const paid = 50_000_000_000_000_000n + feeOf(await receiptOf(stack, hash));
      assert.equal(await balanceOf(stack, FIRST), before.here - paid);
    });

    journey(
      'of a token is on its way while its bridge is slow, and arrives after a reload',
      async (tools) => {
        const { stack } = tools;
        stack.bridge.set({ mode: 'slow' });
        const dollars = dollarsOf(stack);
        const before = { here: await tokensOf(stack, dollars, FIRST), there: await dollarsOnSecond(stack) };
        const site = await visit(tools);
        await reviewAcross(site, { from: 'Sandbox Dollar', to: 'Sandbox Dollar', amount: '12.345678' });
        await approveToken(site);
        await swapAcross(site);
        await delivered(site, 'underway');
        const underway = '12.345678 SUSD left Sandbox One and is on its way to Sandbox Two by Sandbox Bridge';
        await onReceipt(site, underway);
        assert.equal(await tokensOf(stack, dollars, FIRST), before.here - 12_345_678n);
        await site.page.reload();
        await site.accountButton().click();
        await site.sees(site.page.getByText(underway));
        stack.bridge.set({ mode: 'deliver', ms: 0 });
        const { amount } = await delivered(site, 'arrived');
        assert.equal(amount, '12.314813');
        await site.sees(site.page.getByText('12.314813 SUSD arrived on Sandbox Two'));
        assert.equal(await dollarsOnSecond(stack), before.there + 12_314_813n);
      },
    );

    journey('of a token is approved and paid in one confirmation', async (tools) => {
      const { stack } = tools;
      stack.bridge.set({ mode: 'deliver', ms: 1_000 });
      const dollars = dollarsOf(stack);
      // A separate account, because the change to it is permanent.
      const [address, key] = [SANDBOX_ADDRESSES[3], SANDBOX_KEYS[3]];
      const before = await tokensOf(stack, dollars, address);
      const site = await visit(tools, { address, keys: [key], smartAccounts: true });
      await reviewAcross(site, { from: 'Sandbox Dollar', to: 'Sandbox Dollar', amount: '8' });
      await site.sees(site.text(t('swap.togetherText', { amount: '8 SUSD' })));
      await confirmCrossing(site);
      await pressInPreview(site, 'swap.preview.together');
      await site.approve('upgrade');
      await site.approve('calls');
      const { amount } = await delivered(site, 'arrived');
      assert.equal(amount, '7.98');
      await onReceipt(site, '7.98 SUSD arrived on Sandbox Two');
      assert.equal(await tokensOf(stack, dollars, address), before - 8_000_000n);
      assert.equal(await allowanceOf(stack, dollars, address, SANDBOX_BRIDGE), 0n);
    });

    journey('is not paid by what has paid another', async (tools) => {
      const { stack } = tools;
      stack.bridge.set({ mode: 'deliver', ms: 500 });
      const site = await visit(tools);
      let first;
      await changeAnswers(site.page, 'lifi/v1/status', (answer) => {
        if (answer.status !== 'DONE') return;
        first ??= answer.receiving;
        answer.receiving = first;
      });
      await reviewAcross(site, { to: 'Sandbox Two', amount: '0.01' });
      await swapAcross(site);
      await delivered(site, 'arrived');
      await leaveReceipt(site);
      await site.button(t('swap.title'), { exact: true }).click();
      await reviewAcross(site, { to: 'Sandbox Two', amount: '0.01' });
      await swapAcross(site);
      await delivered(site, 'told_arrived');
      await onReceipt(
        site,
        'Sandbox Bridge says that your TWO arrived on Sandbox Two. We couldn’t check that.',
      );
    });

    journey('that its bridge refunds is told as such', async (tools) => {
      const { stack } = tools;
      stack.bridge.set({ mode: 'refund', ms: 3_000 });
      const dollars = dollarsOf(stack);
      const before = { here: await tokensOf(stack, dollars, FIRST), there: await dollarsOnSecond(stack) };
      const site = await visit(tools);
      await reviewAcross(site, { from: 'Sandbox Dollar', to: 'Sandbox Dollar', amount: '7' });
      await approveToken(site);
      await swapAcross(site);
      await delivered(site, 'refunded');
      await onReceipt(site, '7 SUSD was refunded to you on Sandbox One');
      assert.equal(await tokensOf(stack, dollars, FIRST), before.here);
      assert.equal(await dollarsOnSecond(stack), before.there);
    });

    journey('that arrives as another token names that one', async (tools) => {
      const { stack } = tools;
      stack.bridge.set({ mode: 'partial', ms: 1_000 });
      const site = await visit(tools);
      await reviewAcross(site, { to: 'Sandbox Two', amount: '0.01' });
      await swapAcross(site);
      const { amount, symbol } = await delivered(site, 'other');
      assert.notEqual(symbol, 'TWO');
      await onReceipt(site, `${amount} ${symbol} arrived on Sandbox Two instead of TWO`);
    });

    journey('that its bridge gave up on is not called lost, and arrives after all', async (tools) => {
      const { stack } = tools;
      stack.bridge.set({ mode: 'fail' });
      const site = await visit(tools);
      await reviewAcross(site, { to: 'Sandbox Two', amount: '0.01' });
      await swapAcross(site);
      await delivered(site, 'told_failed');
      await onReceipt(
        site,
        'Sandbox Bridge says that this failed. We can’t tell where your 0.01 ETH is now.',
      );
      stack.bridge.set({ mode: 'deliver', ms: 0 });
      await site.button(t('unclear.check')).click();
      await eventually(() =>
        site.dialog(t('receipt.title')).getByText('49.875 TWO arrived on Sandbox Two').isVisible(),
      );
    });
  },
  { concurrency: 1 },
);
