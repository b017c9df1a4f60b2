// Broken and fake frames, across real origins.
import assert from 'node:assert/strict';
import { journeys } from '../support/journeys.mjs';
import { visit } from '../support/signIn.mjs';
import { notesQuestions, timesAsked } from '../support/signInPage.mjs';

journeys('A sign-in frame that', (journey) => {
  journey(
    'is asked to sign forgets the request when the page gives up, and still knows the visitor',
    async (tools) => {
      const { page, ask, begin, request, press, inFrame, signIn } = await visit(tools);
      const { address } = await signIn('abort@example.com');
      const signing = await begin(...request('personal_sign', ['0x00', address]));
      await inFrame.getByRole('button', { name: 'Approve' }).waitFor();
      assert.deepEqual(await ask('abortApprovals'), { value: undefined });
      assert.deepEqual(await signing.answer(), { code: 4001, message: 'Request was aborted' });
      assert.equal(await page.locator('iframe').count(), 0);
      const next = await begin(...request('personal_sign', ['0x01', address]));
      await press('Approve');
      assert.match((await next.answer()).value, /^0x[0-9a-f]{130}$/);
    },
  );

  journey('somebody removes is missed, and loaded again', async (tools) => {
    const { page, ask, begin, request, inFrame, signIn } = await visit(tools);
    const { address } = await signIn('removed@example.com');
    const signing = await begin(...request('personal_sign', ['0x00', address]));
    await inFrame.getByRole('button', { name: 'Approve' }).waitFor();
    await page.evaluate(() => document.querySelector('iframe').remove());
    assert.equal((await signing.answer()).code, 4900);
    assert.equal((await ask('calls.getUser')).value.address, address);
  });

  journey('does not load is reported', async (tools) => {
    const { site, ask } = await visit(tools, { frame: 'mode=500&methods=load' });
    const asked = await ask('calls.connectEmail', 'ada@example.com');
    assert.deepEqual(asked, {
      code: 'load_failed',
      message:
        'Unable to load email login dependency Nothing at ' +
        `${tools.stack.frame.origin} answered. Check frame-url, and frame-src in the policy of the page.`,
    });
    await site.excuse(/500/);
  });

  journey('has no storage knows the visitor by the token that the page keeps', async (tools) => {
    const { ask, page, signIn } = await visit(tools, {
      init: `if (location.pathname === '/sdk') Object.defineProperty(window, 'localStorage', {
        get() { throw new DOMException('Denied', 'SecurityError'); } });`,
    });
    const { address } = await signIn('denied@example.com');
    await page.evaluate(() => document.querySelector('iframe').remove());
    assert.deepEqual(await ask('calls.isConnected'), { value: true });
    assert.equal((await ask('calls.getUser')).value.address, address);
    const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    assert.doesNotMatch(kept, /token|session/i);
  });

  journey('others impersonate is the only one believed, even if they know the question', async (tools) => {
    const { page, ask, begin } = await visit(tools, { frame: 'mode=silent&methods=GET_USER' });
    await ask('calls.isConnected');
    const [, own] = page.frames();
    await own.evaluate(() => {
      window.addEventListener('message', ({ data }) => {
        window.heard = data;
      });
    });
    const reading = await begin('calls.getUser');
    const { id } = await own.waitForFunction(() => window.heard).then((handle) => handle.jsonValue());
    const forged = {
      type: '@w3m-frame/GET_USER_SUCCESS',
      payload: { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', chainId: 1 },
      id,
    };
    // The page itself, and another frame of the same origin.
    await page.evaluate(
      async ([message, url]) => {
        window.postMessage(message, location.origin);
        const frame = document.createElement('iframe');
        frame.src = url;
        const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
        document.body.append(frame);
        await loaded;
      },
      [forged, `${tools.stack.frame.origin}/device`],
    );
    for (const frame of page.frames().slice(2)) {
      await frame.evaluate((message) => parent.postMessage(message, '*'), forged);
    }
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    assert.deepEqual(await page.evaluate(() => window.bridge.session.user), undefined);
    const real = { ...forged, payload: { ...forged.payload, chainId: 31337 } };
    await own.evaluate((message) => parent.postMessage(message, '*'), real);
    assert.equal((await reading.answer()).value.network, 'eip155:31337');
  });
});

journeys('A sign-in frame that fails afterwards', (journey) => {
  const failing = (tools, name) =>
    visit(tools, { frame: `mode=500-after&methods=${name}`, init: notesQuestions });

  journey('has signed: that does not count as declined, and it is asked once', async (tools) => {
    const { page, begin, request, press, signIn } = await failing(tools, 'RPC_REQUEST');
    const { address } = await signIn('signed@example.com');
    const signing = await begin(...request('personal_sign', ['0x00', address]));
    await press('Approve');
    const { code, message } = await signing.answer();
    assert.equal(code, -32603);
    assert.match(message, /told to fail/);
    assert.equal(await timesAsked(page, 'RPC_REQUEST'), 1);
  });

  journey('has changed its network is asked to sign nothing until it is back', async (tools) => {
    const { page, ask, request, signIn } = await failing(tools, 'SWITCH_NETWORK');
    const { address, network } = await signIn('moved-on@example.com');
    assert.equal(network, 'eip155:31337');
    assert.equal((await ask('calls.switchNetwork', 'eip155:31338')).code, 'frame_failed');
    const transaction = { from: address, to: address, value: '0x1' };
    assert.equal((await ask(...request('eth_sendTransaction', [transaction]))).code, -32603);
    assert.equal(await timesAsked(page, 'SWITCH_NETWORK'), 2);
    assert.equal(await timesAsked(page, 'RPC_REQUEST'), 0);
  });
});
