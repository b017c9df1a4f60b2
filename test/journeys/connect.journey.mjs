import assert from 'node:assert/strict';
import { formatEther, verifyMessage } from 'viem';
import { FIRST, short } from './support/accounts.mjs';
import { journeysInMotion } from './support/journeys.mjs';
import { begun, eventually } from './support/site.mjs';
import { t } from './support/texts.mjs';

const name = 'First Wallet';

async function balanceOf(chain, address) {
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'eth_getBalance',
    params: [address, 'latest'],
  });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(chain.rpcUrl, { method: 'POST', headers, body });
  return BigInt((await answer.json()).result);
}

/** Truncated to at most three decimals (behaviour 17.1). */
function shown(wei, symbol) {
  const [whole, fraction = ''] = formatEther(wei).split('.');
  const decimals = fraction.slice(0, 3).replace(/0+$/, '');
  return `${Number(whole).toLocaleString('en')}${decimals && `.${decimals}`} ${symbol}`;
}

journeysInMotion('A visitor connects', (journey) => {
  journey('a wallet that announced itself', async ({ open, stack }) => {
    const site = await open('plain.html', { wallets: [{ name }, { name: 'Second Wallet' }] });
    await site.connectButton.click();
    await site.sees(site.dialog(t('connect.title')));
    await site.row(name).click();
    await site.sees(site.text(t('connecting.asking', { name })));
    await site.approve('connect');

    assert.deepEqual(await site.heard('wallet-connected'), {
      namespace: 'eip155',
      address: FIRST,
      caipAddress: `eip155:31337:${FIRST}`,
      network: 'eip155:31337',
      connector: { id: 'org.example.first-wallet', name, type: 'ANNOUNCED' },
      accounts: [`eip155:31337:${FIRST}`],
    });
    assert.deepEqual(await site.heard('wallet-close'), { reason: 'connected' });
    await site.seesNot(site.page.getByRole('dialog'));
    assert.deepEqual(await site.asked('Second Wallet'), []);

    const balance = shown(await balanceOf(stack.chains[0], FIRST), 'ETH');
    await eventually(
      () => site.accountButton().textContent(),
      (text) => text === `${balance} · ${short(FIRST)}`,
    );
    await site.accountButton().click();
    const account = site.dialog(t('account.title'));
    await site.sees(account.getByText(short(FIRST), { exact: true }));
    await site.sees(account.getByText(balance, { exact: true }).first());
    await site.page.keyboard.press('Escape');
    assert.deepEqual(await site.heard('wallet-close'), { reason: 'escape' });

    const signing = begun(site.request('personal_sign', ['0x48656c6c6f', FIRST]));
    await site.approve('message');
    assert.ok(await verifyMessage({ address: FIRST, message: 'Hello', signature: await signing }));
  });

  journey('and signs what the page requests right away', async ({ open }) => {
    const site = await open('plain.html', { wallets: [{ name }] });
    const signing = begun(
      site.modal.evaluate(
        (modal) =>
          new Promise((resolve, reject) => {
            modal.addEventListener('wallet-connected', ({ detail }) => {
              const params = ['0x48656c6c6f', detail.address];
              modal.provider.request({ method: 'personal_sign', params }).then(resolve, reject);
            });
          }),
      ),
    );
    await site.connect(name);
    // Our dialog is still open, so that the visitor sees it worked.
    await site.approve('message');
    assert.ok(await verifyMessage({ address: FIRST, message: 'Hello', signature: await signing }));
  });

  journey('while a request of the page waits', async ({ open }) => {
    const site = await open('plain.html', { wallets: [{ name }] });
    await site.connect(name);
    await site.heard('wallet-close');
    await site.accountButton().click();
    await site.sees(site.dialog(t('account.title')));
    const signing = begun(site.request('personal_sign', ['0x48656c6c6f', FIRST]));
    await site.reject('message');
    assert.deepEqual(await signing, { code: 4001 });
    await site.sees(site.dialog(t('account.title')));
  });

  journey('a wallet at window.ethereum', async ({ open }) => {
    const site = await open('plain.html', { wallets: [{ name, legacy: { flags: { isRabby: true } } }] });
    await site.connectButton.click();
    await site.row('Rabby Wallet').click();
    await site.approve('connect');
    const { connector } = await site.heard('wallet-connected');
    assert.deepEqual(connector, { id: 'io.rabby', name: 'Rabby Wallet', type: 'INJECTED' });
  });

  journey('after declining first', async ({ open }) => {
    const site = await open('plain.html', { wallets: [{ name }] });
    await site.connectButton.click();
    await site.row(name).click();
    await site.reject('connect');
    await site.sees(site.text(t('error.user_rejected')));
    await site.sees(site.text(t('error.user_rejected.text')));
    await site.failed('user_rejected');
    const { status, address } = await site.state();
    assert.deepEqual({ status, address }, { status: 'disconnected', address: undefined });
    assert.deepEqual(await site.wallet(name, ({ state }) => state.shared), []);

    await site.button(t('dialog.retry')).click();
    await site.approve('connect');
    assert.equal((await site.heard('wallet-connected')).address, FIRST);
    await site.heard('wallet-close');
  });

  journey('by answering an open request in the wallet', async ({ open }) => {
    const site = await open('plain.html', { wallets: [{ name }] });
    // Another script of the page asked first.
    const early = begun(
      site.wallet(name, ({ provider }) => provider.request({ method: 'eth_requestAccounts' })),
    );
    await site.sees(site.prompt('connect'));
    await site.connectButton.click();
    await site.row(name).click();
    await site.failed('already_pending');
    await site.sees(site.text(t('error.already_pending')));
    await site.approve('connect');
    await early;
    assert.equal((await site.heard('wallet-connected')).address, FIRST);
    assert.deepEqual(await site.heard('wallet-close'), { reason: 'connected' });
    assert.equal((await site.asked(name)).filter((method) => method === 'eth_requestAccounts').length, 2);
  });
});
