import assert from 'node:assert/strict';
import { journeys } from './support/journeys.mjs';
import { isFocused } from './support/keys.mjs';
import { begun, eventually } from './support/site.mjs';
import { t } from './support/texts.mjs';

const name = 'First Wallet';
const INTERFACE = /\/chunks\/island-/;
/** The files that opening loads, by name. */
const OPENING = ['first', 'island', 'locales-enParts', 'session'];

/** Records what a screen reader would announce: opened dialogs, and the elements in them that receive the focus. */
function listen(modal) {
  window.told = [];
  for (const method of ['show', 'showModal']) {
    const open = HTMLDialogElement.prototype[method];
    HTMLDialogElement.prototype[method] = function () {
      window.told.push('opens');
      open.call(this);
    };
  }
  // Focus changes within a shadow root aren't visible outside.
  modal.shadowRoot.addEventListener('focusin', ({ target }) => window.told.push(target.localName), true);
}

const told = (site) => site.page.evaluate(() => window.told);

/** A page whose interface is withheld until it is released. */
async function visit({ open, profile }) {
  const context = await profile();
  let letCome;
  const mayCome = new Promise((resolve) => {
    letCome = resolve;
  });
  await context.route(INTERFACE, async (route) => {
    await mayCome;
    await route.continue();
  });
  const site = await open('plain.html', { context, wallets: [{ name }] });
  await site.connectButton.waitFor();
  await site.modal.evaluate(listen);
  return { site, letCome };
}

/** The dialog's node in the accessibility tree. */
async function dialogNode(site) {
  const client = await site.page.context().newCDPSession(site.page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const dialog = nodes.find(({ role }) => role?.value === 'dialog');
  const isTrue = (name) => dialog.properties.find((one) => one.name === name)?.value.value === true;
  return {
    node: dialog.backendDOMNodeId,
    name: dialog.name.value,
    isFocused: isTrue('focused'),
    isModal: isTrue('modal'),
  };
}

/** Excludes the settings reader, which loads before a press if settings are in the markup. */
const CHUNKS = /\/chunks\/(?!settings-)/;
/** Shorter than the delay before loading ahead. */
const REST_MS = 300;

/**
 * Records the visible parts in each frame from the first dialog frame on, and the time of opening. Visitors can't tell which
 * elements are behind the list.
 */
function watchRows(modal) {
  window.seen = [];
  modal.addEventListener('wallet-open', () => {
    window.openedAt = performance.now();
  });
  const look = () => {
    const parts = modal.shadowRoot.querySelectorAll('dialog :is([part=card], h2, button, li, p, svg)');
    const boxes = [...parts].flatMap((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const isSeen = width && part.checkVisibility({ visibilityProperty: true });
      return isSeen
        ? [part.localName, part.ariaLabel ?? part.textContent, x, y, width, height].join(' ')
        : [];
    });
    const text = boxes.join('\n');
    if (text && text !== window.seen.at(-1)) window.seen.push(text);
    requestAnimationFrame(look);
  };
  look();
}

/** The requested chunks and their times, without the hashes in their names. */
const askedFor = ({ page }) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/chunks\/(?!settings-)/.test(name))
      .map(({ name, startTime }) => ({ name: /([^/]+)-.{7}\.js/.exec(name)[1], startTime })),
  );

journeys('A visitor with a slow line', (journey) => {
  journey(
    'waits for one round of files, and nothing changes that was drawn first',
    async ({ open, profile }) => {
      const context = await profile();
      const waiting = [];
      let isHeld = true;
      await context.route(CHUNKS, (route) => (isHeld ? void waiting.push(route) : route.continue()));
      const site = await open('plain.html', { context, wallets: [{ name }] });
      await site.connectButton.waitFor();
      await site.modal.evaluate(watchRows);
      // Without a hint before the press, which would load them ahead.
      await site.connectButton.evaluate((button) => button.click());
      await eventually(() => waiting.length === OPENING.length);
      isHeld = false;
      for (const route of waiting) await route.continue();
      await site.heard('wallet-open');
      // The files for the next steps load ahead, so everything is finished by then.
      await eventually(async () => (await askedFor(site)).length > OPENING.length);
      const openedAt = await site.page.evaluate(() => window.openedAt);
      const needed = (await askedFor(site)).filter(({ startTime }) => startTime < openedAt + REST_MS);
      assert.deepEqual(needed.map((file) => file.name).sort(), OPENING);
      assert.equal((await site.page.evaluate(() => window.seen)).length, 1);
    },
  );
});

journeys('A visitor with a screen reader', (journey) => {
  journey('hears of the modal once, although the interface follows the first list', async (tools) => {
    const { site, letCome } = await visit(tools);
    await site.connectButton.press('Enter');
    await site.sees(site.row(name));
    const first = await dialogNode(site);
    letCome();
    await site.heard('wallet-open');
    assert.deepEqual(await told(site), ['opens', 'dialog']);
    assert.deepEqual(await dialogNode(site), first);
    const { node, ...seen } = first;
    assert.deepEqual(seen, { name: t('connect.title'), isFocused: true, isModal: true });
  });

  journey('hears of it once when the interface is there before', async (tools) => {
    const { site, letCome } = await visit(tools);
    letCome();
    const loaded = begun(site.page.waitForResponse(INTERFACE));
    await site.connectButton.hover();
    await loaded;
    await eventually(() =>
      site.modal.evaluate((modal) => modal.shadowRoot.querySelector('slot[name=frame]') !== null),
    );
    await site.connectButton.press('Enter');
    await site.heard('wallet-open');
    assert.deepEqual(await told(site), ['opens', 'dialog']);
  });

  journey('stays on a row, which only the interface replaces', async (tools) => {
    const { site, letCome } = await visit(tools);
    await site.connectButton.press('Enter');
    const row = site.row(name);
    await site.sees(row);
    await row.focus();
    letCome();
    await site.heard('wallet-open');
    assert.ok(await isFocused(row));
    assert.deepEqual(await told(site), ['opens', 'dialog', 'button', 'button']);
  });
});
