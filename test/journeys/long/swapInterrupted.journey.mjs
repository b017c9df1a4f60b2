// Interruptions of a swap: a silent node, another account, a closed modal.
import assert from 'node:assert/strict';
import { FIRST, SECOND } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { becomes, isNewest, leaveReceipt, tokensOf, withoutBlocks } from '../support/sending.mjs';
import {
  allowanceOf,
  askSwap,
  dollarsOf,
  movedTo,
  pressInPreview,
  previewSwap,
  receiptOf,
  sentBy,
  swap,
  visitSwap,
  WALLET,
} from '../support/swapping.mjs';
import { t } from '../support/texts.mjs';

const DOLLARS_FOR_ETHER = { to: 'Sandbox Dollar', amount: '0.05' };
const ETHER_FOR_DOLLARS = { from: 'Sandbox Dollar', to: 'Sandbox Ether', amount: '12.5' };

/** Closes the modal as the page can, even while a prompt covers it, and returns to the form. */
async function comesBack(site) {
  await site.modal.evaluate((modal) => modal.close());
  await site.heard('wallet-close');
  await site.modal.evaluate((modal) => modal.show());
  await site.button(t('swap.title'), { exact: true }).evaluate((button) => button.click());
  await site.sees(site.dialog(t('swap.title')));
}

journeys(
  'A swap that is interrupted',
  (journey) => {
    journey('by a silent node is not known, and known again with the node', (tools) =>
      withoutBlocks(tools.stack, async ({ mine }) => {
        const { stack } = tools;
        const dollars = dollarsOf(stack);
        const before = await tokensOf(stack, dollars, FIRST);
        const context = await tools.profile();
        await context.clock.install();
        const site = await visitSwap(tools, { context });
        await previewSwap(site, DOLLARS_FOR_ETHER);
        await askSwap(site);
        await site.approve('transaction');
        const { hash } = await becomes(site, 'pending');
        await leaveReceipt(site);
        // Account reads in progress may fail as well.
        site.excuseAll(/ (chain_api|rpc)_failed: /);
        stack.failures.set({ service: 'rpc', chain: 31337, mode: 'silent' });
        try {
          await mine();
          await site.passTimeUntilHeard('wallet-transaction');
          await becomes(site, 'unknown');
          await site.sees(
            site.text(t('transaction.unknown.swap', { amount: '0.05', symbol: 'ETH' })).first(),
          );
        } finally {
          stack.failures.clear();
        }
        await site.passTimeUntilHeard('wallet-transaction', 500);
        await becomes(site, 'confirmed');
        await site.sees(site.page.getByText(/^Swapped ETH to [\d.,]+ SUSD$/));
        await isNewest(site, t('history.operation.trade'), '−0.05 ETH');
        const got = movedTo(await receiptOf(stack, hash), dollars, FIRST);
        assert.equal(await tokensOf(stack, dollars, FIRST), before + got);
        while (site.unheard('wallet-error') > 0)
          assert.match((await site.heard('wallet-error')).code, /^(chain_api|rpc)_failed$/);
      }),
    );

    journey('by another account is void, and asks its wallet for nothing', async (tools) => {
      const { stack } = tools;
      const sent = async () => [await sentBy(stack, FIRST), await sentBy(stack, SECOND)];
      const before = await sent();
      const site = await visitSwap(tools, { wallets: [{ name: WALLET, accounts: [FIRST, SECOND] }] });
      await previewSwap(site, DOLLARS_FOR_ETHER);
      await site.sees(site.text(t('swap.simulated')));
      await site.wallet(WALLET, (wallet, other) => wallet.setAccounts([other]), SECOND);
      await site.sees(site.text(t('swap.void.change')));
      assert.equal(await site.button(t('swap.preview.swap'), { exact: true }).count(), 0);
      await pressInPreview(site, 'swap.preview.reviewAgain');
      await site.sees(site.dialog(t('swap.title')));
      assert.ok(!(await site.asked(WALLET)).includes('eth_sendTransaction'));
      assert.deepEqual(await sent(), before);
    });

    journey('by another account while the approval is asked approves for nobody else', async (tools) => {
      const { stack } = tools;
      const dollars = dollarsOf(stack);
      const site = await visitSwap(tools, { wallets: [{ name: WALLET, accounts: [FIRST, SECOND] }] });
      await previewSwap(site, ETHER_FOR_DOLLARS);
      await pressInPreview(site, 'swap.preview.approve');
      await site.sees(site.prompt('transaction'));
      await site.wallet(WALLET, (wallet, other) => wallet.setAccounts([other]), SECOND);
      await site.reject('transaction');
      await site.failed('user_rejected');
      await site.sees(site.text(t('swap.void.change')));
      for (const owner of [FIRST, SECOND])
        assert.equal(await allowanceOf(stack, dollars, owner, stack.exchange), 0n);
    });

    journey('by closing while the approval is asked says so, and goes on when it is given', async (tools) => {
      const { stack } = tools;
      const dollars = dollarsOf(stack);
      const before = await sentBy(stack, FIRST);
      const site = await visitSwap(tools);
      await previewSwap(site, ETHER_FOR_DOLLARS);
      await pressInPreview(site, 'swap.preview.approve');
      await site.sees(site.prompt('transaction'));
      await comesBack(site);
      await site.sees(site.text(t('earlier.asked')));
      await site.approve('transaction');
      await becomes(site, 'pending');
      await site.seesNot(site.text(t('earlier.asked')));
      await becomes(site, 'confirmed');
      assert.equal(await allowanceOf(stack, dollars, FIRST, stack.exchange), 12_500_000n);
      await previewSwap(site, {});
      await swap(site, stack);
      assert.equal(await sentBy(stack, FIRST), before + 2);
    });

    journey('by closing while the approval is in no block waits for it, and asks for no other', (tools) =>
      withoutBlocks(tools.stack, async ({ mine }) => {
        const { stack } = tools;
        const before = await sentBy(stack, FIRST);
        const site = await visitSwap(tools);
        await previewSwap(site, ETHER_FOR_DOLLARS);
        await pressInPreview(site, 'swap.preview.approve');
        await site.approve('transaction');
        await becomes(site, 'pending');
        await site.sees(site.text(t('swap.mining')));
        await comesBack(site);
        await previewSwap(site, {});
        await site.sees(site.text(t('swap.mining')));
        await mine();
        await becomes(site, 'confirmed');
        await askSwap(site);
        await site.approve('transaction');
        await becomes(site, 'pending');
        await mine();
        await becomes(site, 'confirmed');
        assert.equal(await sentBy(stack, FIRST), before + 2);
        assert.equal(await allowanceOf(stack, dollarsOf(stack), FIRST, stack.exchange), 0n);
      }),
    );
  },
  { concurrency: 1 },
);
