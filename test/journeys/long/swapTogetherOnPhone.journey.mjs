// An approval and a swap in one confirmation on a phone: its wallet's capabilities are in the session, or requested over the
// relay. Sequential: each moves the prices.
import assert from 'node:assert/strict';
import { journeys } from '../support/journeys.mjs';
import { visit, walking } from '../support/phone.mjs';
import { leaveReceipt, tokensOf } from '../support/sending.mjs';
import {
  allowanceOf,
  askTogether,
  confirmed,
  dollarsOf,
  openSwap,
  previewButton,
  previewSwap,
  withOwnQuotes,
} from '../support/swapping.mjs';

const { SANDBOX_ADDRESSES, SANDBOX_KEYS } = await import('../../../dist/sandbox/index.js');

const DOLLARS = { from: 'Sandbox Dollar', to: 'Sandbox Token', amount: '50' };
const SENDS = ['eth_sendTransaction', 'personal_sign'];
const CALLS = ['wallet_sendCalls', 'wallet_getCallsStatus'];

/** A visitor with a phone whose only account is the one with this number. */
const walkWith = (number) =>
  walking((tools) =>
    visit(tools, {
      attributes: `chain-api-url="${tools.stack.url}"`,
      change: withOwnQuotes,
      mostRequests: 300,
      phone: { smartAccounts: true, keys: [SANDBOX_KEYS[number]] },
    }),
  );

journeys(
  'An approval and a swap on a phone',
  (journey) => {
    for (const [number, what, methods, isAsked] of [
      [
        3,
        'whose wallet says over the relay what it can',
        [...SENDS, ...CALLS, 'wallet_getCapabilities'],
        true,
      ],
      [4, 'whose wallet wrote what it can into the session', [...SENDS, ...CALLS], false],
    ])
      journey(
        `${what} are one confirmation`,
        walkWith(number)(async ({ site, connect }, { stack }) => {
          const account = SANDBOX_ADDRESSES[number];
          const dollars = dollarsOf(stack);
          const before = await tokensOf(stack, dollars, account);
          const told = { [account]: { '0x7a69': { atomic: { status: 'ready' } } } };
          const properties = isAsked ? {} : { sessionProperties: { capabilities: JSON.stringify(told) } };
          const { wallet } = await connect({ policy: 'approve', methods, ...properties });
          await openSwap(site, account);
          await previewSwap(site, DOLLARS);
          await askTogether(site);
          await leaveReceipt(site);
          await confirmed(site);
          const timesOf = (method) => wallet.requests.filter((one) => one.method === method).length;
          assert.equal(timesOf('wallet_sendCalls'), 1);
          assert.equal(timesOf('eth_sendTransaction'), 0);
          assert.equal(timesOf('wallet_getCapabilities') > 0, isAsked);
          assert.equal(await tokensOf(stack, dollars, account), before - 50_000_000n);
          assert.equal(await allowanceOf(stack, dollars, account, stack.exchange), 0n);
        }),
      );

    journey(
      'are two steps where its session allows no calls',
      walkWith(0)(async ({ site, connect }) => {
        const { wallet } = await connect({ policy: 'approve', methods: SENDS });
        await openSwap(site, SANDBOX_ADDRESSES[0]);
        await previewSwap(site, DOLLARS);
        await site.sees(previewButton(site, 'swap.preview.approve'));
        assert.equal(wallet.requests.filter(({ method }) => method === 'wallet_getCapabilities').length, 0);
      }),
    );
  },
  { concurrency: 1 },
);
