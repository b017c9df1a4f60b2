import assert from 'node:assert/strict';
import { FIRST } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { walk } from '../support/phone.mjs';
import { eventually } from '../support/site.mjs';

/** The data that the site's origin stores: keys of both storages, and the names of databases. */
const kept = (site) =>
  site.page.evaluate(async () => ({
    local: Object.keys(localStorage).filter((key) => key !== 'host'),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));

/** The contents of both storages as one text, without the account that may reconnect after a wallet disconnected itself. */
const keptText = (site) =>
  site.page.evaluate(() => {
    const { 'wallet-modal/connection': _, ...local } = localStorage;
    return JSON.stringify([local, { ...sessionStorage }]);
  });

/**
 * The data that the wallet app client stores under its own names, except the random numbers that identified the connection to
 * the relay.
 */
const keptByClient = async (site) => {
  const { local, session } = await kept(site);
  return [...local, ...session].filter((key) => key.includes('wc@2') && !key.endsWith('//subscription'));
};

const signs = (site) => site.request('personal_sign', ['0x68656c6c6f', FIRST]);
const approving = { policy: 'approve' };

/** The host's own storage, set before the element reads its settings. */
const ownStorage = () => {
  const read = () => JSON.parse(localStorage.getItem('host') ?? '{}');
  const write = (change) => localStorage.setItem('host', JSON.stringify({ ...read(), ...change }));
  document.addEventListener('DOMContentLoaded', () => {
    document.querySelector('wallet-modal').storage = {
      getItem: async (key) => read()[key] ?? null,
      setItem: async (key, value) => write({ [key]: value }),
      removeItem: async (key) => write({ [key]: undefined }),
    };
  });
};

const denied = () => {
  for (const area of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, area, {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  }
};

journeys('What is remembered of a wallet app', (journey) => {
  journey(
    'is nothing with remember="none"',
    walk(
      async ({ site, connect }) => {
        await connect(approving);
        assert.match(await signs(site), /^0x/);
        assert.deepEqual(await kept(site), { local: [], session: [], databases: [] });
        await site.page.reload();
        await site.page.waitForLoadState('networkidle');
        assert.equal((await site.state()).status, 'disconnected');
      },
      { attributes: 'remember="none"' },
    ),
  );

  for (const [who, end] of [
    ['the visitor disconnects', ({ site }) => site.modal.evaluate((modal) => modal.disconnect())],
    ['the app ends the connection', ({ session }) => session.disconnect()],
    [
      'the visitor disconnects without a network',
      async ({ site }) => {
        await site.page.context().setOffline(true);
        await site.modal.evaluate((modal) => modal.disconnect());
      },
    ],
  ])
    journey(
      `is gone once ${who}`,
      walk(async ({ site, connect }) => {
        const session = await connect(approving);
        assert.match(await signs(site), /^0x/);
        assert.match(await keptText(site), new RegExp(FIRST, 'i'));
        await end({ site, session });
        await eventually(
          () => keptByClient(site),
          (names) => names.length === 0,
        );
        assert.doesNotMatch(await keptText(site), new RegExp(FIRST, 'i'));
      }),
    );

  journey(
    'is dropped where it was overwritten, and pairing works',
    walk(async ({ site, connect }) => {
      await connect(approving);
      await site.page.evaluate(() => {
        for (const key of Object.keys(localStorage).filter((one) => one.includes('wc@2')))
          localStorage.setItem(key, '[null,7,{"topic":1}]');
      });
      await site.page.reload();
      await site.sees(site.connectButton);
      await connect(approving);
      assert.match(await signs(site), /^0x/);
    }),
  );

  journey(
    'is in the tab with remember="session", and reconnects there',
    walk(
      async ({ site, connect }) => {
        await connect(approving);
        const { local, session, databases } = await kept(site);
        assert.deepEqual({ local, databases }, { local: [], databases: [] });
        assert.ok(session.length > 1 && session.every((key) => key.startsWith('wallet-modal/')), session);
        await site.page.reload();
        assert.equal((await site.heard('wallet-connected')).address, FIRST);
        assert.match(await signs(site), /^0x/);
      },
      { attributes: 'remember="session"' },
    ),
  );

  journey(
    'is in the storage of the host, and reconnects from there',
    walk(
      async ({ site, connect }) => {
        await connect(approving);
        assert.deepEqual(await kept(site), { local: [], session: [], databases: [] });
        await site.page.reload();
        assert.equal((await site.heard('wallet-connected')).address, FIRST);
        assert.match(await signs(site), /^0x/);
        await site.modal.evaluate((modal) => modal.disconnect());
        const names = await site.page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('host'))));
        assert.ok(
          names.every((name) => name.startsWith('wallet-modal/')),
          names,
        );
      },
      { init: ownStorage },
    ),
  );

  journey(
    'is nothing where storage is denied, and connecting works',
    walk(
      async ({ site, connect }) => {
        await connect(approving);
        await site.warned('storage_unavailable', /remember/);
        assert.match(await signs(site), /^0x/);
      },
      { init: denied },
    ),
  );

  journey(
    'leaves the data of other libraries alone',
    walk(
      async ({ site, connect }) => {
        await connect(approving);
        assert.equal(await site.page.evaluate(() => localStorage.getItem('wc@2:other')), 'theirs');
      },
      { init: () => localStorage.setItem('wc@2:other', 'theirs') },
    ),
  );
});
