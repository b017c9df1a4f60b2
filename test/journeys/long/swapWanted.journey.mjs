// A swap whose received amount the visitor types.
import assert from 'node:assert/strict';
import { FIRST } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { becomes, leaveReceipt, tokensOf } from '../support/sending.mjs';
import { dollarsOf, movedTo, pressInPreview, receiptOf, visitSwap } from '../support/swapping.mjs';
import { t } from '../support/texts.mjs';

journeys('A swap for an amount to get', (journey) => {
  journey('finds what to pay, and yields what was typed', async (tools) => {
    const { stack } = tools;
    const dollars = dollarsOf(stack);
    const site = await visitSwap(tools);
    const form = site.dialog(t('swap.title'));
    await form.getByRole('button', { name: new RegExp(`${t('swap.chooseReceived')}$`) }).click();
    await site
      .dialog(t('swap.tokenTitle'))
      .getByRole('button', { name: /^Sandbox Dollar/ })
      .first()
      .click();
    const field = (label) => form.getByRole('textbox', { name: t(label) });
    await field('swap.get').fill('100');
    await site.sees(form.getByText(/^You get about 100\.\d+ SUSD for 0\.0\d+ ETH$/).first());
    assert.match(await field('swap.pay').inputValue(), /^0\.0\d+$/);
    assert.equal(await field('swap.get').inputValue(), '100');
    await site.button(t('swap.button.review')).click();
    await site.sees(site.dialog(t('swap.reviewTitle')));
    const before = await tokensOf(stack, dollars, FIRST);
    await site.sees(site.text(t('swap.simulated')));
    await pressInPreview(site, 'swap.preview.swap');
    await site.approve('transaction');
    const { hash } = await becomes(site, 'pending');
    await becomes(site, 'confirmed');
    await leaveReceipt(site);
    const got = movedTo(await receiptOf(stack, hash), dollars, FIRST);
    assert.equal(await tokensOf(stack, dollars, FIRST), before + got);
    assert.ok(got >= 100_000_000n && got <= 100_500_000n, `${got}`);
  });
});
