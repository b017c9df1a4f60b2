import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST } from '../../journeys/support/accounts.mjs';
import { eventually } from '../../journeys/support/site.mjs';
import { t } from '../../journeys/support/texts.mjs';
import { shownAddress, visit, WALLET } from './visit.mjs';

const usual = (port) => ['--port', port, '--host', '127.0.0.1'];

/**
 * Sites that are also visited on their development server: the component with the tags, and the server's flags. Svelte
 * recreates a changed component, and with it the modal. Angular's server doesn't notice changes in a folder whose name
 * starts with a dot, and sites are built in such a folder.
 */
export const developed = {
  next: { file: 'app/Wallet.tsx', flags: (port) => ['-p', port, '-H', '127.0.0.1'] },
  nuxt: { file: 'app/components/Wallet.vue', flags: usual },
  react: { file: 'src/Wallet.tsx', flags: usual },
  svelte: { file: 'src/Wallet.svelte', flags: usual, isAnew: true },
  sveltekit: { file: 'src/lib/Account.svelte', flags: usual },
  vue: { file: 'src/Wallet.vue', flags: usual },
};

/** Runs before the page's own scripts. Makes each modal keep track of its listeners for `wallet-connected`. */
function keepListeners() {
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const of = (target, type) => {
    if (target?.localName !== 'wallet-modal' || type !== 'wallet-connected') return undefined;
    target.heldListeners ??= new Set();
    return target.heldListeners;
  };
  EventTarget.prototype.addEventListener = function (type, listener, ...more) {
    of(this, type)?.add(listener);
    addEventListener.call(this, type, listener, ...more);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, ...more) {
    of(this, type)?.delete(listener);
    removeEventListener.call(this, type, listener, ...more);
  };
}

/**
 * Connects as in `visit`, and changes the component while the modal is open: the page isn't reloaded, the wallet stays
 * connected, the modal works, and nothing is duplicated.
 */
export async function visitDeveloped(open, stack, folder, { origin, file, isAnew }) {
  const site = await visit(open, stack, '', { origin, prepare: keepListeners });
  await site.heard('wallet-connected');
  await site.reaches((state) => !state.open);
  const listeners = () => site.modal.evaluate((modal) => modal.heldListeners.size);
  assert.equal(await listeners(), 1);
  await site.accountButton().click();
  await site.reaches((state) => state.open);

  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  await site.page.evaluate(() => {
    window.isSamePage = true;
  });
  writeFileSync(path, source.replace('Account:', 'Your account:'));
  await site.sees(site.page.getByText('Your account:'));
  await site.sees(shownAddress(site));
  assert.equal(await site.page.evaluate(() => window.isSamePage), true);
  assert.equal(await site.page.locator('wallet-modal').count(), 1);
  if (isAnew) {
    await site.heard('wallet-connected');
    await site.accountButton().click();
  }
  await site.sees(site.dialog(t('account.title')));
  assert.equal((await site.state()).address, FIRST);
  await eventually(listeners, (count) => count === 1);

  await site.page.keyboard.press('Escape');
  await site.reaches((state) => !state.open);
  await site.button('Disconnect').click();
  await site.heard('wallet-disconnected');
  await site.connect(WALLET);
  await site.sees(shownAddress(site));
  await site.sees(site.text(`Connected with ${WALLET}.`));
  assert.equal(site.unheard('wallet-connected'), 0);
  await site.reaches((state) => !state.open);
  return site;
}
