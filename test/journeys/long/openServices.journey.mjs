// A site without any vendor's account: `services="open"`, with the documented policy for it. The sandbox stands in for the
// public hosts.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { FIRST, SECOND } from '../support/accounts.mjs';
import { delivered, reviewAcross, swapAcross } from '../support/crossing.mjs';
import { journeys } from '../support/journeys.mjs';
import { standIn, withHeaders } from '../support/passOn.mjs';
import { visit as visitWithPhone, walking } from '../support/phone.mjs';
import { askChain, balanceOf, becomes, tokensOf } from '../support/sending.mjs';
import {
  lamportsOf,
  SANDBOX_SOLANA_ADDRESSES,
  SANDBOX_SOLANA_KEYS,
  SOLANA_MAINNET,
  unitsOf,
} from '../support/solana.mjs';
import {
  dollarsOf,
  feeOf,
  movedTo,
  openSwap,
  pressInPreview,
  previewSwap,
  receiptOf,
  swap,
  WALLET,
} from '../support/swapping.mjs';
import { t } from '../support/texts.mjs';

const BLOCKSCOUT = 'https://eth.blockscout.com';
const LIFI = 'https://li.quest';

const privacy = readFileSync(new URL('../../../docs/privacy.md', import.meta.url), 'utf8');
const [, policy] = /^Content-Security-Policy: (.*https:\/\/li\.quest.*)$/m.exec(privacy);

const SECOND_CHAIN = 'eip155:31338';
const REFERENCE = SOLANA_MAINNET.slice('solana:'.length);

/** The page with another network that swaps can reach. */
const withSecond = (html) =>
  html.replace('networks="eip155:1"', `networks="eip155:1 ${SECOND_CHAIN}"`).replace(
    '"rpcUrl": "/rpc/1" }',
    `"rpcUrl": "/rpc/1" }, ${JSON.stringify({
      ...{ id: SECOND_CHAIN, name: 'Sandbox Two', rpcUrl: '/rpc/31338' },
      nativeCurrency: { name: 'Sandbox Two', symbol: 'TWO', decimals: 18 },
    })}`,
  );

/** The page for Solana on the main cluster, with the public services. */
const onMainnet = (html) =>
  html
    .replace(/networks="[^"]*"/, `services="open" networks="${SOLANA_MAINNET}"`)
    .replaceAll('EtWTRABZaYq6iMfeYKouRu166VU2xqa1', REFERENCE);

/** Opens a page in a browser that reaches the public services. `asked` are their requests and the node's. */
async function visit({ open, profile, stack }, { page = 'open.html', wallet, change } = {}) {
  const context = await profile();
  const asked = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== stack.url) asked.push(`${url.origin}${url.pathname}`);
    else if (/^\/(rpc|v1|blockscout|lifi)\b/.test(url.pathname)) asked.push(url.pathname);
  });
  await context.route(
    '**/*.html',
    withHeaders(() => ({ 'content-security-policy': policy })),
  );
  await context.route('https://*.blockscout.com/**', standIn(`${stack.url}/blockscout/1`));
  await context.route('https://li.quest/**', standIn(`${stack.url}/lifi`));
  const site = await open(page, {
    wallets: [{ name: WALLET, knows: ['eip155:1'], ...wallet }],
    change,
    context,
    allows: [BLOCKSCOUT, LIFI],
    // Figures refresh while they are on screen.
    mostRequests: 300,
  });
  return { site, asked };
}

const publicOnes = (asked) => asked.filter((url) => url.startsWith('https:'));

journeys(
  'A site with services="open" and no project',
  (journey) => {
    journey(
      'asks nobody until the visitor does, then knows what they own and did, and swaps',
      async (tools) => {
        const stack = { ...tools.stack, network: 'eip155:1' };
        const params = [{ from: FIRST, to: SECOND, value: '0xde0b6b3a7640000' }];
        await askChain(stack, 'eth_sendTransaction', params);
        const { site, asked } = await visit(tools);
        await site.sees(site.connectButton);
        await site.modal.evaluate((modal) => modal.ready());
        assert.deepEqual(asked, []);

        await site.connectButton.click();
        await site.row(WALLET).click();
        await site.approve('connect');
        await site.heard('wallet-close');
        assert.deepEqual(publicOnes(asked), []);

        // It shows the ENS name once that is loaded.
        await site.page.locator('wallet-button').getByRole('button').click();
        const list = (key) => site.page.getByRole('list', { name: t(key) });
        await site.sees(list('tokens.title').getByRole('button', { name: /10,000 SUSD/ }));
        await site.sees(
          site.page.getByRole('button', {
            name: new RegExp(`^\\$[\\d,]+\\.\\d\\d ${t('tokens.copyTotal')}`),
          }),
        );
        await site.page.getByRole('tab', { name: t('history.title') }).click();
        await site.sees(list('history.title').getByText('−1 ETH'));
        await site.page.getByRole('tab', { name: t('nfts.title') }).click();
        await site.sees(list('nfts.title').getByText('Sandbox Picture 1'));
        assert.deepEqual([...new Set(publicOnes(asked).map((url) => new URL(url).origin))], [BLOCKSCOUT]);

        const dollars = dollarsOf(stack);
        const before = {
          ether: await balanceOf(stack, FIRST),
          dollars: await tokensOf(stack, dollars, FIRST),
        };
        await site.button(t('swap.title'), { exact: true }).click();
        await site.sees(site.dialog(t('swap.title')));
        await previewSwap(site, { to: 'Sandbox Dollar', amount: '0.05' });
        await site.dialog(t('swap.reviewTitle')).getByRole('checkbox').check();
        const receipt = await swap(site, stack, /^Swapped ETH to [\d.,]+ SUSD$/);
        const got = movedTo(receipt, dollars, FIRST);
        assert.ok(got > 0n);
        assert.equal(await tokensOf(stack, dollars, FIRST), before.dollars + got);
        assert.equal(await balanceOf(stack, FIRST), before.ether - 50_000_000_000_000_000n - feeOf(receipt));
        assert.deepEqual([...new Set(publicOnes(asked).map((url) => new URL(url).origin))].sort(), [
          BLOCKSCOUT,
          LIFI,
        ]);
      },
    );

    journey('swaps to another network, to the last unit', async (tools) => {
      const stack = { ...tools.stack, network: 'eip155:1' };
      stack.bridge.set({ mode: 'deliver', ms: 1_000 });
      const { site } = await visit(tools, { change: withSecond });
      await site.connectButton.click();
      await site.row(WALLET).click();
      await site.approve('connect');
      await site.heard('wallet-close');
      await site.page.locator('wallet-button').getByRole('button').click();
      await site.button(t('swap.title'), { exact: true }).click();
      const second = { ...stack, network: SECOND_CHAIN };
      const before = { here: await balanceOf(stack, FIRST), there: await balanceOf(second, FIRST) };
      await reviewAcross(site, { to: 'Sandbox Two', amount: '0.05', here: 'Ethereum' });
      const hash = await swapAcross(site, 'Ethereum');
      const { amount, symbol } = await delivered(site, 'arrived');
      assert.deepEqual([amount, symbol], ['249.375', 'TWO']);
      assert.equal(await balanceOf(second, FIRST), before.there + 249_375_000_000_000_000_000n);
      const paid = 50_000_000_000_000_000n + feeOf(await receiptOf(stack, hash));
      assert.equal(await balanceOf(stack, FIRST), before.here - paid);
    });

    journey('swaps on Solana, to the last unit', async (tools) => {
      const cluster = tools.stack.clusters.at(-1);
      const [account] = SANDBOX_SOLANA_ADDRESSES;
      const rpcUrls = { 'solana:mainnet': `${tools.stack.url}/rpc/${REFERENCE}` };
      const { site } = await visit(tools, {
        page: 'solana.html',
        wallet: {
          solana: true,
          keys: [SANDBOX_SOLANA_KEYS[0]],
          chains: ['solana:mainnet'],
          rpcUrls,
        },
        change: onMainnet,
      });
      await site.connectButton.click();
      await site.row(WALLET).click();
      await site.approve('connect');
      await site.heard('wallet-close');
      await openSwap(site, account);
      const { address: dollars } = cluster.tokens.find((one) => one.symbol === 'SUSD');
      const before = [await lamportsOf(cluster, account), await unitsOf(cluster, account, dollars)];
      await previewSwap(site, { to: 'Sandbox Dollar', amount: '1.5' });
      await site.sees(site.text(t('swap.simulated')));
      await pressInPreview(site, 'swap.preview.swap');
      await site.approve('solana-sign');
      await becomes(site, 'pending');
      await becomes(site, 'confirmed');
      const after = [await lamportsOf(cluster, account), await unitsOf(cluster, account, dollars)];
      assert.deepEqual(after, [before[0] - 1_500_000_000n - 14_000n, before[1] + 224_437_500n]);
    });

    journey(
      'lists wallets on a phone, with a relay of the site’s own, and leads to their apps',
      walking((tools) =>
        visitWithPhone(tools, {
          attributes: 'services="open"',
          browser: { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true },
        }),
      )(async ({ site, app, readCode }) => {
        const before = site.requests.length;
        await site.connectButton.click();
        await site.row('MetaMask').click();
        assert.deepEqual(
          site.requests.slice(before).filter((path) => !/^\/(dist|relay)\//.test(path)),
          [],
        );
        await (await app.pair(await readCode())).approve({ policy: 'approve' });
        assert.equal((await site.heard('wallet-connected')).address, FIRST);
        await site.heard('wallet-close');
      }),
    );
  },
  // Sequential: the same account swaps.
  { mainnet: true, solana: 'mainnet', concurrency: 1 },
);
