// An approval and a swap in one confirmation, in wallets whose accounts become smart accounts (EIP-5792, EIP-7702). Sequential:
// each moves the prices. Each uses its own account, because an account stays upgraded.
import assert from 'node:assert/strict';
import { journeys } from '../support/journeys.mjs';
import { becomes, isNewest, leaveReceipt, tokensOf } from '../support/sending.mjs';
import {
  allowanceOf,
  approveToken,
  askTogether,
  confirmed,
  dollarsOf,
  movedTo,
  previewButton,
  previewSwap,
  receiptOf,
  sentBy,
  swap,
  visitSwap,
  WALLET,
  withOwnQuotes,
} from '../support/swapping.mjs';
import { t } from '../support/texts.mjs';

const { SANDBOX_ADDRESSES, SANDBOX_KEYS } = await import('../../../dist/sandbox/index.js');

const DOLLARS = { from: 'Sandbox Dollar', to: 'Sandbox Token', amount: '50' };
const othersOf = ({ chains }) =>
  chains.find(({ id }) => id === 'eip155:31337').tokens.find(({ symbol }) => symbol === 'SBX').address;

/** A visitor with the account of this number, whose wallet can combine approval and swap. */
async function visits(tools, number, options = {}, change = withOwnQuotes) {
  const account = SANDBOX_ADDRESSES[number];
  const wallet = { name: WALLET, keys: [SANDBOX_KEYS[number]], smartAccounts: true, ...options };
  const site = await visitSwap(tools, { wallets: [wallet], address: account, change });
  /** The parameters of the wallet's requests with a method. */
  const askedFor = (method) =>
    site.page.evaluate(
      ([name, wanted]) =>
        window.wallets[name].requests.filter((one) => one.method === wanted).map(({ params }) => params),
      [WALLET, method],
    );
  return { site, account, askedFor };
}

/** From the open account to the form. */
async function openForm(site) {
  await site.button(t('swap.title'), { exact: true }).click();
  await site.sees(site.dialog(t('swap.title')));
}

/** Approves and swaps in one confirmation. With `isUpgrade`, the wallet also asks for the upgrade. Answers the receipt. */
async function swapTogether({ site }, stack, { isUpgrade = false } = {}) {
  await askTogether(site);
  if (isUpgrade) await site.approve('upgrade');
  await site.approve('calls');
  // Its wallet reports the hash later.
  assert.equal((await becomes(site, 'pending')).hash, undefined);
  const report = await confirmed(site);
  await site.sees(site.dialog(t('receipt.title')).getByText(/^Swapped SUSD to [\d.,]+ SBX$/));
  await leaveReceipt(site);
  return receiptOf(stack, report.hash);
}

journeys(
  'An approval and a swap',
  (journey) => {
    journey('are one confirmation, and the account is upgraded for it only once', async (tools) => {
      const { stack } = tools;
      const [dollars, others] = [dollarsOf(stack), othersOf(stack)];
      const visit = await visits(tools, 3);
      const { site, account, askedFor } = visit;
      const before = {
        dollars: await tokensOf(stack, dollars, account),
        others: await tokensOf(stack, others, account),
      };
      await previewSwap(site, DOLLARS);
      await site.sees(site.text(t('swap.upgrade')));
      await site.sees(site.text(t('swap.togetherText', { amount: '50 SUSD' })));
      const first = await swapTogether(visit, stack, { isUpgrade: true });
      const got = movedTo(first, others, account);
      await isNewest(site, t('history.operation.trade'));

      await openForm(site);
      await previewSwap(site, DOLLARS);
      await site.sees(site.text(t('swap.togetherTitle')));
      assert.equal(await site.text(t('swap.upgrade')).count(), 0);
      const second = await swapTogether(visit, stack);
      assert.equal(await tokensOf(stack, dollars, account), before.dollars - 100_000_000n);
      assert.equal(
        await tokensOf(stack, others, account),
        before.others + got + movedTo(second, others, account),
      );
      assert.equal(await allowanceOf(stack, dollars, account, stack.exchange), 0n);
      const [[request], ...more] = await askedFor('wallet_sendCalls');
      assert.equal(more.length, 1);
      const { id, calls, ...rest } = request;
      assert.match(id, /^0x[0-9a-f]{32}$/);
      assert.deepEqual(rest, { version: '2.0.0', chainId: '0x7a69', from: account, atomicRequired: true });
      assert.deepEqual(
        calls.map(({ to, value }) => [to.toLowerCase(), value]),
        [
          [dollars.toLowerCase(), '0x0'],
          [stack.exchange.toLowerCase(), '0x0'],
        ],
      );
      assert.equal((await askedFor('eth_sendTransaction')).length, 0);
    });

    journey('that is declined is not asked for again by itself', async (tools) => {
      const { site, account, askedFor } = await visits(tools, 4);
      await previewSwap(site, DOLLARS);
      await askTogether(site);
      await site.approve('upgrade');
      await site.reject('calls');
      await site.failed('user_rejected');
      await site.sees(
        site.dialog(t('swap.reviewTitle')).getByText(t('snackbar.declined'), { exact: true }).first(),
      );
      await site.sees(previewButton(site, 'swap.preview.together'));
      assert.equal((await askedFor('wallet_sendCalls')).length, 1);
      assert.equal(await sentBy(tools.stack, account), 0);
      // The visitor chooses two steps.
      await site.button(t('swap.apart')).click();
      await site.sees(previewButton(site, 'swap.preview.approve'));
    });

    journey('are two steps where the visitor keeps the account as it is', async (tools) => {
      const { stack } = tools;
      const dollars = dollarsOf(stack);
      const { site, account, askedFor } = await visits(tools, 0);
      const before = await tokensOf(stack, dollars, account);
      await previewSwap(site, DOLLARS);
      await askTogether(site);
      await site.reject('upgrade');
      await site.sees(site.text(t('swap.notTogether.upgradeRefused')));
      await site.sees(site.button('Step 1 of 2: Allow SUSD', { exact: true }));
      await approveToken(site);
      await site.sees(site.button('Step 2 of 2: Swap', { exact: true }));
      await swap(site, stack);
      assert.equal(await tokensOf(stack, dollars, account), before - 50_000_000n);
      // The page doesn't ask again.
      await openForm(site);
      await previewSwap(site, DOLLARS);
      await site.sees(previewButton(site, 'swap.preview.approve'));
      assert.equal((await askedFor('wallet_sendCalls')).length, 1);
    });

    for (const [number, what, error] of [
      [4, 'does not do so for this account', { code: 5760, message: 'Atomicity not supported.' }],
      [4, 'asks for something else', { code: 5700, message: 'Unsupported non-optional capability.' }],
      [4, 'has no method for it', { code: -32601, message: 'The method does not exist.' }],
      [4, 'does not support the method', { code: 4200, message: 'Unsupported method.' }],
    ])
      journey(`are two steps where the wallet ${what}`, async (tools) => {
        const steps = [{ method: 'wallet_sendCalls', answer: 'nonsense', error }];
        const { site, account, askedFor } = await visits(tools, number, { steps });
        await previewSwap(site, DOLLARS);
        await askTogether(site);
        await site.sees(site.text(t('swap.notTogether.unsupported')));
        await site.sees(previewButton(site, 'swap.preview.approve'));
        assert.equal((await askedFor('wallet_sendCalls')).length, 1);
        assert.equal((await askedFor('eth_sendTransaction')).length, 0);
        assert.equal(await sentBy(tools.stack, account), 0);
        assert.equal(site.unheard('wallet-transaction'), 0);
      });

    journey('that the wallet sends one by one are told by what the chain says', async (tools) => {
      const { stack } = tools;
      const [dollars, others] = [dollarsOf(stack), othersOf(stack)];
      const visit = await visits(tools, 1, { quirks: { splitsCalls: true } });
      const { site, account } = visit;
      const before = await tokensOf(stack, others, account);
      await previewSwap(site, DOLLARS);
      const receipt = await swapTogether(visit, stack, { isUpgrade: true });
      assert.equal(await sentBy(stack, account), 2);
      assert.equal(await tokensOf(stack, others, account), before + movedTo(receipt, others, account));
      assert.equal(await allowanceOf(stack, dollars, account, stack.exchange), 0n);
    });

    journey(
      'that the wallet sends and then calls declined are found, and not asked for again',
      async (tools) => {
        const { stack } = tools;
        const [dollars, others] = [dollarsOf(stack), othersOf(stack)];
        // Its account is already a smart account.
        const steps = [{ method: 'wallet_sendCalls', answer: 'reject-after' }];
        const { site, account, askedFor } = await visits(tools, 1, { steps });
        const before = {
          dollars: await tokensOf(stack, dollars, account),
          others: await tokensOf(stack, others, account),
        };
        await previewSwap(site, DOLLARS);
        await askTogether(site);
        await site.failed('user_rejected');
        const report = await confirmed(site);
        await site.sees(site.dialog(t('receipt.title')).getByText(/^Swapped SUSD to [\d.,]+ SBX$/));
        const receipt = await receiptOf(stack, report.hash);
        assert.equal(await tokensOf(stack, dollars, account), before.dollars - 50_000_000n);
        assert.equal(
          await tokensOf(stack, others, account),
          before.others + movedTo(receipt, others, account),
        );
        assert.equal((await askedFor('wallet_sendCalls')).length, 1);
      },
    );

    journey('whose wallet lost its answer are found by their id after a reload', async (tools) => {
      const { stack } = tools;
      const others = othersOf(stack);
      const { site, account } = await visits(tools, 2);
      const before = await tokensOf(stack, others, account);
      // The wallet sends, but its answer is lost.
      await site.page.evaluate((name) => {
        const { provider } = window.wallets[name];
        const { request } = provider;
        provider.request = async (args) => {
          const answer = await request(args);
          if (args.method !== 'wallet_sendCalls') return answer;
          document.body.dataset.sent = 'yes';
          return new Promise(() => undefined);
        };
      }, WALLET);
      await previewSwap(site, DOLLARS);
      await askTogether(site);
      await site.approve('upgrade');
      await site.approve('calls');
      await site.page.locator('body[data-sent]').waitFor();
      await site.page.reload();
      const report = await confirmed(site);
      const receipt = await receiptOf(stack, report.hash);
      assert.equal(await tokensOf(stack, others, account), before + movedTo(receipt, others, account));
    });

    for (const [what, refuses, isSaid] of [
      [
        'would yield less than was accepted',
        'least',
        async (site) => {
          await site.warned('quote_failed', /less than the chosen slippage/);
          const form = site.dialog(t('swap.title'));
          await site.sees(form.getByText(t('snackbar.failedToCreateTransaction'), { exact: true }).first());
          await site.sees(form.getByText(t('swap.safe'), { exact: true }));
        },
      ],
      // It may only need the approval first, so that step is offered, and nothing is said about the wallet.
      [
        'the source does not build',
        'swap',
        async (site) => {
          await site.sees(site.button('Step 1 of 2: Allow SUSD', { exact: true }));
          for (const key of ['swap.togetherTitle', 'swap.notTogetherText', 'swap.notTogether.unsupported'])
            assert.equal(await site.text(t(key)).count(), 0, key);
        },
      ],
    ])
      journey(`that ${what} ask the wallet for nothing`, async (tools) => {
        const change = (html) => withOwnQuotes(html).replace('<body', `<body data-refuses="${refuses}"`);
        const { site, account, askedFor } = await visits(tools, 4, {}, change);
        await previewSwap(site, DOLLARS);
        await isSaid(site);
        assert.equal((await askedFor('wallet_sendCalls')).length, 0);
        assert.equal((await askedFor('eth_sendTransaction')).length, 0);
        assert.equal(await sentBy(tools.stack, account), 0);
        assert.equal(site.unheard('wallet-transaction'), 0);
      });

    // Last, because its approval stays.
    journey(
      'of which the wallet sends only the approval leave it, and the receipt says so',
      async (tools) => {
        const { stack } = tools;
        const dollars = dollarsOf(stack);
        const { site, account } = await visits(tools, 4);
        await site.page.evaluate((name) => {
          const { provider } = window.wallets[name];
          const { request } = provider;
          let hash;
          provider.request = async ({ method, params }) => {
            if (method === 'wallet_sendCalls') {
              const [{ id, from, calls }] = params;
              hash = await request({ method: 'eth_sendTransaction', params: [{ from, ...calls[0] }] });
              return { id };
            }
            if (method !== 'wallet_getCallsStatus') return request({ method, params });
            const receipt = await request({ method: 'eth_getTransactionReceipt', params: [hash] });
            const [id] = params;
            return receipt
              ? { version: '2.0.0', id, chainId: '0x7a69', status: 600, atomic: false, receipts: [receipt] }
              : { version: '2.0.0', id, chainId: '0x7a69', status: 100, atomic: false };
          };
        }, WALLET);
        await previewSwap(site, DOLLARS);
        await askTogether(site);
        await site.approve('transaction');
        const receipt = site.dialog(t('receipt.title'));
        await site.sees(receipt.getByText(t('receipt.left', { amount: '50 SUSD' })));
        await site.sees(receipt.getByText(t('receipt.leftText')));
        assert.equal(await allowanceOf(stack, dollars, account, stack.exchange), 50_000_000n);
        assert.equal(await sentBy(stack, account), 1);
      },
    );
  },
  { concurrency: 1 },
);
