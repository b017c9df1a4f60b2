// The outcome of a transfer, as a visitor and their page see it.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { FIRST, SECOND, THIRD } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import {
  askChain,
  balanceOf,
  becomes,
  callToken,
  chooseToken,
  hasReceipt,
  isNewest,
  leaveReceipt,
  review,
  send,
  sendButton,
  showsBalance,
  submit,
  tokensOf,
  visitForm,
  withoutBlocks,
} from '../support/sending.mjs';
import { begun, eventually } from '../support/site.mjs';
import { t } from '../support/texts.mjs';

const name = 'First Wallet';
const QUARTER = 250_000_000_000_000_000n;
const AMOUNT = { amount: '0.25', symbol: 'ETH' };
const doing = t('transaction.doing.send', AMOUNT);
const done = t('transaction.done.send', AMOUNT);

/**
 * The account stays open while its transfer is tracked, and both refresh repeatedly. A request loop without a limit exceeds
 * this number before the journey ends.
 */
const mostRequests = 200;

/** The send form, on a page whose clock the journey controls. Tabs of one `context` share storage. */
async function visit({ open, profile }, { context, tokens } = {}) {
  const site = await open('plain.html', {
    wallets: [{ name }],
    mostRequests,
    context: context ?? (await profileInTime(profile)),
  });
  if (tokens) {
    await site.modal.evaluate((modal, given) => {
      modal.tokens = given;
    }, tokens);
  }
  await visitForm(site, name);
  return site;
}

async function profileInTime(profile) {
  const context = await profile();
  await context.clock.install();
  return context;
}

/** The wallet answers its next transaction request with `error`, without a prompt. */
const answers = (site, error) =>
  site.wallet(name, (wallet, steps) => wallet.script(steps), [
    { method: 'eth_sendTransaction', answer: 'nonsense', error },
  ]);

/** The transaction that the wallet sends anyway, with the account's key. */
const sendsAllTheSame = (stack) =>
  askChain(stack, 'eth_sendTransaction', [{ from: FIRST, to: THIRD, value: `0x${QUARTER.toString(16)}` }]);

/** Waits for the account's balance on the chain. It is read every ten seconds, and the wait gives up after ten. */
async function ends(site, stack) {
  await site.page.clock.fastForward(9_000);
  await showsBalance(site, stack, FIRST);
}

/** Resolves when the page has asked a node for its transfer, which reveals its nonce. */
const found = (site) =>
  begun(
    site.page.waitForResponse((response) =>
      response.request().postData()?.includes('eth_getTransactionByHash'),
    ),
  );

/** Returns a check of whether the page has no pending requests to the server. */
function watchRequests(page) {
  const open = new Set();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    await pause(50);
    return open.size === 0;
  };
}

/** Replaces a pending transfer, as a wallet does on request. */
async function replace(stack, hash, changes) {
  const { from, to, value, nonce, maxFeePerGas } = await askChain(stack, 'eth_getTransactionByHash', [hash]);
  // A higher fee would make the next fees look unusual.
  const fee = `0x${(BigInt(maxFeePerGas) * 2n).toString(16)}`;
  const other = { from, to, value, nonce, maxFeePerGas: fee, maxPriorityFeePerGas: fee, ...changes };
  return askChain(stack, 'eth_sendTransaction', [other]);
}

journeys(
  'A transfer',
  (journey) => {
    journey('that is sped up in the wallet is sent once', (tools) =>
      withoutBlocks(tools.stack, async ({ mine }) => {
        const { stack } = tools;
        const before = await balanceOf(stack, THIRD);
        const site = await visit(tools);
        const seen = found(site);
        const { hash } = await send(site, '0.25', THIRD);
        await site.sees(site.text(t('transaction.pending', { doing })));
        await isNewest(site, t('history.action.send'), t('history.status.pending'), '0.25 ETH');
        await seen;
        const other = await replace(stack, hash, {});
        await mine();
        const report = await becomes(site, 'replaced');
        await site.sees(site.text(done).first());
        assert.equal(report.hash, hash);
        assert.deepEqual(report.replacement, { how: 'sped_up', hash: other, isSuccess: true });
        const row = await isNewest(site, t('history.operation.send'), '−0.25 ETH');
        await site.seesNot(row.getByText(t('history.status.pending')));
        await ends(site, stack);
        assert.equal(await balanceOf(stack, THIRD), before + QUARTER);
      }),
    );

    journey('that is cancelled in the wallet is not sent', (tools) =>
      withoutBlocks(tools.stack, async ({ mine }) => {
        const { stack } = tools;
        const before = await balanceOf(stack, THIRD);
        const site = await visit(tools);
        const seen = found(site);
        const { hash } = await send(site, '0.25', THIRD);
        await seen;
        const other = await replace(stack, hash, { to: FIRST, value: '0x0' });
        await mine();
        const { replacement } = await becomes(site, 'replaced');
        await site.sees(site.text(t('transaction.cancelled', { doing })));
        assert.deepEqual(replacement, { how: 'cancelled', hash: other, isSuccess: true });
        await isNewest(site, t('history.action.send'), t('history.status.canceled'));
        await ends(site, stack);
        assert.equal(await balanceOf(stack, THIRD), before);
      }),
    );

    journey(
      'that the wallet sends and denies is found by the button, and sent again by no press',
      async (tools) => {
        const { stack } = tools;
        const before = await balanceOf(stack, THIRD);
        const site = await visit(tools);
        await answers(site, { code: -32603, message: 'Internal JSON-RPC error.' });
        await review(site, '0.25', THIRD);
        await submit(site);
        await becomes(site, 'unknown');
        await site.warned('wallet_failed');
        await site.sees(
          site.dialog(t('send.reviewTitle')).getByText(t('transaction.unknown.send', AMOUNT)).first(),
        );
        await site.seesNot(site.text(t('snackbar.somethingWentWrong')));
        await site.seesNot(sendButton(site));
        await sendsAllTheSame(stack);
        await eventually(async () => (await balanceOf(stack, THIRD)) === before + QUARTER);
        await site.button(t('unclear.check')).click();
        await becomes(site, 'confirmed');
        await hasReceipt(site);
        await site.sees(site.text(done).first());
        await leaveReceipt(site);
        await ends(site, stack);
        assert.equal(await balanceOf(stack, THIRD), before + QUARTER);
      },
    );

    journey(
      'that the wallet was asked for before is named, and confirmed before another is sent',
      async (tools) => {
        const { stack } = tools;
        const before = await balanceOf(stack, THIRD);
        const site = await visit(tools);
        await answers(site, { code: -32000, message: 'nonce unknown' });
        await review(site, '0.25', THIRD);
        await submit(site);
        await becomes(site, 'unknown');
        await site.warned('wallet_failed');
        await site.button(t('send.sendAgain')).click();
        const box = site.page.getByRole('checkbox', { name: t('earlier.confirm') });
        await site.sees(box);
        await site.sees(site.button(t('send.confirmFirst')));
        await box.check();
        await submit(site);
        await site.approve('transaction');
        await becomes(site, 'pending');
        await hasReceipt(site);
        await becomes(site, 'confirmed');
        await site.sees(site.text(done).first());
        assert.equal(await balanceOf(stack, THIRD), before + QUARTER);
      },
    );

    journey('that the token refuses on the chain failed, for the reason that it gives', async (tools) => {
      const { stack } = tools;
      const { tokens } = stack.chains.find(({ id }) => id === 'eip155:31337');
      const { address, name: tokenName } = tokens.find(({ decimals }) => decimals === 6);
      const has = async (owner) => tokensOf(stack, address, owner);
      const own = await has(FIRST);
      await callToken(stack, address, FIRST, 'approve', [SECOND, own]);
      const before = await has(THIRD);

      const site = await visit(tools, { tokens: { 'eip155:31337': { address } } });
      await chooseToken(site, tokenName);
      await review(site, '12.5', THIRD);
      await site.sees(site.text(t('send.simulated')));
      await submit(site);
      await site.sees(site.prompt('transaction'));
      // An approved spender takes it all first.
      await callToken(stack, address, SECOND, 'transferFrom', [FIRST, SECOND, own]);
      await site.approve('transaction');
      await becomes(site, 'pending');
      const { reason } = await becomes(site, 'reverted');
      assert.equal(reason, 'ERC20InsufficientBalance');
      const what = t('transaction.doing.send', { amount: '12.5', symbol: 'SUSD' });
      await site.sees(site.text(t('transaction.failedReason', { doing: what, reason })));
      await leaveReceipt(site);
      await isNewest(site, t('history.action.send'), t('history.status.failed'), '12.5 SUSD');
      await ends(site, stack);
      assert.equal(await has(THIRD), before);
    });

    journey('that the network forgets is given up only after five minutes', (tools) =>
      withoutBlocks(tools.stack, async () => {
        const { stack } = tools;
        const site = await visit(tools);
        const isQuiet = watchRequests(site.page);
        const seen = found(site);
        const { hash } = await send(site, '0.25', THIRD);
        await seen;
        await askChain(stack, 'anvil_dropTransaction', [hash]);
        // The network keeps making blocks, or its silence would prove nothing.
        const { timestamp } = await askChain(stack, 'eth_getBlockByNumber', ['latest', false]);
        const now = Math.floor((await site.page.evaluate(() => Date.now())) / 1_000);
        await askChain(stack, 'evm_mine', [Math.max(now, Number(timestamp)) + 1]);
        const pass = async (ms) => {
          await eventually(isQuiet);
          await site.page.clock.fastForward(ms);
          await eventually(isQuiet);
        };
        await pass(61_000);
        await becomes(site, 'unknown');
        await site.sees(site.text(t('transaction.unknown.send', AMOUNT)).first());
        for (let minutes = 0; minutes < 4; minutes++) await pass(60_000);
        assert.equal(site.unheard('wallet-transaction'), 0, 'it is not given up yet');
        await isNewest(site, t('history.action.send'), t('history.status.unknown'));
        await pass(61_000);
        await becomes(site, 'dropped');
        await site.sees(site.text(t('transaction.dropped', { doing })));
        await isNewest(site, t('history.action.send'), t('history.status.dropped'));
        await ends(site, stack);
      }),
    );

    journey('whose node falls silent is not known, and known again with the node', (tools) =>
      withoutBlocks(tools.stack, async ({ mine }) => {
        const { stack } = tools;
        const before = await balanceOf(stack, THIRD);
        const site = await visit(tools);
        await send(site, '0.25', THIRD);
        stack.failures.set({ service: 'rpc', chain: 31337, mode: 'silent' });
        try {
          await mine();
          await site.passTimeUntilHeard('wallet-transaction');
          await becomes(site, 'unknown');
          await site.sees(site.text(t('transaction.unknown.send', AMOUNT)).first());
          await isNewest(site, t('history.action.send'), t('history.status.unknown'));
          // The balance couldn't be read either.
          await site.warned('rpc_failed');
        } finally {
          stack.failures.clear();
        }
        // In short steps, because the message is on screen for 2.5 s.
        await site.passTimeUntilHeard('wallet-transaction', 500);
        await becomes(site, 'confirmed');
        await site.sees(site.text(done).first());
        const row = await isNewest(site, t('history.operation.send'), '−0.25 ETH');
        await site.seesNot(row.getByText(t('history.status.unknown')));
        await ends(site, stack);
        assert.equal(await balanceOf(stack, THIRD), before + QUARTER);
      }),
    );

    journey('is followed after a reload, and its end is told when the modal opens', (tools) =>
      withoutBlocks(tools.stack, async ({ mine }) => {
        const { stack } = tools;
        const site = await visit(tools);
        const { id, hash } = await send(site, '0.25', THIRD);
        await site.page.reload();
        await site.sees(site.accountButton());
        await mine();
        const report = await becomes(site, 'confirmed');
        assert.deepEqual([report.id, report.hash], [id, hash]);
        await site.accountButton().click();
        await site.sees(site.text(done).first());
        await isNewest(site, t('history.operation.send'), '−0.25 ETH');
        await ends(site, stack);
        await site.button(t('dialog.close')).click();
        await site.heard('wallet-close');
        await site.accountButton().click();
        await site.sees(site.dialog(t('account.title')));
        // It is reported once.
        await site.stays(
          () => site.text(done).count(),
          (count) => count === 0,
          500,
        );
      }),
    );

    journey('is known in another tab too, also when its own has closed', (tools) =>
      withoutBlocks(tools.stack, async ({ mine }) => {
        const { stack } = tools;
        const context = await profileInTime(tools.profile);
        const site = await visit(tools, { context });
        const other = await tools.open('plain.html', { wallets: [{ name }], mostRequests, context });
        await other.sees(other.accountButton());
        const { id, hash } = await send(site, '0.25', THIRD);
        const told = await becomes(other, 'pending');
        assert.deepEqual([told.id, told.hash], [id, hash]);
        await other.accountButton().click();
        await other.sees(other.text(t('transaction.pending', { doing })));
        await site.page.close();
        await mine();
        await becomes(other, 'confirmed');
        await other.sees(other.text(done));
        await isNewest(other, t('history.operation.send'), '−0.25 ETH');
        await ends(other, stack);
      }),
    );
  },
  // Each journey controls block production.
  { concurrency: 1 },
);
