// Builds the sites in SITES with the packed package and their own tools, and visits them.
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { atPace } from '../../scripts/lib/pace.mjs';
import { serveSite } from '../../scripts/lib/serveSite.mjs';
import { buildSite, folderOf, isExample, withLatePage } from '../../scripts/lib/sites.mjs';
import { journeys } from '../journeys/support/journeys.mjs';
import { changeMind, visit } from './support/visit.mjs';
import { developed, visitDeveloped } from './support/visitDeveloped.mjs';
import { visitExample } from './support/visitExample.mjs';
import { visitLate } from './support/visitLate.mjs';

const names = process.env.SITES.split(' ');
const table = Object.fromEntries(names.map((name) => [name, {}]));
const tell = (name) => (step, outcome) => {
  table[name][step] = typeof outcome === 'number' ? `${(outcome / 1000).toFixed(1)} s` : outcome;
};
const built = new Set();
/** Whether a site's pages, from a server or a build, already contain the tags. */
const isRendered = (name) => ['angular', 'next', 'nuxt', 'react-router', 'sveltekit'].includes(name);
// The wait of the late pages: longer than a restored connection needs, and shorter than React Router's server allows.
process.env.LATE_MS = `${Math.min(4_000, atPace(2_000))}`;

describe('with the packed package', { concurrency: 2 }, () => {
  for (const name of names)
    it(`${name} installs, has no type errors and builds`, async () => {
      await buildSite(name, tell(name));
      built.add(name);
    });
});

journeys(
  'as built for production',
  (journey) => {
    for (const name of names) {
      const promise = isExample(name)
        ? 'connects, hears an event, takes a property, obeys a method, and survives removal'
        : 'connects a wallet and shows a code for wallet apps';
      journey(`${name} ${promise}`, async ({ open, stack }) => {
        if (!built.has(name)) throw new Error(`${name} was not built.`);
        const from = performance.now();
        tell(name)('visit', 'FAILED');
        const { origin, stop } = await serveSite(folderOf(name), stack.url);
        try {
          // Otherwise nothing here is hydrated.
          if (isRendered(name))
            assert.match(await (await fetch(origin)).text(), /<wallet-modal [^>]*networks=/);
          const site = isExample(name)
            ? await visitExample(open, stack, '', { origin, signs: name === 'wagmi' })
            : await visit(open, stack, '', { origin });
          site.check();
          // It may still load something.
          await site.page.close();
          if (name === 'react18') (await changeMind(open, { origin })).check();
          if (withLatePage.includes(name)) {
            const late = await visitLate(open, name, { origin });
            late.check();
            await late.page.close();
          }
          tell(name)('visit', performance.now() - from);
        } finally {
          await stop();
        }
      });
    }
  },
  { concurrency: 2 },
);

journeys('on its development server', (journey) => {
  for (const name of names.filter((name) => developed[name])) {
    journey(`${name} keeps the connection when its code changes`, async ({ open, stack }) => {
      if (!built.has(name)) throw new Error(`${name} was not built.`);
      const from = performance.now();
      tell(name)('change', 'FAILED');
      const { flags, ...change } = developed[name];
      const folder = folderOf(name);
      const { origin, stop } = await serveSite(folder, stack.url, { development: flags });
      try {
        const site = await visitDeveloped(open, stack, folder, { ...change, origin });
        site.check();
        await site.page.close();
        tell(name)('change', performance.now() - from);
      } finally {
        await stop();
      }
    });
  }
});

after(() => console.table(table, ['install', 'check', 'build', 'visit', 'change']));
