import assert from 'node:assert/strict';
import { FIRST } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { walk, walkWithDirectory } from '../support/phone.mjs';
import { begun } from '../support/site.mjs';
import { t } from '../support/texts.mjs';

/** The id of Łódka Wallet in the sandbox's directory. */
const LODKA = 'ef9ce43f6af8154fc38fb8c0b33a65f7fbe98e07bfaf2eab5bc4803381519bfd';

const wallets = [{ name: 'First Wallet' }, { name: 'Second Wallet' }];

/** A page with its own button for one wallet. */
const withButton = (html) => html.replace('</main>', '<button id="own">Second Wallet please</button></main>');

journeys('A page with its own buttons', (journey) => {
  journey('connects one wallet by its reverse domain name', async ({ open }) => {
    const site = await open('plain.html', { wallets, change: withButton });
    await site.page.evaluate(() => {
      const modal = document.querySelector('wallet-modal');
      document.querySelector('#own').addEventListener('click', () => {
        modal.connect({ wallet: 'org.example.second-wallet' });
      });
    });
    await site.button('Second Wallet please').click();
    await site.approve('connect');
    const { address, connector } = await site.heard('wallet-connected');
    assert.deepEqual([address, connector.name], [FIRST, 'Second Wallet']);
    assert.deepEqual(await site.heard('wallet-close'), { reason: 'connected' });
    assert.deepEqual(await site.asked('First Wallet'), []);
  });

  journey(
    'draws the code for a wallet app itself, without the modal',
    walk(async ({ site, app }) => {
      const account = begun(
        site.modal.evaluate((modal) => {
          modal.addEventListener('wallet-before-open', (event) => event.preventDefault());
          modal.addEventListener('wallet-pairing', ({ detail }) => {
            window.code = detail;
          });
          return modal.connect({ wallet: 'walletconnect' });
        }),
      );
      const code = await site.page.waitForFunction(() => window.code);
      const { uri, expiresAt } = await code.jsonValue();
      assert.match(uri, /^wc:[0-9a-f]{64}@2\?/);
      const left = expiresAt - Date.now();
      assert.ok(left > 60_000 && left <= 240_000, `${left} ms are left`);
      await (await app.pair(uri)).approve();
      assert.equal(await account, `eip155:31337:${FIRST}`);
      assert.equal((await site.state()).open, false);
    }),
  );

  journey(
    'opens the modal with the code for wallet apps',
    walk(async ({ site, app, code, readCode }) => {
      const showCode = () => site.modal.evaluate((modal) => modal.show('ConnectingWalletConnect'));
      await showCode();
      await site.sees(code);
      await site.button(t('dialog.back'), { exact: true }).click();
      await site.sees(site.dialog(t('connect.title')));
      await site.modal.evaluate((modal) => modal.close());
      await site.heard('wallet-close');
      await showCode();
      await (await app.pair(await readCode())).approve();
      assert.equal((await site.heard('wallet-connected')).address, FIRST);
    }),
  );

  journey(
    'leads to a wallet app that only the directory knows, by its id',
    walkWithDirectory(async ({ site, app, readCode }) => {
      const account = begun(site.modal.evaluate((modal, wallet) => modal.connect({ wallet }), LODKA));
      await site.sees(site.dialog('Łódka Wallet'));
      await (await app.pair(await readCode())).approve();
      assert.equal(await account, `eip155:31337:${FIRST}`);
    }),
  );
});
