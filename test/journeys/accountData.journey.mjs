import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { FIRST, SECOND } from './support/accounts.mjs';
import { journeys } from './support/journeys.mjs';
import { readQrCode } from './support/readQrCode.mjs';
import { eventually } from './support/site.mjs';
import { t } from './support/texts.mjs';

const name = 'First Wallet';
/** If a service is silent for longer, a node is asked, which takes the same time again. */
const BEFORE_NODES_MS = 2_000;

/** A connected visitor with an open account, on a site with the stand-in of the chain API. */
async function openAccount({ open, stack }, { address = FIRST, init } = {}) {
  const site = await open('plain.html', {
    attributes: `chain-api-url="${stack.url}"`,
    wallets: [{ name, policy: 'approve' }],
  });
  if (init) await init(site);
  await site.connectButton.click();
  await site.row(name).click();
  await site.heard('wallet-close');
  if (address !== FIRST) {
    await site.wallet(name, (wallet, addresses) => wallet.setAccounts(addresses), [address]);
    await site.heard('wallet-account-changed');
  }
  await site.accountButton(address).click();
  await site.sees(site.dialog(t('account.title')));
  const list = (key) => site.page.getByRole('list', { name: t(key) });
  const show = (key) => site.page.getByRole('tab', { name: t(key) }).click();
  return { site, list, show };
}

/** Sends native currency on the first local chain from another account. */
async function pay(stack, to, value) {
  const response = await fetch(stack.chains[0].rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'eth_sendTransaction',
      params: [{ from: SECOND, to, value: `0x${value.toString(16)}` }],
    }),
  });
  assert.match((await response.json()).result, /^0x/);
}

journeys('The account', (journey) => {
  journey('shows what the visitor owns, and what arrives', async (tools) => {
    const { site, list, show } = await openAccount(tools);
    const dollars = list('tokens.title').getByRole('button', { name: /10,000 SUSD/ });
    await site.sees(dollars);
    await site.sees(
      site.page.getByRole('button', { name: new RegExp(`^\\$[\\d,]+\\.\\d\\d ${t('tokens.copyTotal')}`) }),
    );
    const ether = list('tokens.title').getByRole('button', { name: /ETH/ });
    assert.equal(await site.copied(() => ether.click()), '10000');

    await show('nfts.title');
    await site.sees(list('nfts.title').getByText('Sandbox Picture 1'));
    await show('history.title');
    await site.sees(list('history.title').getByText('+2,500 SBX'));
    assert.equal(await site.page.getByText(/^Claim/).count(), 0);

    await pay(tools.stack, FIRST, 1_500_000_000_000_000_000n);
    await show('tokens.title');
    await eventually(
      () => site.copied(() => ether.click()),
      (amount) => amount === '10001.5',
    );
    await show('history.title');
    await site.sees(list('history.title').getByRole('listitem').filter({ hasText: '+1.5 ETH' }));
  });

  journey('loads what tells imitations while the service is asked for the tokens', async (tools) => {
    let isBefore;
    const { site, list } = await openAccount(tools, {
      init: (site) =>
        site.page.route('**/balance?*', async (route) => {
          const isAsked = () => site.requests.some((path) => path.includes('/evm-knownTokens'));
          for (const end = Date.now() + BEFORE_NODES_MS; !isAsked() && Date.now() < end; ) await pause(20);
          isBefore ??= isAsked();
          await route.continue();
        }),
    });
    await site.sees(list('tokens.title').getByRole('button', { name: /10,000 SUSD/ }));
    assert.equal(isBefore, true);
  });

  journey('shows its address to those who pay', async (tools) => {
    const { site } = await openAccount(tools);
    await site.button(t('receive.title')).click();
    await site.sees(site.text(t('receive.only', { networks: 'Sandbox One and Sandbox Two' })));
    assert.equal(await eventually(() => readQrCode(site.page, 1)), FIRST);
    await site.button(t('receive.lost')).click();
    await site.sees(site.dialog(t('receive.networks')));
    assert.equal(
      await site.page
        .getByRole('list', { name: t('receive.networks') })
        .getByRole('listitem')
        .count(),
      2,
    );
  });

  journey('shows 5,000 transactions as the visitor scrolls', async (tools) => {
    tools.stack.chainApi.seed({ address: SECOND, chain: 'eip155:31337', transactions: 5_000 });
    const { site, list, show } = await openAccount(tools, { address: SECOND });
    await show('history.title');
    await site.button(t('history.showAll')).click();
    await site.sees(site.dialog(t('history.title')));
    const rows = list('history.title').getByRole('listitem');
    const size = async () => Number(await rows.first().getAttribute('aria-setsize'));
    await eventually(size, (count) => count > 40);
    // Some entries are spam.
    for (const wanted of [90, 180]) {
      await eventually(
        async () => {
          // The row may be replaced in the meantime.
          await rows
            .last()
            .scrollIntoViewIfNeeded()
            .catch(() => undefined);
          return size();
        },
        (count) => count >= wanted,
      );
    }
    assert.ok((await rows.count()) < 60);
  });

  journey('says what it cannot know while the service is down, and shows it again', async (tools) => {
    const isDown = { value: true };
    const { site, list, show } = await openAccount(tools, {
      async init(site) {
        site.excuseAll(/^console: (Failed to load resource|<wallet-modal> chain_api_failed)/);
        await site.page.route('**/v1/account/**', (route) =>
          isDown.value ? route.fulfill({ status: 500 }) : route.continue(),
        );
      },
    });
    await site.sees(list('tokens.title').getByRole('button', { name: /ETH/ }));
    await site.sees(site.text(t('tokens.fromNode')));
    assert.equal(await site.page.getByText(/^including/).count(), 0);
    await show('history.title');
    await site.sees(site.text(t('history.failed')));
    await site.failed('chain_api_failed');
    isDown.value = false;
    await site.button(t('dialog.retry')).click();
    await site.sees(list('history.title').getByRole('listitem').first());
  });
});
