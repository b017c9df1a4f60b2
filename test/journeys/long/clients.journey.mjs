import assert from 'node:assert/strict';
import { verifyTypedData } from 'viem';
import { FIRST, SECOND, THIRD } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { begun, eventually } from '../support/site.mjs';
import { t } from '../support/texts.mjs';

const name = 'First Wallet';

async function visit({ open, stack }) {
  await stack.bundle('clients.js');
  return open('clients.html', { wallets: [{ name }] });
}

/** The bare page with a network of the sandbox and a wallet. */
const withWallet = (html) =>
  html
    .replace('eip155:1', 'eip155:31337 eip155:31338')
    .replace('<script', '<script type="module" src="/wallets.js"></script><script');

/** Calls a client of the page; answers `{ code, name }` when it fails. */
const does = (site, library, method, ...args) =>
  begun(
    site.page.evaluate(
      ([library, method, args]) =>
        window.clients[library][method](...args).catch((error) => ({ code: error.code, name: error.name })),
      [library, method, args],
    ),
  );

async function rpc(chain, method, params) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(chain.rpcUrl, { method: 'POST', headers, body });
  return (await answer.json()).result;
}

async function connects(site, library) {
  const connecting = does(site, library, 'connect');
  await site.row(name).click();
  await site.approve('connect');
  const answer = await connecting;
  await site.heard('wallet-close');
  return answer;
}

journeys('A site with viem', (journey) => {
  journey('connects, sends and reads events', async (journey) => {
    const site = await visit(journey);
    const [chain] = journey.stack.chains;
    assert.deepEqual(await connects(site, 'viem'), [FIRST]);

    const sending = does(site, 'viem', 'send', FIRST, SECOND, '0.25');
    await site.sees(site.prompt('transaction').getByText('0.25 ETH', { exact: true }));
    await site.approve('transaction');
    const { hash, status, from } = await sending;
    assert.deepEqual([status, from.toLowerCase()], ['success', FIRST.toLowerCase()]);
    const transaction = await rpc(chain, 'eth_getTransactionByHash', [hash]);
    assert.equal(BigInt(transaction.value), 250_000_000_000_000_000n);
    assert.equal(transaction.to.toLowerCase(), SECOND.toLowerCase());

    const [token] = chain.tokens;
    const transferring = does(site, 'viem', 'transfer', FIRST, token.address, THIRD, '1500000');
    await site.approve('transaction');
    assert.deepEqual(await transferring, { from: FIRST, to: THIRD, value: '1500000' });
  });

  journey('hears that a visitor declined as EIP-1193 says', async (journey) => {
    const site = await visit(journey);
    await connects(site, 'viem');
    const sending = does(site, 'viem', 'send', FIRST, SECOND, '0.1');
    await site.reject('transaction');
    assert.equal((await sending).name, 'TransactionExecutionError');
    const signing = begun(site.request('eth_sendTransaction', [{ from: FIRST, to: SECOND, value: '0x1' }]));
    await site.reject('transaction');
    assert.deepEqual(await signing, { code: 4001 });
  });

  journey('signs typed data and switches the network', async (journey) => {
    const site = await visit(journey);
    await connects(site, 'viem');
    const data = {
      domain: { name: 'Shop', chainId: 31337 },
      types: { Order: [{ name: 'item', type: 'string' }] },
      primaryType: 'Order',
      message: { item: 'Tea' },
    };
    const signing = does(site, 'viem', 'signTyped', FIRST, data);
    await site.approve('typed-data');
    assert.ok(await verifyTypedData({ address: FIRST, ...data, signature: await signing }));

    await site.listenToProvider();
    const switching = does(site, 'viem', 'switchTo', 31338);
    await site.approve('switch-network');
    await switching;
    assert.equal(await site.heard('provider chainChanged'), '0x7a6a');
    assert.equal((await site.heard('wallet-network-changed')).network, 'eip155:31338');
    assert.equal(await does(site, 'viem', 'chainId'), 31338);
  });

  journey('hears when the visitor closes the modal', async (journey) => {
    const site = await visit(journey);
    const connecting = does(site, 'viem', 'connect');
    await site.sees(site.dialog(t('connect.title')));
    await site.button(t('dialog.close')).click();
    assert.deepEqual(await connecting, { code: 4001, name: 'UserRejectedRequestError' });
  });
});

journeys('A site with ethers', (journey) => {
  journey('connects, sends and reads events', async (journey) => {
    const site = await visit(journey);
    assert.equal(await connects(site, 'ethers'), FIRST);
    const sending = does(site, 'ethers', 'send', SECOND, '0.5');
    await site.approve('transaction');
    const { status, from } = await sending;
    assert.deepEqual([status, from], [1, FIRST]);

    const [, token] = journey.stack.chains[0].tokens;
    const transferring = does(site, 'ethers', 'transfer', token.address, SECOND, '7');
    await site.approve('transaction');
    assert.deepEqual(await transferring, { from: FIRST, to: SECOND, value: '7' });
  });

  journey('follows the wallet to another network', async (journey) => {
    const site = await visit(journey);
    await connects(site, 'ethers');
    assert.equal(await does(site, 'ethers', 'network'), 31337);
    await site.wallet(name, (wallet) => wallet.switchChain(31338));
    await site.heard('wallet-network-changed');
    // It returns its last known answer once more, and refreshes meanwhile.
    await eventually(
      () => does(site, 'ethers', 'network'),
      (id) => id === 31338,
    );
  });
});

journeys('The provider', (journey) => {
  journey('answers what it can while nobody is connected', async ({ open }) => {
    const site = await open('bare.html', { wallets: [{ name }], change: withWallet });
    assert.deepEqual(await site.request('eth_accounts'), []);
    assert.equal(await site.request('eth_chainId'), '0x7a69');
    for (const [method, params] of [
      ['personal_sign', ['0x00', FIRST]],
      ['eth_sendTransaction', [{ from: FIRST, to: SECOND }]],
      ['eth_blockNumber', []],
      ['wallet_switchEthereumChain', [{ chainId: '0x7a6a' }]],
    ]) {
      assert.deepEqual(await site.request(method, params), { code: 4900 }, method);
    }
    assert.deepEqual(await site.asked(name), []);
    assert.equal((await site.state()).open, false);
  });

  journey('passes on what the wallet answers', async ({ open }) => {
    const site = await open('bare.html', { wallets: [{ name }], change: withWallet });
    await site.connect(name);
    await site.heard('wallet-close');
    assert.match(await site.request('eth_blockNumber'), /^0x/);
    assert.deepEqual(await site.request('eth_nothing'), { code: 4200 });
    assert.deepEqual(await site.request('personal_sign', ['0x00', THIRD]), { code: 4100 });
    assert.deepEqual(await site.request('eth_requestAccounts'), [FIRST]);
    const asked = await site.asked(name);
    assert.equal(asked.filter((method) => method === 'eth_requestAccounts').length, 1);
  });

  journey('reports connecting, changes and disconnecting in order', async ({ open }) => {
    const site = await open('bare.html', { wallets: [{ name }], change: withWallet });
    await site.listenToProvider();
    await site.connect(name);
    await site.heard('wallet-close');
    await site.wallet(name, (wallet) => wallet.switchChain(31338));
    await site.heard('provider chainChanged');
    await site.modal.evaluate((modal) => modal.disconnect());
    await site.heard('provider disconnect');
    const told = site.events.filter((event) => event.name.startsWith('provider'));
    assert.deepEqual(
      told.map((event) => [event.name.slice('provider '.length), event.detail]),
      [
        ['connect', { chainId: '0x7a69' }],
        ['accountsChanged', [FIRST]],
        ['chainChanged', '0x7a6a'],
        ['accountsChanged', []],
        ['disconnect', { code: 4900 }],
      ],
    );
  });
});
