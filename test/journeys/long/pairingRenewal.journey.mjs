import assert from 'node:assert/strict';
import { FIRST } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { visit, walking } from '../support/phone.mjs';
import { eventually } from '../support/site.mjs';

/** When a code is replaced by the next one, and how much longer the old one is accepted, in ms. */
const RENEWAL_MS = 230_000;
const MARGIN_MS = 10_000;
const approving = { policy: 'approve' };

/** A page that shows a code, on a controllable clock. */
const walk = walking(async (tools) => {
  const context = await tools.profile();
  await context.clock.install();
  const here = await visit(tools, { context });
  // Minutes pass in a moment, and WalletConnect's client retries its relay for each minute that it waits.
  here.site.excuseAll(/^console: MaxListenersExceededWarning/);
  const first = await here.showCode();
  /** Advances the clock, timer by timer, and returns the code that is then shown. */
  const after = async (ms, isOther = () => true) => {
    await here.site.page.clock.runFor(ms);
    return eventually(here.readCode, isOther);
  };
  return { ...here, first, after };
});

journeys('A code that is shown for minutes', (journey) => {
  journey(
    'is replaced before it expires, and the new one connects',
    walk(async ({ site, app, first, after }) => {
      assert.equal(await after(RENEWAL_MS - 5_000), first);
      const second = await after(6_000, (code) => code !== first);
      const third = await after(RENEWAL_MS, (code) => code !== second);
      await (await app.pair(third)).approve(approving);
      assert.equal((await site.heard('wallet-connected')).address, FIRST);
    }),
  );

  journey(
    'still connects a phone that scanned it just before it was replaced',
    walk(async ({ site, app, first, after }) => {
      await after(RENEWAL_MS + 1_000, (code) => code !== first);
      await (await app.pair(first)).approve(approving);
      assert.equal((await site.heard('wallet-connected')).address, FIRST);
      assert.equal(app.sessions.length, 1);
    }),
  );

  journey(
    'connects nobody when it has expired',
    walk(async ({ site, app, first, after }) => {
      const second = await after(RENEWAL_MS + 1_000, (code) => code !== first);
      await after(MARGIN_MS, (code) => code === second);
      const late = await app.pair(first).then(
        (proposal) => proposal.approve(approving).catch(() => undefined),
        () => undefined,
      );
      assert.equal((await site.state()).status, 'disconnected', `${late}`);
      await (await app.pair(second)).approve(approving);
      assert.equal((await site.heard('wallet-connected')).address, FIRST);
    }),
  );
});
