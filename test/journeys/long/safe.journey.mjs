import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { encodeFunctionData, parseAbi } from 'viem';
import { FIRST } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { withHeaders } from '../support/passOn.mjs';
import { askChain, tokensOf } from '../support/sending.mjs';
import { allowanceOf, dollarsOf, withOwnQuotes } from '../support/swapping.mjs';
import { t } from '../support/texts.mjs';

const { SANDBOX_ADDRESSES } = await import('../../../dist/sandbox/index.js');

/** The contract code for batches on local chains. */
const BATCHES = '5a4db0c0000000000000000000000000acc07702';
const EXECUTE = parseAbi([
  'struct Call { address to; uint256 value; bytes data; }',
  'function execute(Call[] calls) payable',
]);
const CHAINS = [
  {
    ...{ id: 'eip155:31337', name: 'Sandbox One', rpcUrl: '/rpc/31337' },
    nativeCurrency: { name: 'Sandbox Ether', symbol: 'ETH', decimals: 18 },
  },
];
const HASH = `0x${'ab'.repeat(32)}`;

/** The page around a Safe App. It answers as app.safe.global does: for `account`, with chain data if it may ask the chain. */
const aroundOf = (url, account) => `<!doctype html>
<title>Safe</title>
<iframe src="${url}" width="420" height="760"></iframe>
<script>
  window.heard = [];
  const answers = {
    getSafeInfo: { safeAddress: '${account}', chainId: 31337, threshold: 1, owners: [], isReadOnly: false },
    signMessage: { signature: '0x1234' },
    sendTransactions: { safeTxHash: '${HASH}' },
    getTxBySafeTxHash: { txStatus: 'AWAITING_CONFIRMATIONS' },
    rpcCall: '0x10',
  };
  addEventListener('message', async ({ data, source, origin }) => {
    window.heard.push({ method: data.method, params: data.params, origin });
    const { executed, askChain } = window;
    if (executed) answers.getTxBySafeTxHash = { txStatus: 'SUCCESS', txHash: executed };
    if (askChain && data.method === 'rpcCall') answers.rpcCall = await askChain(data.params);
    const answer = answers[data.method];
    source.postMessage(
      answer
        ? { id: data.id, success: true, data: answer, version: '9.1.0' }
        : { id: data.id, success: false, error: 'Unknown method', version: '9.1.0' },
      origin,
    );
  });
</script>`;

/** Shows the site in a frame of a page on another origin. */
async function showIn(around, open, { account = FIRST, chain, ...options } = {}) {
  const site = await open('safe.html', options);
  const page = await site.page.context().newPage();
  if (chain) await page.exposeFunction('askChain', ({ call, params }) => chain(call, params));
  await page.route(`${around}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: aroundOf(site.page.url(), account) }),
  );
  // A Safe App allows the Safe to frame it; the pages of the other journeys don't.
  const shownBySafe = withHeaders(({ response }) => ({
    'content-security-policy': response
      .headers()
      ['content-security-policy'].replace("frame-ancestors 'none'", `frame-ancestors ${around}`),
  }));
  await page.route(site.page.url(), shownBySafe);
  await page.goto(`${around}/apps`);
  const frame = page.frames().find((one) => one.url() === site.page.url());
  await frame.waitForFunction(() => document.body.dataset.account);
  const ask = (method, params) =>
    frame.evaluate((args) => document.querySelector('wallet-modal').provider.request(args), {
      method,
      params,
    });
  return { site, page, frame, ask, heard: () => page.evaluate(() => window.heard) };
}

const accountIn = (place) => place.evaluate(() => document.body.dataset.account);

journeys('A site that is a Safe App', (journey) => {
  journey('is connected by itself in the Safe, signs and sends', async ({ open }) => {
    const { site, frame, ask, heard } = await showIn('https://app.safe.global', open);
    assert.equal(await accountIn(frame), `eip155:31337:${FIRST}`);
    const state = await frame.evaluate(() => {
      const { open, connector } = document.querySelector('wallet-modal').state;
      return { open, connector };
    });
    assert.deepEqual(state, { open: false, connector: { id: 'safe', name: 'Safe', type: 'EXTERNAL' } });

    assert.equal(await ask('personal_sign', ['0x6869', FIRST]), '0x1234');
    assert.equal(await ask('eth_sendTransaction', [{ from: FIRST, to: FIRST, value: '0x1' }]), HASH);
    assert.equal(await ask('eth_getBalance', [FIRST, 'latest']), '0x10');
    const { status } = await ask('wallet_getCallsStatus', [HASH]);
    assert.equal(status, 100);
    const asked = (await heard()).filter(({ method }) => method === 'sendTransactions');
    assert.deepEqual(asked, [
      {
        method: 'sendTransactions',
        params: { txs: [{ to: FIRST, value: '0x1', data: '0x' }], params: undefined },
        origin: new URL(site.page.url()).origin,
      },
    ]);
    // In its own tab, the same site contacts no Safe.
    assert.equal(await accountIn(site.page), 'none');
  });

  journey(
    'approves and swaps in one transaction of the Safe, followed until it is executed',
    async (tools) => {
      const { open, stack } = tools;
      const safe = SANDBOX_ADDRESSES[3];
      const dollars = dollarsOf(stack);
      const before = await tokensOf(stack, dollars, safe);
      // Batches several calls in one transaction, as a Safe does.
      await askChain(stack, 'anvil_setCode', [safe, `0xef0100${BATCHES}`]);
      const { page, frame, heard } = await showIn('https://app.safe.global', open, {
        account: safe,
        chain: (method, params) => askChain(stack, method, params).catch(() => null),
        change: withOwnQuotes,
        attributes: `chain-api-url="${stack.url}"`,
        mostRequests: 300,
      });
      const press = (title, name) =>
        frame
          .getByRole('dialog', { name: t(title) })
          .getByRole('button', { name })
          .first()
          .click();
      await frame.evaluate((chains) => {
        const modal = document.querySelector('wallet-modal');
        modal.chains = chains;
        return modal.show();
      }, CHAINS);
      await frame.getByRole('button', { name: t('swap.title'), exact: true }).click();
      await press('swap.title', new RegExp(`${t('swap.choosePaid')}$`));
      await press('swap.tokenTitle', /^Sandbox Dollar/);
      await press('swap.title', new RegExp(`${t('swap.chooseReceived')}$`));
      await press('swap.tokenTitle', /^Sandbox Token/);
      await frame.getByRole('textbox', { name: t('swap.pay') }).fill('50');
      await press('swap.title', t('swap.button.review'));
      await frame.getByText(t('swap.togetherTitle')).waitFor();
      assert.equal(await frame.getByText(t('swap.upgrade')).count(), 0);
      // Presses right after a change are ignored.
      await pause(1_100);
      await press('swap.reviewTitle', t('swap.preview.together'));
      await frame
        .getByText(/waiting for signatures/)
        .first()
        .waitFor();

      const asked = (await heard()).filter(({ method }) => method === 'sendTransactions');
      assert.equal(asked.length, 1);
      const { txs } = asked[0].params;
      assert.deepEqual(
        txs.map(({ to }) => to.toLowerCase()),
        [dollars.toLowerCase(), stack.exchange.toLowerCase()],
      );
      assert.equal(await tokensOf(stack, dollars, safe), before);
      // Its other owners sign, and one of them executes it.
      const calls = txs.map(({ to, value, data }) => ({ to, value: BigInt(value), data }));
      const data = encodeFunctionData({ abi: EXECUTE, args: [calls] });
      const hash = await askChain(stack, 'eth_sendTransaction', [{ from: safe, to: safe, data }]);
      await page.evaluate((executed) => {
        window.executed = executed;
      }, hash);
      await frame
        .getByText(/^Swapped SUSD to [\d.,]+ SBX$/)
        .first()
        .waitFor();
      assert.equal(await tokensOf(stack, dollars, safe), before - 50_000_000n);
      assert.equal(await allowanceOf(stack, dollars, safe, stack.exchange), 0n);
      assert.equal((await heard()).filter(({ method }) => method === 'sendTransactions').length, 1);
    },
  );

  journey('tells other pages around it nothing', async ({ open }) => {
    const { frame, heard } = await showIn('https://evil.example', open);
    assert.equal(await accountIn(frame), 'none');
    assert.deepEqual(await heard(), []);
  });
});
