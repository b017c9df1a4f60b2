import assert from 'node:assert/strict';
import { eventually } from '../../journeys/support/site.mjs';
import { shownAddress, visit, WALLET } from './visit.mjs';

/** What a page must not keep of a modal that is gone. */
const leftovers = (page) =>
  page.evaluate(() => ({
    tags: document.querySelectorAll('wallet-modal, wallet-button').length,
    dialogs: document.querySelectorAll('dialog, [popover], iframe').length,
    scrolling: getComputedStyle(document.documentElement).overflowY,
  }));

/** As `visit`, and everything else that an example shows, with its own controls. */
export async function visitExample(open, stack, page, options) {
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

  // The whole part with the tags goes while the modal is open, as when a visitor leaves a view.
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
