// The balance beside the account, while the modal is closed.
import assert from 'node:assert/strict';
import { FIRST, SECOND, THIRD } from './support/accounts.mjs';
import { journeys } from './support/journeys.mjs';
import { askChain, balanceOf, becomes } from './support/sending.mjs';
import { eventually } from './support/site.mjs';

const name = 'First Wallet';
const ETHER = 10n ** 18n;
const hex = (value) => `0x${value.toString(16)}`;

/** A connected page whose clock the journey moves. */
async function visit({ open, profile }) {
  const context = await profile();
  await context.clock.install();
  const site = await open('plain.html', {
    attributes: 'track-transactions',
    wallets: [{ name, policy: 'approve' }],
    context,
  });
  await site.connectButton.click();
  await site.row(name).click();
  await site.heard('wallet-close');
  return site;
}

/** Waits until the button and the page's state show the account's balance on the chain, truncated to three decimals. */
async function shows(site, stack) {
  const units = await balanceOf(stack, FIRST);
  const thousandths = units / 10n ** 15n;
  const rest = `${thousandths % 1000n}`.padStart(3, '0').replace(/0+$/, '');
  const whole = new Intl.NumberFormat('en').format(thousandths / 1000n);
  const text = `${whole}${rest && `.${rest}`} ETH`;
  await eventually(
    () => site.accountButton(FIRST).textContent(),
    (shown) => shown.includes(`${text} · `),
  );
  await eventually(
    () => site.modal.evaluate((modal) => modal.state.balance),
    (balance) => balance === text,
  );
}

/** Another account pays this account, outside the page. */
async function pay(stack, value) {
  const hash = await askChain(stack, 'eth_sendTransaction', [{ from: SECOND, to: FIRST, value: hex(value) }]);
  await eventually(() => askChain(stack, 'eth_getTransactionReceipt', [hash]));
}

journeys('The balance beside the account', (journey) => {
  journey(
    'follows what the page sends, what others send, and is there when the visitor returns',
    async (tools) => {
      const { stack } = tools;
      const site = await visit(tools);
      await shows(site, stack);

      // The page's own transaction, through the provider.
      const value = hex(2n * ETHER);
      const sent = await site.request('eth_sendTransaction', [{ from: FIRST, to: THIRD, value }]);
      assert.match(sent, /^0x/, JSON.stringify(sent));
      await becomes(site, 'pending');
      await eventually(async () => {
        await site.page.clock.fastForward(1_000);
        return site.unheard('wallet-transaction');
      });
      await becomes(site, 'confirmed');
      await shows(site, stack);

      await pay(stack, 3n * ETHER);
      await site.page.clock.fastForward(60_000);
      await shows(site, stack);

      await pay(stack, 4n * ETHER);
      await site.page.clock.fastForward(1_500);
      await site.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await shows(site, stack);
    },
  );
});
