// Sending from a sign-in account: the frame asks in its own view.
import assert from 'node:assert/strict';
import { formatEther } from 'viem';
import { THIRD } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import {
  balanceOf,
  becomes,
  isNewest,
  leaveReceipt,
  openForm,
  review,
  showsBalance,
  submit,
} from '../support/sending.mjs';
import { visitSignIn } from '../support/signInPage.mjs';
import { eventually } from '../support/site.mjs';
import { t } from '../support/texts.mjs';

const QUARTER = 250_000_000_000_000_000n;
const AMOUNT = { amount: '0.25', symbol: 'ETH' };

/** A visitor who is signed in and whom the frame asks to approve a transfer. */
async function asked(tools, email) {
  // Two transfers are reviewed and tracked.
  const here = await visitSignIn(tools, { mostRequests: 150 });
  const { site, signIn, inFrame } = here;
  const { address } = await signIn(email);
  const before = await balanceOf(tools.stack, THIRD);
  await openForm(site, address);
  await review(site, '0.25', THIRD);
  await submit(site);
  await site.sees(site.dialog(t('approve.title')));
  await site.sees(inFrame.getByRole('button', { name: 'Approve', exact: true }));
  const isUnchanged = async () => {
    assert.equal(await balanceOf(tools.stack, THIRD), before);
    assert.equal(formatEther(await balanceOf(tools.stack, address)), '10');
    assert.equal(site.unheard('wallet-transaction'), 0);
  };
  return { ...here, address, before, isUnchanged };
}

/** Approves the transfer on the second prompt, which leads to its receipt above the account. */
async function sends({ site, press, address, before }, { stack }) {
  await press('approve');
  await becomes(site, 'pending');
  await becomes(site, 'confirmed');
  await site.sees(site.text(t('transaction.done.send', AMOUNT)));
  await leaveReceipt(site);
  await isNewest(site, t('history.operation.send'), '−0.25 ETH');
  await showsBalance(site, stack, address);
  assert.equal(await balanceOf(stack, THIRD), before + QUARTER);
  assert.equal(
    await site.button(t('dialog.back'), { exact: true }).count(),
    0,
    'nothing is left to go back to',
  );
}

journeys(
  'Somebody who signed in',
  (journey) => {
    journey('approves a transfer in the frame, and is at the account again', async (tools) => {
      const here = await asked(tools, 'send@example.com');
      await sends(here, tools);
      assert.deepEqual(
        here.site.events
          .filter(({ name }) => name === 'wallet-view-changed')
          .map(({ detail }) => detail.view)
          .slice(-7),
        ['Account', 'WalletSend', 'WalletSendPreview', 'ApproveTransaction', 'Account', 'Receipt', 'Account'],
      );
    });

    // Other possible actions of a frame are in `sendFromFrame.unit.test.ts`.
    journey(
      'declines a transfer and finds it as it was, then closes the modal while the frame asks, and confirms by hand that it may send again',
      async (tools) => {
        const here = await asked(tools, 'close@example.com');
        const { site, press, frames, isUnchanged, address } = here;
        await press('reject');
        await site.failed('user_rejected');
        await site.sees(site.dialog(t('send.reviewTitle')));
        await site.sees(site.text(t('send.failed.declined')));
        await isUnchanged();

        await submit(site);
        await site.sees(site.dialog(t('approve.title')));
        await site.button(t('dialog.close'), { exact: true }).click();
        await site.heard('wallet-close');
        await eventually(frames, (count) => count === 0);
        await becomes(site, 'unknown');
        await isUnchanged();

        await openForm(site, address);
        await site.sees(site.page.getByText(t('earlier.text')));
        const amount = site.page.getByRole('textbox', { name: t('send.amount') });
        assert.equal(await amount.inputValue(), '0.25');
        await site.button(t('send.button.review')).click();
        await site.sees(site.dialog(t('send.reviewTitle')));
        await site.page.getByRole('checkbox', { name: t('earlier.confirm') }).check();
        await submit(site);
        await site.sees(site.dialog(t('approve.title')));
        await sends(here, tools);
      },
    );
  },
  { concurrency: 1 },
);
