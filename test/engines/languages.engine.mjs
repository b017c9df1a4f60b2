// Other languages in the engine named by ENGINE: its digits, directions and keyboard input.
import assert from 'node:assert/strict';
import { FIRST, SECOND, THIRD } from '../journeys/support/accounts.mjs';
import { journey } from '../journeys/support/journeys.mjs';
import { balanceOf } from '../journeys/support/sending.mjs';
import { readAddresses, readTexts } from '../journeys/support/shownTexts.mjs';
import { eventually } from '../journeys/support/site.mjs';
import { sandboxTexts } from '../journeys/support/texts.mjs';
import { inEngine } from './inEngine.mjs';

const name = 'First Wallet';
const wallets = [{ name }];
const QUARTER = 250_000_000_000_000_000n;

async function connect(visitor, words) {
  await visitor.presses('button', words);
  await visitor.presses('button', name);
  await visitor.presses('button', sandboxTexts.approve);
  await visitor.reaches(({ status }) => status === 'connected');
}

/** Types into a field by its name, and returns the field's value. */
async function types(visitor, label, text) {
  await visitor.presses('textbox', label);
  await visitor.page.type(text);
  return visitor.page.run((label) => window.visitor.find('textbox', label).value, label);
}

const says = (visitor, text) =>
  eventually(
    () => visitor.page.run(readTexts),
    (seen) => seen.includes(text),
  );

inEngine('Languages', ({ open, stack }) => {
  journey('an Arabic visitor sends what they type in their digits', () =>
    open({ wallets, lang: 'ar-EG' }, async (visitor) => {
      const { page } = visitor;
      const before = await balanceOf(stack(), SECOND);
      await connect(visitor, 'ربط المحفظة');
      await visitor.reaches(({ open }) => !open);
      await visitor.presses('button', 'الحساب');
      await visitor.sees('dialog', 'الحساب');
      const read = () => {
        const { lang, dir } = window.visitor.find('dialog');
        return { lang, dir };
      };
      assert.deepEqual(await page.run(read), { lang: 'ar-EG', dir: 'rtl' });
      await page.run(() => {
        navigator.clipboard.writeText = async (text) => {
          document.documentElement.dataset.copied = text;
        };
      });
      await says(visitor, '١٠٬٠٠٠ ETH');
      await visitor.presses('button', '١٠٬٠٠٠ ETH');
      assert.equal(await eventually(() => page.run(() => document.documentElement.dataset.copied)), '10000');

      await visitor.presses('button', 'إرسال');
      await visitor.sees('dialog', 'إرسال');
      assert.equal(await types(visitor, 'المبلغ', '٠٫٢٥'), '٠٫٢٥');
      await types(visitor, 'إلى', SECOND);
      await visitor.presses('button', 'مراجعة');
      await visitor.sees('dialog', 'مراجعة التحويل');
      await says(visitor, '٠٫٢٥ ETH');
      await visitor.presses('button', 'إرسال ⁨٠٫٢٥ ETH⁩');
      await visitor.presses('button', sandboxTexts.approve);
      await visitor.sees('dialog', 'معاملة');
      await says(visitor, 'تم إرسال ⁨⁨٠٫٢٥⁩ ⁨ETH⁩⁩');
      const addresses = await page.run(readAddresses);
      assert.ok(addresses.length > 0);
      for (const address of addresses)
        assert.ok(address.isIsolated && address.isInOrder, JSON.stringify(address));
      assert.equal(await balanceOf(stack(), SECOND), before + QUARTER);
    }),
  );

  journey('a German visitor sends an amount with a comma, and it stays where the page becomes French', () =>
    open({ wallets, lang: 'de' }, async (visitor) => {
      const { page } = visitor;
      const before = await balanceOf(stack(), THIRD);
      await connect(visitor, 'Wallet verbinden');
      await visitor.reaches(({ open }) => !open);
      await visitor.presses('button', 'Konto');
      await visitor.presses('button', 'Senden');
      await visitor.sees('dialog', 'Senden');
      assert.equal(await types(visitor, 'Betrag', '0,25'), '0,25');
      await types(visitor, 'An', THIRD);
      await page.run(() => {
        document.documentElement.lang = 'fr';
      });
      await visitor.sees('dialog', 'Envoyer');
      assert.equal(await page.run(() => window.visitor.find('textbox', 'Montant').value), '0,25');
      await page.run(() => {
        document.documentElement.lang = 'de';
      });
      await visitor.presses('button', 'Prüfen');
      await visitor.sees('dialog', 'Transfer prüfen');
      await visitor.presses('button', '0,25 ETH senden');
      await visitor.presses('button', sandboxTexts.approve);
      await visitor.sees('dialog', 'Transaktion');
      await says(visitor, '0,25 ETH gesendet');
      assert.equal(await balanceOf(stack(), THIRD), before + QUARTER);
    }),
  );

  journey('a Japanese visitor signs in with their wallet', () =>
    open({ wallets, lang: 'ja' }, async (visitor) => {
      await visitor.page.run((address) => {
        let session = null;
        document.querySelector('wallet-modal').siwe = {
          verifyMessage: async () => {
            session = { address, chainId: 31337 };
            return true;
          },
          getSession: async () => session,
          signOut: async () => undefined,
        };
      }, FIRST);
      await connect(visitor, 'ウォレットを接続');
      await visitor.sees('dialog', 'ログイン');
      await visitor.presses('button', '署名');
      await visitor.presses('button', sandboxTexts.approve);
      await visitor.reaches(({ signedIn, open }) => signedIn && !open);
      await visitor.page.run(() => {
        document.querySelector('wallet-modal').show('AccountSettings');
      });
      await says(visitor, 'このサイトにログインしています');
    }),
  );
});
