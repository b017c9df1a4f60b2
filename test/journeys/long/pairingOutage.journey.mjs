import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { FIRST } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { walk } from '../support/phone.mjs';
import { begun, eventually } from '../support/site.mjs';
import { t } from '../support/texts.mjs';

const approving = { policy: 'approve' };
const ask = (site) => site.request('personal_sign', ['0x68656c6c6f', FIRST]);
const signs = async (site) => assert.match(await ask(site), /^0x/);

/** The page's current task, and how it continues when the relay is back: `end` gets the result of `begin`. */
const phases = {
  'while a code is shown': {
    begin: ({ showCode }) => showCode(),
    end: async ({ app, site }, uri) => {
      await (await app.pair(uri)).approve(approving);
      assert.equal((await site.heard('wallet-connected')).address, FIRST);
    },
  },
  'while the phone has the request to connect': {
    begin: async ({ app, showCode }) => app.pair(await showCode()),
    whileGone: (_here, proposal) => void begun(proposal.approve(approving)),
    end: async ({ site }) => assert.equal((await site.heard('wallet-connected')).address, FIRST),
  },
  'while connected': { begin: ({ connect }) => connect(approving), end: () => undefined },
  'while a request is under way': {
    begin: async ({ connect, site }) => {
      const delayMs = 1500;
      const session = await connect({
        policy: 'approve',
        script: [{ method: 'personal_sign', answer: 'approve', delayMs }],
      });
      const answer = begun(ask(site));
      await eventually(() => session.wallet.requests.length);
      return answer;
    },
    end: async (_here, answer) => assert.match(await answer, /^0x/),
  },
  'when a request is made meanwhile': {
    begin: ({ connect }) => connect(approving),
    whileGone: ({ site }) => begun(ask(site)),
    end: async (_here, _session, answer) => assert.match(await answer, /^0x/),
  },
};

/** Longer than the pause between two reconnection attempts. */
const OUTAGE_MS = 5000;
/** The browser logs cut connections to the console. */
const CUTS = /WebSocket connection to 'ws:/;

const outages = {
  'cuts its connections': ({ relay }) => relay.drop(),
  'is gone for seconds': async ({ failures }) => {
    failures.set({ service: 'relay', mode: 'offline' });
    await pause(OUTAGE_MS);
    failures.set({ service: 'relay', mode: 'none' });
  },
};

/** Cut connections in every phase, and an outage of seconds where the page waits for an answer. */
const tried = [
  ...Object.keys(phases).map((phase) => ['cuts its connections', phase]),
  ['is gone for seconds', 'when a request is made meanwhile'],
];

journeys(
  'A relay that',
  (journey) => {
    for (const [what, phase] of tried) {
      const { begin, whileGone, end } = phases[phase];
      journey(
        `${what} ${phase} is found again`,
        walk(async (here, { stack }) => {
          const begun = await begin(here);
          const over = outages[what](stack);
          const asked = whileGone?.(here, begun);
          await over;
          await end(here, begun, asked);
          await signs(here.site);
          here.site.excuseAll(CUTS);
        }),
      );
    }
  },
  { concurrency: 1 },
);

journeys('A relay that is gone from the beginning', (journey) => {
  journey(
    'is tried again by itself when the browser is back online',
    walk(async ({ site, app, askForCode, readCode }, { stack: { failures } }) => {
      failures.set({ service: 'relay', mode: 'offline' });
      try {
        await site.page.clock.install();
        await askForCode();
        await site.passTimeUntilHeard('wallet-error');
        await site.warned('relay_failed', /"relay-url"/);
        await site.sees(site.text(t('pairing.failed')));
        failures.set({ service: 'relay', mode: 'none' });
        await site.page.evaluate(() => window.dispatchEvent(new Event('online')));
        await (await app.pair(await readCode())).approve(approving);
        await site.heard('wallet-connected');
        await signs(site);
        site.excuseAll(CUTS);
      } finally {
        failures.clear();
      }
    }),
  );
});

/** `deafen()` cuts off the page's sockets as a sleeping phone does: they stay open, and nothing gets through. */
const deafening = () => {
  const sockets = new Set();
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    if (!this.isDeaf) send.call(this, data);
    sockets.add(this);
  };
  window.deafen = () => {
    for (const socket of sockets) Object.assign(socket, { isDeaf: true, onmessage: null });
  };
};

journeys('A dead connection to the relay that was not closed', (journey) => {
  journey(
    'is noticed when a request is sent, which is answered',
    walk(
      async ({ site, connect }) => {
        await connect(approving);
        await site.page.evaluate(() => window.deafen());
        await signs(site);
        site.excuseAll(CUTS);
      },
      { init: deafening },
    ),
  );

  journey(
    'is noticed when the visitor returns to the page: what the phone sent meanwhile arrives',
    walk(
      async ({ site, connect }) => {
        const session = await connect(approving);
        await site.page.evaluate(() => window.deafen());
        session.wallet.switchChain('eip155:31338');
        await site.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        assert.equal((await site.heard('wallet-network-changed')).network, 'eip155:31338');
        site.excuseAll(CUTS);
      },
      { init: deafening },
    ),
  );
});
