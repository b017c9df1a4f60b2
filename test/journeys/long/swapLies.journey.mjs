// A quote service that lies: none of it reaches the wallet. The chain itself shows what its swaps would do.
import assert from 'node:assert/strict';
import { encodeFunctionData, erc20Abi, maxUint256 } from 'viem';
import { FIRST, SECOND } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { changeAnswers } from '../support/passOn.mjs';
import { dollarsOf, previewSwap, sentBy, visitSwap, WALLET } from '../support/swapping.mjs';
import { t } from '../support/texts.mjs';

const word = (address) => address.slice(2).toLowerCase().padStart(64, '0');
/** The position of the least amount in a call of the exchange: the fourth word. */
const [LEAST_FROM, LEAST_TO] = [10 + 64 * 3, 10 + 64 * 4];
const withLeast = (data, change) => {
  const least = change(BigInt(`0x${data.slice(LEAST_FROM, LEAST_TO)}`));
  return `${data.slice(0, LEAST_FROM)}${least.toString(16).padStart(64, '0')}${data.slice(LEAST_TO)}`;
};
const approving = (spender, amount) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] });

/** A page whose service gives a different answer to one request. */
async function visitLiar(tools, path, change) {
  const site = await visitSwap(tools);
  await changeAnswers(site.page, path, change);
  return site;
}

/** The form shows the refusal, and the wallet was not asked. */
async function isRefused(site, { stack }, { before, key, reason }) {
  await site.warned('quote_failed', reason);
  await site.sees(site.dialog(t('swap.title')).getByText(t(key), { exact: true }).first());
  assert.ok(!(await site.asked(WALLET)).includes('eth_sendTransaction'));
  assert.equal(await sentBy(stack, FIRST), before);
}

journeys(
  'A service that lies about a swap',
  (journey) => {
    for (const [what, reason, change] of [
      [
        'who gets what it yields',
        /yield nothing/,
        ({ tx }) => {
          tx.data = tx.data.replace(word(FIRST), word(SECOND));
        },
      ],
      [
        'the contract that swaps, which takes all and gives nothing',
        /yield nothing/,
        ({ tx }) => {
          tx.to = tx.to.replace(/0x.*/, SECOND);
        },
      ],
      [
        'how little it may yield',
        /less than the chosen slippage/,
        ({ tx }) => {
          tx.data = withLeast(tx.data, (least) => (least * 99n) / 100n);
        },
      ],
      [
        'how little it may yield, to nearly nothing',
        /less than the chosen slippage/,
        ({ tx }) => {
          tx.data = withLeast(tx.data, () => 1n);
        },
      ],
      [
        'what it does, which is to lend a token to somebody',
        /lends tokens/,
        ({ tx }, { stack }) => {
          tx.to = tx.to.replace(/0x.*/, dollarsOf(stack));
          tx.data = approving(SECOND, maxUint256);
        },
      ],
    ]) {
      journey(`cannot change ${what}`, async (tools) => {
        const before = await sentBy(tools.stack, FIRST);
        const site = await visitLiar(tools, 'build-transaction', (answer) => change(answer, tools));
        await previewSwap(site, { to: 'Sandbox Token', amount: '0.05' });
        await isRefused(site, tools, { before, reason, key: 'snackbar.failedToCreateTransaction' });
      });
    }

    for (const [what, reason, change] of [
      ['how much it approves', /another amount/, (exchange) => approving(exchange, maxUint256)],
      ['what an approval does', /no approval/, (exchange) => `0xa9059cbb${word(exchange)}${'0'.repeat(63)}5`],
    ]) {
      journey(`cannot change ${what}`, async (tools) => {
        const before = await sentBy(tools.stack, FIRST);
        const site = await visitLiar(tools, 'build-approve', ({ tx }) => {
          tx.data = change(tools.stack.exchange);
        });
        await previewSwap(site, { from: 'Sandbox Dollar', to: 'Sandbox Token', amount: '5' });
        await isRefused(site, tools, { before, reason, key: 'snackbar.failedToCreateApproval' });
      });
    }

    journey('cannot have a minimum shown that its call does not have', async (tools) => {
      const site = await visitLiar(tools, 'build-transaction', ({ tx }) => {
        tx.data = withLeast(tx.data, () => 0n);
      });
      await previewSwap(site, { to: 'Sandbox Token', amount: '0.05' });
      await site.sees(site.text(t('swap.leastUnknown')));
      await site.sees(site.text(t('swap.noLeast')));
      await site.sees(site.button(t('swap.preview.confirmLoss'), { disabled: true }));
    });

    journey('cannot call a token otherwise than its contract does without a word of it', async (tools) => {
      const context = await tools.profile();
      await changeAnswers(context, 'convert/tokens', ({ tokens }) => {
        for (const token of tokens) if (token.symbol === 'SUSD') token.symbol = 'PAX';
      });
      const site = await visitSwap(tools, { context });
      await previewSwap(site, { to: 'Sandbox Dollar', amount: '0.05' });
      await site.sees(site.text(t('tokens.renamed', { listed: 'PAX' })));
      await site.sees(site.text(t('tokens.renamedText', { symbol: 'SUSD' })));
    });

    journey('cannot show a token with other decimals than it has', async (tools) => {
      const before = await sentBy(tools.stack, FIRST);
      const context = await tools.profile();
      await changeAnswers(context, 'convert/tokens', ({ tokens }) => {
        for (const token of tokens) if (token.symbol === 'SUSD') token.decimals = 4;
      });
      const site = await visitSwap(tools, { context });
      await previewSwap(site, { to: 'Sandbox Dollar', amount: '0.05' });
      const key = 'snackbar.failedToCreateTransaction';
      await isRefused(site, tools, { before, reason: /other decimals/, key });
    });
  },
  { concurrency: 1 },
);
