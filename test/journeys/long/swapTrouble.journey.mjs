// Failed swaps, and what the visitor and the chain have afterwards. Sequential: each moves the prices.
import assert from 'node:assert/strict';
import { encodeFunctionData, parseAbi } from 'viem';
import { FIRST, SECOND } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { askChain, becomes, isNewest, leaveReceipt, tokensOf, withoutBlocks } from '../support/sending.mjs';
import { eventually } from '../support/site.mjs';
import {
  allowanceOf,
  approveToken,
  askSwap,
  dollarsOf,
  isDeclined,
  movedTo,
  openSwap,
  pressInPreview,
  previewSwap,
  receiptOf,
  sentBy,
  swap,
  visitSwap,
  WALLET,
} from '../support/swapping.mjs';
import { t } from '../support/texts.mjs';

const ABI = parseAbi([
  'function swap(address from, address to, uint256 amount, uint256 least, address recipient)',
]);
const NATIVE = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE';
const ETHER = 10n ** 18n;

/** Another account buys dollars, which raises their price: by about 2 % for 4 ETH of about 400. */
async function trade(stack, ether) {
  const args = [NATIVE, dollarsOf(stack), ether * ETHER, 0n, SECOND];
  const data = encodeFunctionData({ abi: ABI, functionName: 'swap', args });
  const call = { from: SECOND, to: stack.exchange, value: `0x${(ether * ETHER).toString(16)}`, data };
  await receiptOf(stack, await askChain(stack, 'eth_sendTransaction', [call]));
}

const DOLLARS_FOR_ETHER = { to: 'Sandbox Dollar', amount: '0.05' };
const ETHER_FOR_DOLLARS = { from: 'Sandbox Dollar', to: 'Sandbox Ether', amount: '12.5' };

journeys(
  'A swap in trouble',
  (journey) => {
    journey('whose approval is declined allows nothing, and goes on when it is approved', async (tools) => {
      const { stack } = tools;
      const dollars = dollarsOf(stack);
      const allowed = () => allowanceOf(stack, dollars, FIRST, stack.exchange);
      const before = await sentBy(stack, FIRST);
      const site = await visitSwap(tools);
      await previewSwap(site, ETHER_FOR_DOLLARS);
      await pressInPreview(site, 'swap.preview.approve');
      await isDeclined(site);
      assert.equal(await sentBy(stack, FIRST), before);
      assert.equal(await allowed(), 0n);
      await approveToken(site);
      assert.equal(await allowed(), 12_500_000n);
      await swap(site, stack);
      assert.equal(await allowed(), 0n);
    });

    journey('that is declined takes nothing, and can be asked for again', async (tools) => {
      const { stack } = tools;
      const before = await sentBy(stack, FIRST);
      const site = await visitSwap(tools);
      await previewSwap(site, DOLLARS_FOR_ETHER);
      await askSwap(site);
      await isDeclined(site);
      assert.equal(await sentBy(stack, FIRST), before);
      await swap(site, stack);
      assert.equal(await sentBy(stack, FIRST), before + 1);
    });

    journey('that the wallet denies is looked for, and asked for again by no press', async (tools) => {
      const { stack } = tools;
      const before = await sentBy(stack, FIRST);
      const site = await visitSwap(tools);
      await previewSwap(site, DOLLARS_FOR_ETHER);
      await site.wallet(WALLET, (wallet, steps) => wallet.script(steps), [
        {
          method: 'eth_sendTransaction',
          answer: 'nonsense',
          error: { code: -32603, message: 'Internal JSON-RPC error.' },
        },
      ]);
      await site.sees(site.text(t('swap.simulated')));
      await pressInPreview(site, 'swap.preview.swap');
      await becomes(site, 'unknown');
      await site.warned('wallet_failed');
      const unknown = t('transaction.unknown.swap', { amount: '0.05', symbol: 'ETH' });
      await site.sees(site.text(unknown).first());
      await site.seesNot(site.button(t('swap.preview.swap'), { exact: true }));
      await site.button(t('swap.preview.check')).click();
      await site.sees(site.dialog(t('swap.reviewTitle')).getByText(t('unclear.looked')));
      assert.equal(await sentBy(stack, FIRST), before);
    });

    journey('whose price falls is asked of the wallet only when the price is accepted', async (tools) => {
      const { stack } = tools;
      const dollars = dollarsOf(stack);
      const site = await visitSwap(tools);
      await previewSwap(site, DOLLARS_FOR_ETHER);
      await site.sees(site.text(t('swap.simulated')));
      await trade(stack, 4n);
      await site.sees(site.text(t('swap.priceChanged')));
      assert.equal(await site.button(t('swap.preview.swap'), { exact: true }).count(), 0);
      await pressInPreview(site, 'swap.preview.acceptPrice');
      await site.seesNot(site.text(t('swap.priceChanged')));
      const before = await tokensOf(stack, dollars, FIRST);
      const receipt = await swap(site, stack);
      assert.equal(await tokensOf(stack, dollars, FIRST), before + movedTo(receipt, dollars, FIRST));
    });

    journey(
      'whose price falls while the wallet asks fails on the chain, and yields nothing',
      async (tools) => {
        const { stack } = tools;
        const dollars = dollarsOf(stack);
        const before = await tokensOf(stack, dollars, FIRST);
        const site = await visitSwap(tools);
        await previewSwap(site, DOLLARS_FOR_ETHER);
        await askSwap(site);
        await trade(stack, 4n);
        await site.approve('transaction');
        await becomes(site, 'pending');
        await becomes(site, 'reverted');
        await site.sees(site.page.getByText(/^Swapping ETH to about [\d.,]+ SUSD failed/));
        await leaveReceipt(site);
        await isNewest(site, t('history.status.failed'));
        assert.equal(await tokensOf(stack, dollars, FIRST), before);
      },
    );

    journey('is void on another network, and asks its wallet for nothing', async (tools) => {
      const site = await visitSwap(tools);
      await previewSwap(site, DOLLARS_FOR_ETHER);
      await site.sees(site.text(t('swap.simulated')));
      await site.wallet(WALLET, (wallet) => wallet.switchChain(31338));
      await site.sees(site.text(t('swap.void.change')));
      await pressInPreview(site, 'swap.preview.reviewAgain');
      await site.sees(site.dialog(t('swap.title')));
      await site.sees(site.button(/^TWO/));
      assert.ok(!(await site.asked(WALLET)).includes('eth_sendTransaction'));
    });

    journey('that is closed while it is reviewed is filled in when the visitor comes back', async (tools) => {
      const { stack } = tools;
      const site = await visitSwap(tools);
      await previewSwap(site, DOLLARS_FOR_ETHER);
      await site.button(t('dialog.close')).click();
      await site.heard('wallet-close');
      await openSwap(site);
      const amount = site.page.getByRole('textbox', { name: t('swap.pay') });
      assert.equal(await amount.inputValue(), '0.05');
      await site.button(t('swap.button.review')).click();
      await site.sees(site.dialog(t('swap.reviewTitle')));
      await swap(site, stack);
    });

    journey(
      'that is closed while the wallet asks is told to be there still, and then sent once',
      async (tools) => {
        const { stack } = tools;
        const before = await sentBy(stack, FIRST);
        const site = await visitSwap(tools);
        await previewSwap(site, DOLLARS_FOR_ETHER);
        await askSwap(site);
        await site.modal.evaluate((modal) => modal.close());
        await site.heard('wallet-close');
        // The wallet's own prompt covers the page.
        await site.modal.evaluate((modal) => modal.show());
        await site.button(t('swap.title'), { exact: true }).evaluate((button) => button.click());
        await site.sees(site.text(t('earlier.asked')));
        await site.approve('transaction');
        await becomes(site, 'pending');
        await site.seesNot(site.text(t('earlier.asked')));
        await becomes(site, 'confirmed');
        assert.equal(await sentBy(stack, FIRST), before + 1);
      },
    );

    journey('is followed after a reload', (tools) =>
      withoutBlocks(tools.stack, async ({ mine }) => {
        const { stack } = tools;
        const dollars = dollarsOf(stack);
        const before = await tokensOf(stack, dollars, FIRST);
        const site = await visitSwap(tools);
        await previewSwap(site, DOLLARS_FOR_ETHER);
        await askSwap(site);
        await site.approve('transaction');
        const { id, hash } = await becomes(site, 'pending');
        await leaveReceipt(site);
        await site.page.reload();
        await site.sees(site.accountButton());
        await mine();
        const report = await becomes(site, 'confirmed');
        assert.deepEqual([report.id, report.hash], [id, hash]);
        await site.accountButton().click();
        await site.sees(site.page.getByText(/^Swapped ETH to [\d.,]+ SUSD$/));
        await isNewest(site, t('history.operation.trade'), '−0.05 ETH');
        const got = movedTo(await receiptOf(stack, hash), dollars, FIRST);
        await eventually(async () => (await tokensOf(stack, dollars, FIRST)) === before + got);
      }),
    );
  },
  { concurrency: 1 },
);
