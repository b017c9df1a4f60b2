// Everyday tasks in the engine named by ENGINE. The full journeys run in Chromium.
import assert from 'node:assert/strict';
import { verifyMessage } from 'viem';
import { startWalletApp } from '../../dist/sandbox/node-wallet-app.js';
import { FIRST, short } from '../journeys/support/accounts.mjs';
import { journey } from '../journeys/support/journeys.mjs';
import { begun, eventually } from '../journeys/support/site.mjs';
import { sandboxTexts, t } from '../journeys/support/texts.mjs';
import { inEngine } from './inEngine.mjs';

const name = 'First Wallet';
const HELLO = '0x68656c6c6f';

inEngine('Everyday', ({ open, stack }) => {
  journey('a visitor connects a browser wallet, signs, and is connected after a reload', () =>
    open({ wallets: [{ name }] }, async (visitor) => {
      await visitor.presses('button', t('button.connect'));
      await visitor.presses('button', name);
      await visitor.presses('button', sandboxTexts.approve);
      assert.equal((await visitor.reaches(({ status }) => status === 'connected')).address, FIRST);
      await visitor.reaches(({ open }) => !open);
      const signing = begun(visitor.requests('personal_sign', [HELLO, FIRST]));
      await visitor.presses('button', sandboxTexts.approve);
      assert.ok(await verifyMessage({ address: FIRST, message: 'hello', signature: await signing }));
      await visitor.reloads();
      assert.equal((await visitor.reaches(({ status }) => status === 'connected')).address, FIRST);
    }),
  );

  journey('a visitor connects by keyboard alone, and the focus returns to the button', () =>
    open({ wallets: [{ name }] }, async (visitor) => {
      const { page } = visitor;
      await visitor.tabsTo(t('button.connect'));
      await page.press('Enter');
      await visitor.sees('dialog', t('connect.title'));
      await visitor.hasFocusIn('isInDialog');
      await visitor.tabsTo(name);
      await page.press('Enter');
      await visitor.hasFocusIn('isInPrompt');
      await visitor.tabsTo(sandboxTexts.approve);
      await page.press('Enter');
      await visitor.reaches(({ status, open }) => status === 'connected' && !open);
      await eventually(visitor.focus, ({ name }) => name.includes(short(FIRST)));
      await page.press('Enter');
      await visitor.sees('dialog', t('account.title'));
      await page.press('Escape');
      await visitor.reaches(({ open }) => !open);
      await eventually(visitor.focus, ({ name }) => name.includes(short(FIRST)));
    }),
  );

  journey('a visitor pairs a wallet app by its code, and the app signs', async () => {
    const app = await startWalletApp({ relayUrl: stack().relayUrl, chains: stack().chains });
    try {
      await open({ attributes: `relay-url="${stack().relayUrl}"` }, async (visitor) => {
        await visitor.page.run(() => {
          navigator.clipboard.writeText = async (text) => {
            document.documentElement.dataset.copied = text;
          };
        });
        await visitor.presses('button', t('button.connect'));
        await visitor.presses('button', 'WalletConnect');
        await visitor.sees('img', t('pairing.code'));
        await visitor.presses('button', t('pairing.copy'));
        const uri = await eventually(() => visitor.page.run(() => document.documentElement.dataset.copied));
        await (await app.pair(uri)).approve({ policy: 'approve' });
        assert.equal((await visitor.reaches(({ status }) => status === 'connected')).address, FIRST);
        const signature = await visitor.requests('personal_sign', [HELLO, FIRST]);
        assert.ok(await verifyMessage({ address: FIRST, message: 'hello', signature }));
      });
    } finally {
      await app.stop();
    }
  });

  journey('a visitor signs in by email, and approves a signature in the frame', () =>
    open({ attributes: `frame-url="${stack().frame.frameUrl}"` }, async (visitor) => {
      const { page } = visitor;
      const address = 'ann@example.com';
      const { signIn } = stack().frame;
      const mail = (kind) => eventually(() => signIn.mails.findLast((one) => one.kind === kind));
      await visitor.presses('button', t('button.connect'));
      await visitor.presses('textbox', t('email.label'));
      await page.type(address);
      await page.press('Enter');
      await visitor.sees('heading', t('device.title'));
      // The link opens on another device, as a page of the service only.
      signIn.approve(new URL((await mail('device')).link).searchParams.get('token'));
      await visitor.sees('textbox', t('code.label'));
      await visitor.presses('textbox', t('code.label'));
      await page.type((await mail('code')).code);
      const { address: account } = await visitor.reaches(
        ({ status, open }) => status === 'connected' && !open,
      );
      const signing = begun(visitor.requests('personal_sign', [HELLO, account]));
      await visitor.sees('dialog', t('approve.title'));
      await visitor.approvesInFrame('/sdk');
      assert.ok(await verifyMessage({ address: account, message: 'hello', signature: await signing }));
      await visitor.reaches(({ open }) => !open);
    }),
  );
});
