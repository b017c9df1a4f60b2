// A site without a vendor's account swaps through LI.FI. Sequential: each moves the prices.
import assert from 'node:assert/strict';
import { FIRST } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { balanceOf, tokensOf } from '../support/sending.mjs';
import {
  allowanceOf,
  approveToken,
  dollarsOf,
  feeOf,
  movedTo,
  previewSwap,
  receiptOf,
  swap,
  WALLET,
} from '../support/swapping.mjs';
import { t } from '../support/texts.mjs';

const withLifi = (html) => html.replace('</body>', '<script type="module" src="/lifi.js"></script></body>');

/** Connects, and opens the form. `asked` lists the requests to LI.FI, including later ones. */
async function visit({ open }) {
  const site = await open('plain.html', { wallets: [{ name: WALLET }], change: withLifi, mostRequests: 300 });
  const asked = [];
  site.page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/lifi/')) asked.push({ call: pathname.slice('/lifi/v1/'.length), searchParams });
  });
  await site.connectButton.click();
  await site.row(WALLET).click();
  await site.approve('connect');
  await site.heard('wallet-close');
  await site.accountButton().click();
  await site.sees(site.button(t('swap.title'), { exact: true }));
  assert.deepEqual(asked, []);
  await site.button(t('swap.title'), { exact: true }).click();
  await site.sees(site.dialog(t('swap.title')));
  return { site, asked };
}

/** LI.FI's contract isn't known on the local chain, so the visitor confirms the called one. */
const confirmContract = (site) => site.dialog(t('swap.reviewTitle')).getByRole('checkbox').check();

journeys(
  'A swap by LI.FI',
  (journey) => {
    journey('of native currency yields what the receipt says, and asks for nothing before', async (tools) => {
      const { stack } = tools;
      const dollars = dollarsOf(stack);
      const before = { ether: await balanceOf(stack, FIRST), dollars: await tokensOf(stack, dollars, FIRST) };
      const { site, asked } = await visit(tools);
      await previewSwap(site, { to: 'Sandbox Dollar', amount: '0.05' });
      await confirmContract(site);
      const receipt = await swap(site, stack, /^Swapped ETH to [\d.,]+ SUSD$/);
      const got = movedTo(receipt, dollars, FIRST);
      assert.ok(got > 0n);
      assert.equal(await tokensOf(stack, dollars, FIRST), before.dollars + got);
      const paid = 50_000_000_000_000_000n + feeOf(receipt);
      assert.equal(await balanceOf(stack, FIRST), before.ether - paid);
      assert.deepEqual(
        asked.slice(0, 1).map(({ call, searchParams }) => [call, `${searchParams}`]),
        [['tokens', 'chains=31337']],
      );
      const integrators = asked
        .slice(1)
        .map(({ call, searchParams }) => [call, searchParams.get('integrator')]);
      assert.deepEqual([...new Set(integrators.map(String))], ['quote,plain']);
    });

    journey('of a token for native currency approves exactly its amount', async (tools) => {
      const { stack } = tools;
      const dollars = dollarsOf(stack);
      const before = { ether: await balanceOf(stack, FIRST), dollars: await tokensOf(stack, dollars, FIRST) };
      const { site } = await visit(tools);
      await previewSwap(site, { from: 'Sandbox Dollar', to: 'Sandbox Ether', amount: '12.345678' });
      await site.sees(site.text(t('swap.approvalTitle', { symbol: 'SUSD' })));
      const approval = await approveToken(site);
      assert.equal(await allowanceOf(stack, dollars, FIRST, stack.exchange), 12_345_678n);
      await confirmContract(site);
      const receipt = await swap(site, stack, /^Swapped SUSD to ETH$/);
      const fees = feeOf(await receiptOf(stack, approval)) + feeOf(receipt);
      const got = movedTo(receipt, stack.exchange, FIRST);
      assert.ok(got > 0n);
      assert.equal(await tokensOf(stack, dollars, FIRST), before.dollars - 12_345_678n);
      assert.equal(await balanceOf(stack, FIRST), before.ether + got - fees);
      assert.equal(await allowanceOf(stack, dollars, FIRST, stack.exchange), 0n);
    });
  },
  { concurrency: 1 },
);
