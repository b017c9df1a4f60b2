// A site without a project id, with its own source of account data.
import assert from 'node:assert/strict';
import { FIRST, SECOND } from './support/accounts.mjs';
import { journeys } from './support/journeys.mjs';
import { t } from './support/texts.mjs';

const name = 'First Wallet';

/** Runs in the page. Reads the balance from a node, and has two pages of history. */
function setSource(modal, { second }) {
  const hash = (digit) => `0x${digit.repeat(64)}`;
  const ether = { kind: 'token', symbol: 'ETH', isPriced: true };
  modal.accountSource = {
    name: 'Our index',
    async balances(account, { network }) {
      const address = account.split(':').at(-1);
      const wei = await network.request('eth_getBalance', [address, 'latest']);
      return [{ decimals: 18, amount: BigInt(wei), name: 'Ether', symbol: 'ETH', price: '2' }];
    },
    async history(account, { cursor }) {
      const address = account.split(':').at(-1);
      const entry = (digit, quantity) => ({
        hash: hash(digit),
        operation: 'send',
        minedAt: Date.now() - Number(digit) * 1_000,
        status: 'confirmed',
        from: address,
        to: second,
        transfers: [{ ...ether, direction: 'out', quantity, sender: address, recipient: second }],
      });
      if (cursor === 'older') return { entries: [entry('2', '7')], lacksNative: true };
      return { entries: [entry('1', '5'), { hash: 'none' }], next: 'older', lacksNative: true };
    },
    nfts: async () => ({ entries: [{ id: 'pictures/1', name: 'Own Picture' }] }),
  };
}

journeys('A site’s own source of accounts', (journey) => {
  journey('shows tokens with prices, a history of two pages and NFTs', async ({ open }) => {
    const site = await open('plain.html', { wallets: [{ name, policy: 'approve' }] });
    await site.modal.evaluate(setSource, { second: SECOND });
    await site.connectButton.click();
    await site.row(name).click();
    await site.heard('wallet-close');
    await site.accountButton(FIRST).click();
    await site.sees(site.dialog(t('account.title')));
    const list = (key) => site.page.getByRole('list', { name: t(key) });
    const show = (key) => site.page.getByRole('tab', { name: t(key) }).click();
    await site.sees(list('tokens.title').getByRole('button', { name: /10,000 ETH/ }));
    await site.sees(site.page.getByText('$20,000.00').first());

    await show('nfts.title');
    await site.sees(list('nfts.title').getByText('Own Picture'));
    assert.equal(await site.page.getByText(t('nfts.source')).count(), 0);

    await show('history.title');
    await site.sees(list('history.title').getByText('−5 ETH'));
    await site.sees(site.text(t('history.lacksNative')));
    await site.button(t('history.showAll')).click();
    await site.sees(list('history.title').getByText('−7 ETH'));
    assert.equal(await list('history.title').getByRole('listitem').count(), 2);
  });
});
