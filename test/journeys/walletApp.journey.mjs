import assert from 'node:assert/strict';
import { toHex, verifyMessage } from 'viem';
import { propose, startSite } from '../sandbox/walletAppStack.mjs';
import { journeys } from './support/journeys.mjs';
import { begun } from './support/site.mjs';
import { sandboxTexts } from './support/texts.mjs';

journeys('A wallet app in a page', (journey) => {
  journey('pairs with a site elsewhere, asks the visitor, and signs', async ({ open, stack }) => {
    const [{ id, chainId, rpcUrl }] = stack.chains;
    const { page } = await open('bare.html');
    const { provider, stop } = await startSite({ relayUrl: stack.relayUrl });
    try {
      const { uri, session } = await propose(provider, { chains: [id], rpcMap: { [chainId]: rpcUrl } });
      await page.evaluate(async (text) => {
        const { startWalletApp } = await import('/dist/sandbox/wallet-app.js');
        const config = await (await fetch('/sandbox/config.json')).json();
        const app = await startWalletApp(config);
        await (await app.pair(text)).approve();
        window.walletApp = app;
      }, uri);
      const { namespaces, topic } = await session;
      const address = namespaces.eip155.accounts[0].split(':')[2];
      const params = [toHex('from a page'), address];
      const signed = begun(provider.request({ method: 'personal_sign', params }, id));
      await page.getByRole('button', { name: sandboxTexts.approve, exact: true }).click();
      assert.ok(await verifyMessage({ address, message: 'from a page', signature: await signed }));
      const topics = await page.evaluate(() => window.walletApp.sessions.map((one) => one.topic));
      assert.deepEqual(topics, [topic]);
      await page.evaluate(() => window.walletApp.stop());
    } finally {
      await stop();
    }
  });
});
