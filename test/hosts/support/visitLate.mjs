import assert from 'node:assert/strict';
import { FIRST } from '../../journeys/support/accounts.mjs';
import { eventually } from '../../journeys/support/site.mjs';
import { WALLET } from './visit.mjs';

/** The number of late parts in each site's page, and how many of them its server renders as HTML. */
const counts = {
  next: { all: 2, written: 2 },
  nuxt: { all: 3, written: 3 },
  'react-router': { all: 1, written: 1 },
  sveltekit: { all: 3, written: 2 },
};

/** The text of the late parts, and whether their documented buttons are enabled. Some hydrate when seen or clicked. */
const shown = (site) =>
  site.page.locator('[data-late]').evaluateAll((sections) =>
    sections.map((section) => {
      section.scrollIntoView();
      section.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
      return {
        status: section.dataset.late,
        text: section.querySelector('p').textContent,
        greetings: section.querySelectorAll('b').length,
        canPay: !section.querySelector('button').disabled,
      };
    }),
  );

/**
 * Visits a page whose parts are streamed or hydrated when the modal already exists: as a new visitor, and as a visitor
 * whose connection was restored before those parts.
 */
export async function visitLate(open, name, { origin }) {
  const { all: parts, written } = counts[name];
  const html = await (await fetch(`${origin}/late`)).text();
  assert.equal(html.match(/<section data-late="disconnected"/g)?.length, written);
  const all = (status, text, greetings) => (seen) =>
    seen.length === parts &&
    seen.every(
      (part) =>
        part.status === status && part.text === text && part.greetings === greetings && part.canPay === true,
    );
  const isConnected = all('connected', `${FIRST} on Sandbox One`, 1);
  const site = await open('late', {
    wallets: [{ name: WALLET }],
    init: `import(\`\${location.origin}/wallets.js\`)`,
    origin,
  });
  await site.sees(site.connectButton);
  await eventually(() => shown(site), all('disconnected', 'Nobody', 0));
  await site.button('Pay').first().click();
  await site.row(WALLET).click();
  await site.approve('connect');
  await site.heard('wallet-connected');
  await eventually(() => shown(site), isConnected);

  // Otherwise the browser restores the last scroll position.
  await site.page.evaluate(() => scrollTo(0, 0));
  await site.page.reload({ waitUntil: 'commit' });
  await site.heard('wallet-connected');
  await eventually(() => shown(site), isConnected);
  const first = await site.page.evaluate(() =>
    performance
      .getEntriesByType('mark')
      .flatMap(({ name }) => (name.startsWith('late ') ? name.slice(5) : [])),
  );
  // Otherwise a part only repeated the server's status.
  assert.ok(
    first.length >= parts && first.every((status) => ['restoring', 'connected'].includes(status)),
    `Not every part came late: ${first}`,
  );
  const tags = await site.page.locator('wallet-modal, wallet-button').count();
  assert.equal(tags, 2);
  await site.button('Pay').last().click();
  await site.reaches((state) => state.open);
  return site;
}
