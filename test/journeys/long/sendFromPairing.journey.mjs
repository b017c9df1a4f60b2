// Sending with a wallet app on a phone: the request goes through the relay, and the phone sends.
import assert from 'node:assert/strict';
import { formatEther } from 'viem';
import { FIRST, THIRD } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { walk } from '../support/phone.mjs';
import {
  askChain,
  balanceOf,
  becomes,
  hasReceipt,
  isNewest,
  leaveReceipt,
  openForm,
  review,
  sendButton,
  showsBalance,
  submit,
} from '../support/sending.mjs';
import { eventually } from '../support/site.mjs';
import { t } from '../support/texts.mjs';

const QUARTER = 250_000_000_000_000_000n;
const AMOUNT = { amount: '0.25', symbol: 'ETH' };
const REQUEST = 'eth_sendTransaction';

/** The phone's request to send, as its user reads it. */
async function askedOnPhone({ wallet }) {
  const { params } = await eventually(() => wallet.requests.findLast(({ method }) => method === REQUEST));
  const [{ from, to, value }] = params;
  return { from, to, value: BigInt(value) };
}

journeys(
  'With a wallet app, a transfer',
  (journey) => {
    journey(
      'is sent by the phone, and followed on the page',
      walk(async ({ site, connect }, { stack }) => {
        const before = await balanceOf(stack, THIRD);
        const session = await connect({
          policy: 'approve',
          script: [{ method: REQUEST, answer: 'approve', delayMs: 2_000 }],
        });
        await openForm(site);
        await review(site, '0.25', THIRD);
        await submit(site);
        await site.sees(site.text(t('send.asking')));
        assert.deepEqual(await askedOnPhone(session), { from: FIRST, to: THIRD, value: QUARTER });
        const { hash } = await becomes(site, 'pending');
        assert.equal(session.wallet.requests.findLast(({ method }) => method === REQUEST).result, hash);
        assert.equal((await becomes(site, 'confirmed')).hash, hash);
        await site.sees(site.text(t('transaction.done.send', AMOUNT)));
        await leaveReceipt(site);
        await isNewest(site, t('history.operation.send'), '−0.25 ETH');
        await showsBalance(site, stack, FIRST);
        assert.equal(await balanceOf(stack, THIRD), before + QUARTER);
      }),
    );

    journey(
      'is declined on the phone, and may be sent again',
      walk(async ({ site, connect }, { stack }) => {
        const before = await balanceOf(stack, THIRD);
        const own = formatEther(await balanceOf(stack, FIRST));
        const session = await connect({ policy: 'approve', script: [{ method: REQUEST, answer: 'reject' }] });
        await openForm(site);
        await review(site, '0.25', THIRD);
        await submit(site);
        await site.failed('user_rejected');
        await site.sees(site.dialog(t('send.reviewTitle')));
        await site.sees(site.text(t('send.failed.declined')));
        assert.equal(await site.text(t('send.failed.declinedText')).count(), 0);
        assert.deepEqual(await askedOnPhone(session), { from: FIRST, to: THIRD, value: QUARTER });
        assert.equal(site.unheard('wallet-transaction'), 0);
        assert.equal(await balanceOf(stack, THIRD), before);
        assert.equal(formatEther(await balanceOf(stack, FIRST)), own);
        await submit(site);
        await becomes(site, 'pending');
        await becomes(site, 'confirmed');
        await site.sees(site.text(t('transaction.done.send', AMOUNT)));
        assert.equal(await balanceOf(stack, THIRD), before + QUARTER);
      }),
    );

    journey(
      'that the phone sends without an answer is found on the page',
      walk(async ({ site, connect }, { stack }) => {
        const before = await balanceOf(stack, THIRD);
        const error = { code: -32603, message: 'Request expired. Please try again.' };
        await connect({ policy: 'approve', script: [{ method: REQUEST, answer: 'reject', error }] });
        await openForm(site);
        await review(site, '0.25', THIRD);
        await submit(site);
        await becomes(site, 'unknown');
        await site.warned('wallet_failed');
        await site.sees(site.text(t('transaction.unknown.send', AMOUNT)).first());
        await site.seesNot(sendButton(site));
        const value = `0x${QUARTER.toString(16)}`;
        await askChain(stack, 'eth_sendTransaction', [{ from: FIRST, to: THIRD, value }]);
        await eventually(async () => (await balanceOf(stack, THIRD)) === before + QUARTER);
        await site.button(t('unclear.check')).click();
        await becomes(site, 'confirmed');
        await hasReceipt(site);
        await site.sees(site.text(t('transaction.done.send', AMOUNT)).first());
      }),
    );
  },
  // One account sends, and its balance is compared.
  { concurrency: 1 },
);
