import assert from 'node:assert/strict';
import { FIRST } from '../../journeys/support/accounts.mjs';
import { eventually } from '../../journeys/support/site.mjs';
import { WALLET } from './visit.mjs';

/** How many late parts the page of a site has, and how many of them its server writes as HTML. */
const counts = {
  next: { all: 2, written: 2 },
  nuxt: { all: 3, written: 3 },
  'react-router': { all: 1, written: 1 },
  sveltekit: { all: 3, written: 2 },
};

/** What the late parts show, and whether their documented buttons can be pressed. Some hydrate when seen or pressed. */
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
 * Visits a page whose parts are streamed or hydrated when the modal is there already: as somebody new, and as
 * somebody whose connection has returned before them.
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

  // Otherwise the browser shows again what was seen last.
  await site.page.evaluate(() => scrollTo(0, 0));
  await site.page.reload({ waitUntil: 'commit' });
  await site.heard('wallet-connected');
  await eventually(() => shown(site), isConnected);
  const first = await site.page.evaluate(() =>
    performance
      .getEntriesByType('mark')
      .flatMap(({ name }) => (name.startsWith('late ') ? name.slice(5) : [])),
  );
  // Else a part said what the server had said anyway.
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
