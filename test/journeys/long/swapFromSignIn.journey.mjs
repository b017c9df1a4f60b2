// Swapping from a sign-in account: the frame asks in its own view.
import assert from 'node:assert/strict';
import { FIRST } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { becomes, callToken, isNewest, leaveReceipt, tokensOf } from '../support/sending.mjs';
import { visitSignIn } from '../support/signInPage.mjs';
import { eventually } from '../support/site.mjs';
import {
  allowanceOf,
  dollarsOf,
  movedTo,
  openSwap,
  pressInPreview,
  previewSwap,
  receiptOf,
  sentBy,
} from '../support/swapping.mjs';
import { t } from '../support/texts.mjs';

/** A signed-in visitor who also holds dollars, at the swap form. */
async function visit(tools, email) {
  const { stack } = tools;
  const here = await visitSignIn(tools, {
    attributes: `chain-api-url="${stack.url}"`,
    mostRequests: 300,
  });
  const { site, signIn } = here;
  const { address } = await signIn(email);
  await callToken(stack, dollarsOf(stack), FIRST, 'transfer', [address, 100_000_000n]);
  await openSwap(site, address);
  const dollars = () => tokensOf(stack, dollarsOf(stack), address);
  const allowed = () => allowanceOf(stack, dollarsOf(stack), address, stack.exchange);
  return { ...here, address, dollars, allowed };
}

/** The frame asks. */
async function isAsked({ site, inFrame }) {
  await site.sees(site.dialog(t('approve.title')));
  await site.sees(inFrame.getByRole('button', { name: 'Approve', exact: true }));
}

/** Requests the swap on screen. */
async function asks(here) {
  await here.site.sees(here.site.text(t('swap.simulated')));
  await pressInPreview(here.site, 'swap.preview.swap');
  await isAsked(here);
}

/** Approves the frame's request, which leads to the account. */
async function swaps({ site, press, dollars }, { stack }, address) {
  const before = await dollars();
  await press('approve');
  const { hash } = await becomes(site, 'pending');
  await becomes(site, 'confirmed');
  await site.sees(site.page.getByText(/^Swapped ETH to [\d.,]+ SUSD$/));
  await leaveReceipt(site);
  await isNewest(site, t('history.operation.trade'), '−0.05 ETH');
  const got = movedTo(await receiptOf(stack, hash), dollarsOf(stack), address);
  assert.equal(await dollars(), before + got);
  assert.equal(
    await site.button(t('dialog.back'), { exact: true }).count(),
    0,
    'nothing is left to go back to',
  );
}

const DOLLARS_FOR_ETHER = { to: 'Sandbox Dollar', amount: '0.05' };
const ETHER_FOR_DOLLARS = { from: 'Sandbox Dollar', to: 'Sandbox Ether', amount: '12.5' };

journeys(
  'Somebody who signed in',
  (journey) => {
    journey('approves a swap in the frame, and is at the account again', async (tools) => {
      const here = await visit(tools, 'swap@example.com');
      const { site, address } = here;
      await previewSwap(site, DOLLARS_FOR_ETHER);
      await asks(here);
      await swaps(here, tools, address);
      assert.deepEqual(
        site.events
          .filter(({ name }) => name === 'wallet-view-changed')
          .map(({ detail }) => detail.view)
          .slice(-5),
        ['SwapPreview', 'ApproveTransaction', 'Account', 'Receipt', 'Account'],
      );
    });

    journey('approves the exact amount of a token in the frame, and is back at the swap', async (tools) => {
      const { stack } = tools;
      const here = await visit(tools, 'approve@example.com');
      const { site, press, address, dollars, allowed } = here;
      await previewSwap(site, ETHER_FOR_DOLLARS);
      await pressInPreview(site, 'swap.preview.approve');
      await isAsked(here);
      await press('approve');
      await becomes(site, 'pending');
      await site.sees(site.dialog(t('swap.reviewTitle')));
      await becomes(site, 'confirmed');
      assert.equal(await allowed(), 12_500_000n);
      await asks(here);
      await press('approve');
      const { hash } = await becomes(site, 'pending');
      await leaveReceipt(site);
      await becomes(site, 'confirmed');
      assert.ok(movedTo(await receiptOf(stack, hash), stack.exchange, address) > 0n);
      assert.equal(await dollars(), 87_500_000n);
      assert.equal(await allowed(), 0n);
      assert.equal(await site.button(t('dialog.back'), { exact: true }).count(), 0);
    });

    journey('declines an approval and a swap in the frame, and finds the review as it was', async (tools) => {
      const { stack } = tools;
      const here = await visit(tools, 'declineswap@example.com');
      const { site, press, address, dollars, allowed } = here;
      await previewSwap(site, ETHER_FOR_DOLLARS);
      await pressInPreview(site, 'swap.preview.approve');
      await isAsked(here);
      await press('reject');
      await site.failed('user_rejected');
      await site.sees(
        site.dialog(t('swap.reviewTitle')).getByText(t('snackbar.declined'), { exact: true }).first(),
      );
      assert.equal(await allowed(), 0n);
      await site.button(t('swap.cancel'), { exact: true }).click();

      await site.button(t('swap.switch')).click();
      await previewSwap(site, { amount: '0.05' });
      await asks(here);
      await press('reject');
      await site.failed('user_rejected');
      await site.sees(
        site.dialog(t('swap.reviewTitle')).getByText(t('snackbar.declined'), { exact: true }).first(),
      );
      assert.equal(await sentBy(stack, address), 0);
      assert.equal(await dollars(), 100_000_000n);
      assert.equal(site.unheard('wallet-transaction'), 0);
      await asks(here);
      await swaps(here, tools, address);
    });

    journey(
      'closes the modal while the frame asks, and confirms by hand that it may swap again',
      async (tools) => {
        const { stack } = tools;
        const here = await visit(tools, 'closeswap@example.com');
        const { site, frames, address, dollars } = here;
        await previewSwap(site, DOLLARS_FOR_ETHER);
        await asks(here);
        await site.button(t('dialog.close'), { exact: true }).click();
        await site.heard('wallet-close');
        await eventually(frames, (count) => count === 0);
        assert.equal(await sentBy(stack, address), 0);
        assert.equal(await dollars(), 100_000_000n);

        await openSwap(site, address);
        await becomes(site, 'unknown');
        await site.sees(site.page.getByText(t('earlier.text')));
        const amount = site.page.getByRole('textbox', { name: t('swap.pay') });
        assert.equal(await amount.inputValue(), '0.05');
        await previewSwap(site, {});
        await site.page.getByRole('checkbox', { name: t('earlier.confirm') }).check();
        await asks(here);
        await swaps(here, tools, address);
      },
    );
  },
  { concurrency: 1 },
);
