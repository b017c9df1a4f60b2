import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readLanguage } from '../../scripts/locales/languageFiles.mjs';
import { buttonKeys, buttonKeysIn, longButtons } from '../../scripts/locales/longButtons.mjs';

const check = (english, text) =>
  longButtons({ first: { key: english } }, { first: { key: text } }, new Set(['key']));

describe('buttons that are longer than in English', () => {
  it('are reported if they are more than a third longer', () => {
    assert.deepEqual(check('Choose another wallet', 'Choisir un autre portefeuille'), [
      'key is “Choisir un autre portefeuille”, 29 letters for 21: “Choose another wallet”',
    ]);
    assert.deepEqual(check('Connect the wallet', 'x'.repeat(24)), []);
    assert.equal(check('Connect the wallet', 'x'.repeat(25)).length, 1);
  });

  it('are not reported if they are short, missing or sentences', () => {
    assert.deepEqual(check('Buy', 'Kaufen gehen'), []);
    assert.equal(check('Buy', 'Kaufen gehen!').length, 1);
    assert.deepEqual(check('Buy', undefined), []);
    assert.deepEqual(check('Reload.', 'Bitte die ganze Seite neu laden.'), []);
  });

  it('are measured by what is seen: ideographs are wide, marks have no width, and names are the same', () => {
    assert.equal(check('Get quotes', '見積もりを取得').length, 1);
    assert.deepEqual(check('Show all', 'ทำการซื้อขายทั้งหมด'.slice(0, 14)), []);
    assert.deepEqual(check('Open {wallet}', '{wallet} öffnen'), []);
  });

  it('are measured in their longest form', () => {
    const forms = { one: '{count} autre', other: '{count} autres dans la liste' };
    assert.equal(check({ one: '{count} more', other: '{count} others' }, forms).length, 1);
  });

  it('are found in the code, without the names of icons', () => {
    const source = `<Button isBlock onClick={leave}>
      {t('receipt.done')}
    </Button>
    <IconButton label={t('dialog.back')} />
    <p>{t('receipt.text')}</p>
    <StatusView other={{ label: t('switch.other'), onClick }} />`;
    assert.deepEqual(buttonKeysIn(source), ['receipt.done', 'switch.other']);
    const keys = buttonKeys();
    for (const key of ['button.connect', 'unclear.check', 'tokens.receive']) assert.ok(keys.has(key), key);
    assert.ok(!keys.has('error.internal'));
  });

  it('are found in a language of ours', async () => {
    const found = longButtons(await readLanguage('en'), await readLanguage('fr'));
    assert.ok(found.some((line) => line.startsWith('button.connect is “Connecter un portefeuille”')));
  });
});
