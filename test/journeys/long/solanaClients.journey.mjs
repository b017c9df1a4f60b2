// Solana libraries for sites, over a modal's provider and the sandbox's clusters.
import assert from 'node:assert/strict';
import { journeys } from '../support/journeys.mjs';
import { begun } from '../support/site.mjs';
import {
  isSignedBy,
  lamportsOf,
  newAddress,
  onlySolana,
  SANDBOX_SOLANA_ADDRESSES,
  SOLANA_TESTNET,
} from '../support/solana.mjs';

const name = 'Sun Wallet';
const sun = { name, solana: true };
const [alice] = SANDBOX_SOLANA_ADDRESSES;
const SIGNATURE = /^[1-9A-HJ-NP-Za-km-z]{80,90}$/;

/** The page with Solana only, and the clients in it. */
const withClients = (html) =>
  onlySolana(html)
    .replace('app-name="Solana"', 'app-name="Clients"')
    .replace('</head>', '<script type="module" src="/solana-clients.js"></script></head>');

async function visit({ open, stack }, wallet = { policy: 'approve' }) {
  await stack.bundle('solana-clients.js');
  const site = await open('solana.html', { wallets: [{ ...sun, ...wallet }], change: withClients });
  await isReady(site);
  return site;
}

const isReady = (site) => site.page.waitForFunction(() => window.clients !== undefined);

/** Calls a client of the page; answers `{ code, name, message }` when it fails. */
const does = (site, library, method, ...args) =>
  begun(
    site.page.evaluate(
      ([library, method, args]) =>
        window.clients[library][method](...args).catch(({ code, name, message }) => ({
          code,
          name,
          message,
        })),
      [library, method, args],
    ),
  );

async function connect(site) {
  await site.connectButton.click();
  await site.row(name).click();
  await site.heard('wallet-connected');
}

/** Sends something, and checks that it arrived. */
async function pays(site, cluster, library, method, to, ...amounts) {
  const before = await lamportsOf(cluster, to);
  const answer = await does(site, library, method, to, ...amounts);
  for (const signature of [answer].flat()) assert.match(signature, SIGNATURE, JSON.stringify(answer));
  const sum = amounts.reduce((all, one) => all + BigInt(one), 0n);
  assert.equal(await lamportsOf(cluster, to), before + sum);
}

/** The minimum balance of an account. */
const NEEDED = 1_000_000;

journeys(
  'A site with @solana/web3.js 1',
  (journey) => {
    journey(
      'signs and sends transactions of both kinds, which its own connection confirms',
      async (journey) => {
        const [cluster] = journey.stack.clusters;
        const site = await visit(journey);
        await connect(site);
        const bob = newAddress();
        await pays(site, cluster, 'web3', 'signLegacy', bob, NEEDED);
        await pays(site, cluster, 'web3', 'signVersioned', bob, NEEDED + 1);
        await pays(site, cluster, 'web3', 'sendLegacy', bob, NEEDED + 2);
        await pays(site, cluster, 'web3', 'sendVersioned', bob, NEEDED + 3);
        await pays(site, cluster, 'web3', 'signAll', bob, NEEDED + 4, NEEDED + 5);
        assert.equal(await does(site, 'web3', 'balance', bob), Number(await lamportsOf(cluster, bob)));
      },
    );

    journey('keeps the signatures that a transaction already has', async (journey) => {
      const [cluster] = journey.stack.clusters;
      const site = await visit(journey);
      await connect(site);
      const made = await does(site, 'web3', 'createAccount', 2 * NEEDED);
      assert.equal(await lamportsOf(cluster, made), BigInt(2 * NEEDED));
    });

    journey('hears what is wrong with a transaction, and that a visitor declined', async (journey) => {
      const site = await visit(journey, {});
      await site.connect(name);
      const { code, message } = await does(site, 'web3', 'signIncomplete', newAddress());
      assert.equal(code, 'request_invalid');
      assert.match(message, /recentBlockhash/);
      const signing = does(site, 'web3', 'signVersioned', newAddress(), NEEDED);
      await site.reject('solana-sign');
      assert.equal((await signing).code, 'user_rejected');
      const sending = does(site, 'web3', 'sendVersioned', newAddress(), 10 ** 15);
      await site.approve('solana-send');
      const refused = await sending;
      assert.equal(refused.code, 'transaction_failed', refused.message);
    });
  },
  { solana: true },
);

journeys(
  'A site with @solana/kit',
  (journey) => {
    journey('signs and sends transactions, and signs messages', async (journey) => {
      const [cluster] = journey.stack.clusters;
      const site = await visit(journey);
      await connect(site);
      const bob = newAddress();
      await pays(site, cluster, 'kit', 'sign', bob, NEEDED);
      await pays(site, cluster, 'kit', 'send', bob, NEEDED + 1);
      assert.equal(await does(site, 'kit', 'signMessage', 'Hello, kit.'), true);
      assert.equal(await does(site, 'kit', 'balance', bob), Number(await lamportsOf(cluster, bob)));
    });

    journey('hears that wallets do not support transactions of version 1 yet', async (journey) => {
      const site = await visit(journey);
      await connect(site);
      assert.equal((await does(site, 'kit', 'signVersionOne')).code, 'request_invalid');
      assert.equal((await site.asked(name)).includes('solana:signTransaction'), false);
    });
  },
  { solana: true },
);

journeys(
  'A site with wallet-adapter',
  (journey) => {
    journey('connects, signs, sends and disconnects, and hears events', async (journey) => {
      const [cluster] = journey.stack.clusters;
      const site = await visit(journey);
      const connecting = does(site, 'adapter', 'connect');
      await site.row(name).click();
      await site.heard('wallet-connected');
      await connecting;
      assert.equal(await does(site, 'adapter', 'address'), alice);
      await site.heard('wallet-close');

      assert.equal(isSignedBy(alice, await does(site, 'adapter', 'signMessage', 'Hello.'), 'Hello.'), true);
      const bob = newAddress();
      for (const [method, ...amounts] of [
        ['signTransaction', NEEDED],
        ['signAllTransactions', NEEDED + 1, NEEDED + 2],
        ['sendLegacy', NEEDED + 3],
        ['sendVersioned', NEEDED + 4],
      ]) {
        await pays(site, cluster, 'adapter', method, bob, ...amounts);
      }

      await does(site, 'adapter', 'disconnect');
      assert.deepEqual(await site.heard('wallet-disconnected'), { namespace: 'solana', reason: 'user' });
      assert.deepEqual(await does(site, 'adapter', 'heard'), [`connect ${alice}`, 'disconnect']);
    });

    journey('reconnects after a reload, and hears when the visitor disconnects', async (journey) => {
      const site = await visit(journey);
      await connect(site);
      await site.page.reload();
      await isReady(site);
      await does(site, 'adapter', 'autoConnect');
      assert.equal(await does(site, 'adapter', 'address'), alice);
      assert.equal((await site.state()).open, false);
      await site.modal.evaluate((modal) => modal.disconnect());
      assert.equal(await does(site, 'adapter', 'address'), undefined);
      assert.deepEqual(await does(site, 'adapter', 'heard'), [
        `connect ${alice}`,
        'WalletDisconnectedError',
        'disconnect',
      ]);
    });

    journey('sends on the cluster that it names, whichever is active', async (journey) => {
      const [cluster] = journey.stack.clusters;
      const site = await visit(journey);
      await connect(site);
      await does(site, 'adapter', 'autoConnect');
      const bob = newAddress();
      await site.modal.evaluate((modal, id) => modal.switchNetwork(id), SOLANA_TESTNET);
      await pays(site, cluster, 'adapter', 'sendVersioned', bob, NEEDED);
      assert.equal((await site.state()).network, SOLANA_TESTNET);
    });

    journey('can register the modal, which does not list itself', async (journey) => {
      const site = await visit(journey);
      await does(site, 'adapter', 'register');
      await site.connectButton.click();
      await site.sees(site.row(name));
      assert.equal(await site.row('Clients').count(), 0);
    });
  },
  { solana: true },
);
