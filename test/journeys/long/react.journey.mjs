import assert from 'node:assert/strict';
import { FIRST } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { renderOnServer } from '../support/renderOnServer.mjs';
import { eventually } from '../support/site.mjs';

const name = 'First Wallet';
const markup = (on) =>
  '<wallet-button for="shop" label="Come in"></wallet-button><p>Nobody</p>' +
  `<wallet-modal id="shop" class="mine" app-name="Shop" networks="eip155:31337 eip155:31338" allow-unsupported-chain="${on}"></wallet-modal>`;

for (const [version, alias, on] of [
  ['React 19', {}, ''],
  ['React 18', { react: 'react18', 'react-dom': 'react-dom18' }, 'true'],
]) {
  journeys(`A site that ${version} renders on a server`, (journey) => {
    journey('connects, hears of it and shows it after hydration', async ({ open, stack }) => {
      const as = `${version.replace(' ', '-')}.js`;
      await stack.bundle('react.js', { as, alias });
      const rendered = await renderOnServer('test/clients/reactServer.tsx', alias);
      assert.equal(rendered, markup(on));
      const site = await open('react.html', {
        wallets: [{ name }],
        change: (html) => html.replace('/react.js', `/${as}`).replace('id="app">', `id="app">${rendered}`),
      });
      await site.button('Come in').click();
      await site.row(name).click();
      await site.approve('connect');
      await site.sees(site.text(`${FIRST} on Given by an effect`));
      assert.deepEqual(await site.page.evaluate(() => window.heard), [FIRST]);

      await site.button('Leave').click();
      await site.sees(site.text('Nobody'));
      await eventually(
        () => site.state(),
        ({ status }) => status === 'disconnected',
      );
    });
  });
}
