// Visitors who read other languages than English. The expected texts are written out.
import assert from 'node:assert/strict';
import { FIRST, SECOND, short, THIRD } from './support/accounts.mjs';
import { journeys } from './support/journeys.mjs';
import { askChain, balanceOf } from './support/sending.mjs';
import { englishAmong, readAddresses, readTexts } from './support/shownTexts.mjs';
import { eventually } from './support/site.mjs';
import { withSiweServer } from './support/siwe.mjs';
import { pressWhenItCounts } from './support/swapping.mjs';

const name = 'First Wallet';
const ONE = 'eip155:31337';
const QUARTER = 250_000_000_000_000_000n;
/** Untranslated names: of the site, and of wallets, networks and tokens. */
const NAMES = /First Wallet|Plain|Sandbox (One|Two|Ether|Dollar|Token)|ETH|SUSD|SBX|TWO|NFTs?/g;
/** Addresses and hashes, also shortened ones, and their groups of four. */
const ADDRESSES = /0x[\da-f]+(…[\da-f]+)?|\b[\da-f]{4}\b/gi;

const inLanguage = (lang) => (html) => html.replace('<html lang="en"', `<html lang="${lang}"`);
const openIn = (open, lang, options) =>
  open('plain.html', { wallets: [{ name }], change: inLanguage(lang), ...options });

/** Connects using the texts of a language, until the modal closes. */
async function connect(site, { connect, wallets }) {
  await site.button(connect, { exact: true }).click();
  await site.page.getByRole('list', { name: wallets }).getByRole('button', { name }).click();
  await site.approve('connect');
}

/** Presses a button by its text, and waits for the view that it leads to. */
async function goTo(site, words, title) {
  await site.button(words, { exact: true }).click();
  await site.sees(site.dialog(title));
}

const field = (site, label) => site.page.getByRole('textbox', { name: label, exact: true });
const texts = (site) => site.page.evaluate(readTexts);

/** Texts that contain letters of another script, apart from names and addresses. */
const foreign = (seen, letters) =>
  seen.filter((text) => letters.test(text.replace(NAMES, '').replace(ADDRESSES, '')));

async function addressesAreInOrder(site) {
  const found = await site.page.evaluate(readAddresses);
  assert.ok(found.length > 0, 'there is an address');
  for (const address of found) assert.ok(address.isIsolated && address.isInOrder, JSON.stringify(address));
}

journeys('A visitor who reads', (journey) => {
  journey('Japanese signs in with their wallet', async ({ open, profile, stack }) => {
    const { context } = await withSiweServer(profile, { stack, networks: { [ONE]: undefined } });
    const site = await openIn(open, 'ja', { attributes: 'siwe-url="/auth"', context });
    await connect(site, { connect: 'ウォレットを接続', wallets: 'ウォレット' });
    await site.sees(site.dialog('ログイン'));
    await site.sees(site.text('Plainにログイン'));
    await site.sees(site.text('署名する前に、下のメッセージを読んでください。'));
    await site.button('署名', { exact: true }).click();
    await site.sees(site.text('First Walletで続けてください'));
    await site.approve('message');
    await site.heard('wallet-signed-in');
    await site.heard('wallet-close');
    await site.modal.evaluate((modal) => modal.show('AccountSettings'));
    await site.sees(site.text('このサイトにログインしています'));
    assert.deepEqual(foreign(await texts(site), /[a-z]{2}/i), []);
    await site.button('ログアウト').click();
    await site.sees(site.text('このサイトにログインしていません'));
    assert.deepEqual(await site.heard('wallet-signed-out'), { reason: 'user' });
  });

  journey('Japanese types an amount by an input method', async ({ open }) => {
    const site = await openIn(open, 'ja');
    await connect(site, { connect: 'ウォレットを接続', wallets: 'ウォレット' });
    await site.heard('wallet-close');
    await site.accountButton().click();
    await goTo(site, '送金', '送金');
    const amount = field(site, '金額');
    await amount.click();
    const keyboard = await site.page.context().newCDPSession(site.page);
    for (const text of ['１', '１２', '１２．', '１２．５']) {
      const end = text.length;
      await keyboard.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
      assert.equal(await amount.inputValue(), text);
    }
    await keyboard.send('Input.insertText', { text: '１２．５' });
    await amount.press('End');
    await amount.pressSequentially('6');
    assert.equal(await amount.inputValue(), '１２．５6');
    await amount.press('Tab');
    await eventually(
      () => amount.inputValue(),
      (value) => value === '12.56',
    );
  });

  journey('German and then French keeps what they typed', async ({ open }) => {
    const site = await openIn(open, 'de');
    await connect(site, { connect: 'Wallet verbinden', wallets: 'Wallets' });
    await site.heard('wallet-close');
    await site.accountButton().click();
    await goTo(site, 'Senden', 'Senden');
    await field(site, 'Betrag').pressSequentially('1234,5');
    await field(site, 'An').fill(THIRD);
    await site.sees(site.button('Prüfen', { exact: true }));
    await site.sees(site.text('Erster Transfer hierher'));
    await site.sees(site.text('Guthaben: 10.000 ETH'));
    const german = await texts(site);

    const speak = (lang) =>
      site.page.evaluate((lang) => {
        document.documentElement.lang = lang;
      }, lang);
    await speak('fr');
    await site.sees(site.dialog('Envoyer'));
    assert.equal(await field(site, 'Montant').inputValue(), '1234,5');
    assert.equal(await field(site, 'À').inputValue(), THIRD);
    await site.sees(site.button('Vérifier', { exact: true }));
    await site.sees(site.text('Premier envoi ici'));
    await site.sees(site.text('Solde : 10\u202f000 ETH'));
    const french = await texts(site);
    const same = french.filter((text) => german.includes(text));
    assert.deepEqual(foreign(same, /[a-z]{2}/i), []);
    assert.deepEqual(englishAmong(french, ['Max']), []);
    const button = () => site.accountButton().getAttribute('aria-label');
    await eventually(button, (label) => label === `Compte 10\u202f000 ETH · ${short(FIRST)}`);

    await speak('ar-EG');
    await site.sees(site.dialog('إرسال'));
    assert.equal(await field(site, 'المبلغ').inputValue(), '١٢٣٤٫٥');
    assert.equal(await site.dialog('إرسال').getAttribute('dir'), 'rtl');
    await speak('en');
    await site.sees(site.dialog('Send'));
    assert.equal(await field(site, 'Amount').inputValue(), '1234.5');
    assert.equal(await site.dialog('Send').getAttribute('dir'), 'ltr');
    // Proves that the empty results above mean something.
    assert.ok(englishAmong(await texts(site)).includes('Amount'));
  });

  journey('Japanese finds it on an English page that asks for their language', async ({ open }) => {
    const attributes = 'locale="auto"';
    const site = await open('plain.html', { wallets: [{ name }], attributes, browser: { locale: 'ja-JP' } });
    await site.button('ウォレットを接続', { exact: true }).click();
    const dialog = site.dialog('ウォレットを接続');
    await site.sees(dialog.getByText('Plainで使うウォレットを選択してください。', { exact: true }));
    assert.equal(await dialog.getAttribute('lang'), 'ja-JP');
    assert.deepEqual(foreign(await texts(site), /[a-z]{2}/i), []);
  });
});

// Sequential, because both pay from the first account.
journeys(
  'A visitor pays in their language',
  (journey) => {
    journey('Arabic, in whose digits they type', async ({ open, stack }) => {
      const site = await openIn(open, 'ar-EG');
      const before = await balanceOf(stack, SECOND);
      const isArabic = async () => {
        const seen = await texts(site);
        assert.deepEqual(foreign(seen, /[a-z]{2}|[0-9]/i), []);
      };
      await connect(site, { connect: 'ربط المحفظة', wallets: 'المحافظ' });
      await site.heard('wallet-close');
      const label = `الحساب ⁨١٠٬٠٠٠ ETH⁩ · ⁨${short(FIRST)}⁩`;
      await eventually(
        () => site.accountButton().getAttribute('aria-label'),
        (shown) => shown === label,
      );
      await site.accountButton().click();
      const account = site.dialog('الحساب');
      await site.sees(account);
      const { lang, dir } = await account.evaluate(({ lang, dir }) => ({ lang, dir }));
      assert.deepEqual({ lang, dir }, { lang: 'ar-EG', dir: 'rtl' });
      await site.sees(account.getByText('١٠٬٠٠٠ ETH', { exact: true }).first());
      assert.equal(await site.copied(() => site.button('نسخ الرصيد الدقيق').click()), '10000');
      await site.seesNot(site.text('تم النسخ'));
      await addressesAreInOrder(site);

      await goTo(site, 'إرسال', 'إرسال');
      await field(site, 'المبلغ').pressSequentially('٠٫٢٥');
      assert.equal(await field(site, 'المبلغ').inputValue(), '٠٫٢٥');
      await field(site, 'إلى').fill(SECOND);
      await goTo(site, 'مراجعة', 'مراجعة التحويل');
      await site.sees(site.text('٠٫٢٥ ETH'));
      await site.sees(site.text('من المتوقع أن تنجح'));
      await isArabic();
      await addressesAreInOrder(site);
      await site.button('إرسال ⁨٠٫٢٥ ETH⁩', { exact: true }).click();
      await site.approve('transaction');
      await site.sees(site.dialog('معاملة').getByText('تم إرسال ⁨⁨٠٫٢٥⁩ ⁨ETH⁩⁩', { exact: true }));
      await isArabic();
      await addressesAreInOrder(site);
      assert.equal(await balanceOf(stack, SECOND), before + QUARTER);
      await goTo(site, 'تم', 'الحساب');
      await site.page.getByRole('tab', { name: 'النشاط' }).click();
      await site.sees(site.text('−٠٫٢٥ ETH').first());
      await addressesAreInOrder(site);
    });

    journey('German, whose amounts have a comma', async ({ open, stack }) => {
      const attributes = `chain-api-url="${stack.url}"`;
      const site = await openIn(open, 'de', { attributes, mostRequests: 300 });
      const before = await balanceOf(stack, THIRD);
      /** Words that both languages share. */
      const shared = ['Details', 'NFTs', 'Token', 'Wallet'];
      const isGerman = async () => assert.deepEqual(englishAmong(await texts(site), shared), []);
      await connect(site, { connect: 'Wallet verbinden', wallets: 'Wallets' });
      await site.heard('wallet-close');
      await site.accountButton().click();
      await site.sees(site.page.getByText(/^25\.0\d\d\.\d{3},\d\d\s\$$/));
      await isGerman();

      await goTo(site, 'Senden', 'Senden');
      await site.button(/Token ändern$/).click();
      await site.sees(site.dialog('Token wählen'));
      await site.button(/^Sandbox Ether/).click();
      await field(site, 'Betrag').pressSequentially('0,25');
      await field(site, 'An').fill(THIRD);
      await goTo(site, 'Prüfen', 'Transfer prüfen');
      await site.sees(site.text('0,25 ETH'));
      await site.sees(site.text('≈ 625,00 $'));
      await site.sees(site.text('Würde durchgehen'));
      await isGerman();
      await site.button('0,25 ETH senden', { exact: true }).click();
      await site.approve('transaction');
      const receipt = site.dialog('Transaktion');
      await site.sees(receipt.getByText('0,25 ETH gesendet', { exact: true }));
      await isGerman();
      assert.equal(await balanceOf(stack, THIRD), before + QUARTER);

      await goTo(site, 'Fertig', 'Konto');
      await goTo(site, 'Tauschen', 'Tauschen');
      await site.button(/Token ändern, den Sie erhalten$/).click();
      await site
        .dialog('Token wählen')
        .getByRole('button', { name: /^Sandbox Dollar/ })
        .first()
        .click();
      await field(site, 'Sie zahlen').fill('');
      await field(site, 'Sie zahlen').pressSequentially('0,03');
      await goTo(site, 'Tausch prüfen', 'Tausch prüfen');
      await site.sees(site.text('0,03 ETH'));
      await site.sees(site.text('Würde durchgehen'));
      await site.sees(site.page.getByText(/^1 ETH = 2\.\d{3},\d+ SUSD$/));
      await isGerman();
      await pressWhenItCounts(site, site.button('Tauschen', { exact: true }));
      await site.approve('transaction');
      await site.sees(receipt.getByText(/^ETH in \d\d,\d+ SUSD getauscht$/));
      await isGerman();
      const { hash } = site.events.findLast(({ name }) => name === 'wallet-transaction').detail;
      const { value } = await askChain(stack, 'eth_getTransactionByHash', [hash]);
      assert.equal(BigInt(value), 30_000_000_000_000_000n);
    });
  },
  { concurrency: 1 },
);
