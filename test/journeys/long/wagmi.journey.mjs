import assert from 'node:assert/strict';
import { verifyMessage } from 'viem';
import { FIRST, SECOND } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { begun, eventually } from '../support/site.mjs';
import { t } from '../support/texts.mjs';

const name = 'First Wallet';
const ID = 'walletModal:#first';

/** Something that the page does with wagmi; answers `{ code, name }` when it fails. */
const does = (site, method, ...args) =>
  begun(
    site.page.evaluate(
      ([method, args]) =>
        Promise.resolve(window.wagmi[method](...args)).catch(({ code, name }) => ({ code, name })),
      [method, args],
    ),
  );

const seen = (site) => site.page.evaluate(() => window.wagmi.seen);
/** What the hooks say now. */
const now = async (site) => (await seen(site)).at(-1);
const becomes = (site, wanted) =>
  eventually(
    () => now(site),
    (last) => Object.entries(wanted).every(([key, value]) => last?.[key] === value),
  );

async function connects(site) {
  const connecting = does(site, 'connect', ID);
  await site.row(name).click();
  await site.approve('connect');
  const answer = await connecting;
  await site.heard('wallet-close');
  return answer;
}

for (const version of ['wagmi', 'wagmi2']) {
  const visit = async ({ open, stack }, options = {}) => {
    const as = `${version}-page.js`;
    await stack.bundle('wagmi.js', { as, alias: { wagmi: version } });
    const change = (html) => html.replace('/wagmi.js', `/${as}`);
    const site = await open('wagmi.html', { wallets: [{ name }], change, ...options });
    await site.sees(site.connectButton);
    return site;
  };

  journeys(`A site with ${version}`, (journey) => {
    journey('connects through the modal, signs, sends and disconnects', async (journey) => {
      const site = await visit(journey);
      await becomes(site, { status: 'disconnected' });
      assert.deepEqual(await does(site, 'connectors'), [
        { id: ID, name: 'Wallet Modal', type: 'walletModal' },
        { id: 'second', name: 'Second', type: 'walletModal' },
      ]);
      // Nothing but the entry is loaded for a visitor whose connection is not remembered.
      assert.deepEqual(
        site.requests.filter((path) => path.includes('/chunks/')),
        [],
      );
      assert.deepEqual(await connects(site), { accounts: [FIRST], chainId: 31337 });
      await becomes(site, { status: 'connected', address: FIRST, chainId: 31337, connector: ID });

      const signing = does(site, 'sign', 'Hello');
      await site.approve('message');
      assert.ok(await verifyMessage({ address: FIRST, message: 'Hello', signature: await signing }));

      const sending = does(site, 'send', SECOND, '0.25');
      await site.sees(site.prompt('transaction').getByText('0.25 ETH', { exact: true }));
      await site.approve('transaction');
      assert.match(await sending, /^0x[0-9a-f]{64}$/);

      await does(site, 'disconnect', ID);
      await becomes(site, { status: 'disconnected', address: undefined });
      assert.equal((await site.heard('wallet-disconnected')).reason, 'user');
      assert.deepEqual((await site.state('#first')).connections, {});
    });
  });
}
