import assert from 'node:assert/strict';
import { verifyMessage } from 'viem';
import { FIRST } from '../../journeys/support/accounts.mjs';
import { eventually } from '../../journeys/support/site.mjs';
import { shownAddress, visit, WALLET } from './visit.mjs';

/** Leftovers of a removed modal in the page. */
const leftovers = (page) =>
  page.evaluate(() => ({
    tags: document.querySelectorAll('wallet-modal, wallet-button').length,
    dialogs: document.querySelectorAll('dialog, [popover], iframe').length,
    scrolling: getComputedStyle(document.documentElement).overflowY,
  }));

/** Signs with an example that has a button for it, and checks that the account has signed the message. */
async function sign(site) {
  await site.button('Sign a message').click();
  await site.approve('message');
  const text = await site.page.getByText(/^Signed: 0x/).textContent();
  const signature = text.replace('Signed: ', '');
  assert.ok(await verifyMessage({ address: FIRST, message: 'Hello', signature }));
}

/** Like `visit`, and also uses everything else that an example shows, through its own controls. */
export async function visitExample(open, stack, page, { signs, ...options }) {
  const site = await visit(open, stack, page, options);
  await site.heard('wallet-connected');
  await site.sees(site.text(`Connected with ${WALLET}.`));
  await site.reaches((state) => !state.open);

  await site.button('Disconnect').click();
  await site.heard('wallet-disconnected');
  await site.sees(site.connectButton);
  await site.seesNot(shownAddress(site));
  await site.connect(WALLET);
  await site.sees(shownAddress(site));
  await site.reaches((state) => !state.open);
  if (signs) await sign(site);

  // The whole part with the tags is removed while the modal is open, as when a visitor leaves a view.
  const shown = site.page.getByRole('checkbox', { name: 'Wallet' });
  await site.accountButton().click();
  await site.reaches((state) => state.open);
  await shown.evaluate((box) => box.click());
  const left = await eventually(
    () => leftovers(site.page),
    ({ tags, dialogs }) => tags + dialogs === 0,
  );
  assert.equal(left.scrolling, 'visible');

  // A real click: nothing covers the page or makes it inert.
  await shown.click();
  await site.sees(shownAddress(site));
  await site.heard('wallet-connected');
  assert.equal((await leftovers(site.page)).tags, 2);
  await site.accountButton().click();
  await site.reaches((state) => state.open);
  return site;
}
