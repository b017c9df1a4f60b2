import assert from 'node:assert/strict';
import { FIRST } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';

const HASH = `0x${'ab'.repeat(32)}`;

/** The page around a Safe App. It answers as app.safe.global does. */
const aroundOf = (url) => `<!doctype html>
<title>Safe</title>
<iframe src="${url}"></iframe>
<script>
  window.heard = [];
  const answers = {
    getSafeInfo: { safeAddress: '${FIRST}', chainId: 31337, threshold: 1, owners: [], isReadOnly: false },
    signMessage: { signature: '0x1234' },
    sendTransactions: { safeTxHash: '${HASH}' },
    getTxBySafeTxHash: { txStatus: 'AWAITING_CONFIRMATIONS' },
    rpcCall: '0x10',
  };
  addEventListener('message', ({ data, source, origin }) => {
    window.heard.push({ method: data.method, params: data.params, origin });
    const answer = answers[data.method];
    source.postMessage(
      answer
        ? { id: data.id, success: true, data: answer, version: '9.1.0' }
        : { id: data.id, success: false, error: 'Unknown method', version: '9.1.0' },
      origin,
    );
  });
</script>`;

/** Shows the site in a page on another origin. */
async function showIn(around, open) {
  const site = await open('safe.html');
  const page = await site.page.context().newPage();
  await page.route(`${around}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: aroundOf(site.page.url()) }),
  );
  // A Safe App allows the Safe to show it, which the pages of the other journeys do not.
  await page.route(site.page.url(), async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy'].replace(
      "frame-ancestors 'none'",
      `frame-ancestors ${around}`,
    );
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
  });
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
    // In a tab of its own, the same site has asked nobody.
    assert.equal(await accountIn(site.page), 'none');
  });

  journey('tells other pages around it nothing', async ({ open }) => {
    const { frame, heard } = await showIn('https://evil.example', open);
    assert.equal(await accountIn(frame), 'none');
    assert.deepEqual(await heard(), []);
  });
});
