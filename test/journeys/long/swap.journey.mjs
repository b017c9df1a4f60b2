// Swaps on the exchange of the local chain. Sequential: each moves the prices.
import assert from 'node:assert/strict';
import { FIRST } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { askChain, balanceOf, callToken, isNewest, tokensOf } from '../support/sending.mjs';
import {
  allowanceOf,
  approveToken,
  feeOf,
  movedTo,
  previewSwap,
  receiptOf,
  swap,
  visitSwap,
} from '../support/swapping.mjs';
import { t } from '../support/texts.mjs';

const addressOf = ({ chains }, symbol) =>
  chains.find(({ id }) => id === 'eip155:31337').tokens.find((token) => token.symbol === symbol).address;

journeys(
  'A swap',
  (journey) => {
    journey('of native currency yields what the receipt says', async (tools) => {
      const { stack } = tools;
      const dollars = addressOf(stack, 'SUSD');
      const before = { ether: await balanceOf(stack, FIRST), dollars: await tokensOf(stack, dollars, FIRST) };
      const site = await visitSwap(tools);
      await previewSwap(site, { to: 'Sandbox Dollar', amount: '0.05' });
      const receipt = await swap(site, stack, /^Swapped ETH to [\d.,]+ SUSD$/);
      const got = movedTo(receipt, dollars, FIRST);
      assert.ok(got > 0n);
      assert.equal(await tokensOf(stack, dollars, FIRST), before.dollars + got);
      const paid = 50_000_000_000_000_000n + feeOf(receipt);
      assert.equal(await balanceOf(stack, FIRST), before.ether - paid);
      await isNewest(site, t('history.operation.trade'), '−0.05 ETH');
    });

    journey('of a token for native currency approves exactly its amount', async (tools) => {
      const { stack } = tools;
      const dollars = addressOf(stack, 'SUSD');
      const before = { ether: await balanceOf(stack, FIRST), dollars: await tokensOf(stack, dollars, FIRST) };
      const site = await visitSwap(tools);
      await previewSwap(site, { from: 'Sandbox Dollar', to: 'Sandbox Ether', amount: '12.345678' });
      await site.sees(site.text(t('swap.approvalTitle', { symbol: 'SUSD' })));
      const approval = await approveToken(site);
      assert.equal(await allowanceOf(stack, dollars, FIRST, stack.exchange), 12_345_678n);
      const receipt = await swap(site, stack, /^Swapped SUSD to ETH$/);
      const fees = feeOf(await receiptOf(stack, approval)) + feeOf(receipt);
      const got = movedTo(receipt, stack.exchange, FIRST);
      assert.ok(got > 0n);
      assert.equal(await tokensOf(stack, dollars, FIRST), before.dollars - 12_345_678n);
      assert.equal(await balanceOf(stack, FIRST), before.ether + got - fees);
      assert.equal(await allowanceOf(stack, dollars, FIRST, stack.exchange), 0n);
      await isNewest(site, t('history.operation.trade'));
    });

    journey('of a token for another one approves exactly its amount', async (tools) => {
      const { stack } = tools;
      const [dollars, others] = [addressOf(stack, 'SUSD'), addressOf(stack, 'SBX')];
      const before = {
        dollars: await tokensOf(stack, dollars, FIRST),
        others: await tokensOf(stack, others, FIRST),
      };
      const site = await visitSwap(tools);
      await previewSwap(site, { from: 'Sandbox Dollar', to: 'Sandbox Token', amount: '5' });
      await approveToken(site);
      assert.equal(await allowanceOf(stack, dollars, FIRST, stack.exchange), 5_000_000n);
      const receipt = await swap(site, stack);
      const got = movedTo(receipt, others, FIRST);
      assert.ok(got > 0n);
      assert.equal(await tokensOf(stack, dollars, FIRST), before.dollars - 5_000_000n);
      assert.equal(await tokensOf(stack, others, FIRST), before.others + got);
      assert.equal(await allowanceOf(stack, dollars, FIRST, stack.exchange), 0n);
      await isNewest(site, t('history.operation.trade'));
    });

    journey('of what is allowed already needs no approval', async (tools) => {
      const { stack } = tools;
      const dollars = addressOf(stack, 'SUSD');
      await callToken(stack, dollars, FIRST, 'approve', [stack.exchange, 7_000_000n]);
      const nonce = BigInt(await askChain(stack, 'eth_getTransactionCount', [FIRST, 'latest']));
      const site = await visitSwap(tools);
      await previewSwap(site, { from: 'Sandbox Dollar', to: 'Sandbox Token', amount: '7' });
      await swap(site, stack);
      assert.equal(BigInt(await askChain(stack, 'eth_getTransactionCount', [FIRST, 'latest'])), nonce + 1n);
      assert.equal(await allowanceOf(stack, dollars, FIRST, stack.exchange), 0n);
    });
  },
  { concurrency: 1 },
);
