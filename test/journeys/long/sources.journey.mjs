import assert from 'node:assert/strict';
import { FIRST, SECOND } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { eventually } from '../support/site.mjs';
import { t } from '../support/texts.mjs';

const name = 'First Wallet';

/** Sends native currency on the first local chain, once for each amount. */
async function pay(stack, from, to, amounts) {
  for (const amount of amounts) {
    const params = [{ from, to, value: `0x${amount.toString(16)}` }];
    const response = await fetch(stack.chains[0].rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendTransaction', params }),
    });
    assert.match((await response.json()).result, /^0x/);
  }
}

/** A connected visitor with an open account, on a site without a project id. Blockscout serves its account data. */
async function openAccount({ open, stack }) {
  const site = await open('plain.html', { wallets: [{ name, policy: 'approve' }] });
  await site.page.evaluate(async (url) => {
    const { blockscout } = await import('/dist/sources.js');
    document.querySelector('wallet-modal').accountSource = blockscout({ url });
  }, `${stack.url}/blockscout/{chain_id}`);
  await site.connectButton.click();
  await site.row(name).click();
  await site.heard('wallet-close');
  const isAsked = () => site.requests.some((path) => /^\/blockscout\/|\/blockscout-/.test(path));
  assert.equal(isAsked(), false);
  await site.accountButton(FIRST).click();
  await site.sees(site.dialog(t('account.title')));
  const list = (key) => site.page.getByRole('list', { name: t(key) });
  const show = (key) => site.page.getByRole('tab', { name: t(key) }).click();
  return { site, list, show };
}

journeys('A site with blockscout() and no project', (journey) => {
  journey('shows what the visitor owns with prices, pictures, and all that happened', async (tools) => {
    const amounts = Array.from({ length: 70 }, (_, index) => BigInt(index + 1) * 10n ** 15n);
    await pay(tools.stack, FIRST, SECOND, amounts);
    const { site, list, show } = await openAccount(tools);
    await site.sees(list('tokens.title').getByRole('button', { name: /10,000 SUSD/ }));
    await site.sees(list('tokens.title').getByRole('button', { name: /2,500 SBX/ }));
    await site.sees(
      site.page.getByRole('button', { name: new RegExp(`^\\$[\\d,]+\\.\\d\\d ${t('tokens.copyTotal')}`) }),
    );

    await show('nfts.title');
    await site.sees(list('nfts.title').getByText('Sandbox Picture 1'));
    assert.equal(await site.page.getByText(/^Claim/).count(), 0);

    await show('history.title');
    await site.button(t('history.showAll')).click();
    await site.sees(site.dialog(t('history.title')));
    const rows = list('history.title').getByRole('listitem');
    await site.sees(rows.filter({ hasText: '−0.07 ETH' }));
    // The first payment is on the second page.
    const last = rows.filter({ hasText: '−0.001 ETH' });
    await eventually(async () => {
      // The row may be replaced in the meantime.
      await rows
        .last()
        .scrollIntoViewIfNeeded()
        .catch(() => undefined);
      return last.count();
    });
  });
});
