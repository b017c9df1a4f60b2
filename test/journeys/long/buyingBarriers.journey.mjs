// Buying and choosing a name without a pointer, with a screen reader, and in other looks.
import assert from 'node:assert/strict';
import { FIRST } from '../support/accounts.mjs';
import { visitLooking } from '../support/barriers.mjs';
import { newestPurchase, openSeller, openSite, pressAtSeller, SELLER, WALLET } from '../support/buying.mjs';
import { journeys } from '../support/journeys.mjs';
import { Keys } from '../support/keys.mjs';
import { NAMELESS, nameField, OTHER, openNameForm, visitNameless } from '../support/naming.mjs';
import { balanceOf } from '../support/sending.mjs';
import { eventually } from '../support/site.mjs';
import { t } from '../support/texts.mjs';

journeys('Somebody without a pointer or without sight', (journey) => {
  journey('buys by keyboard alone', async (tools) => {
    const site = await openSite(tools);
    const keys = new Keys(site);
    await keys.enter(site.connectButton);
    await keys.enter(site.row(WALLET));
    await keys.approve('connect');
    await site.heard('wallet-connected');
    await keys.isBackAt(site.accountButton());
    await keys.press('Enter');
    await keys.isIn(t('account.title'));
    await keys.enter(site.button(t('onRamp.buy'), { exact: true }));
    await keys.isIn(t('onRamp.title'));
    await keys.tabTo(site.page.getByRole('textbox', { name: t('onRamp.pay') }));
    await site.page.keyboard.type('150');
    await site.sees(site.dialog(t('onRamp.title')).getByText(t('onRamp.live')));
    const before = await balanceOf(tools.stack, FIRST);
    const seller = site.dialog(t('onRamp.title')).getByRole('button', { name: SELLER });
    const popup = await openSeller(site, () => keys.enter(seller));
    await pressAtSeller(popup, 'pay');
    await newestPurchase(site);
    await eventually(async () => (await balanceOf(tools.stack, FIRST)) > before);
    await site.page.bringToFront();
    await keys.isIn(t('onRamp.activityTitle'));
    await keys.press('Escape');
    await keys.isBackAt(site.accountButton());
  });

  journey('chooses a name by keyboard alone, declined at first', async (tools) => {
    const site = await visitNameless(tools, NAMELESS);
    const keys = new Keys(site);
    await site.heard('wallet-close');
    await openNameForm(site, NAMELESS);
    await keys.isIn(t('names.registerTitle'));
    await site.page.keyboard.type('typed-one');
    await site.sees(site.text(t('names.isFree', { name: 'typed-one.wcn.id' })));
    await keys.press('Enter');
    await keys.reject('message');
    await site.failed('user_rejected');
    assert.equal(await nameField(site).inputValue(), 'typed-one');
    await keys.tabTo(site.button(t('names.button.free'), { exact: true }));
    await keys.press('Enter');
    await keys.approve('message');
    await site.sees(site.dialog(t('names.doneTitle')));
    await keys.enter(site.button(t('names.go'), { exact: true }));
    await keys.isIn(t('account.title'));
  });

  journey('meets no barriers while buying, in any look', async (tools) => {
    const { site, shows, enters, barriers } = await visitLooking(tools, [{ name: WALLET }], {
      attributes: `chain-api-url="${tools.stack.url}"`,
      mostRequests: 300,
    });
    await site.connect(WALLET);
    await site.heard('wallet-close');
    await site.accountButton().click();
    await enters(t('account.title'));
    await site.button(t('onRamp.buy'), { exact: true }).click();
    const amount = site.page.getByRole('textbox', { name: t('onRamp.pay') });
    await amount.fill('5');
    await shows(site.text(t('onRamp.below', { amount: '$10.00' })), 'too little');
    await amount.fill('150');
    await shows(site.text(t('onRamp.live')), 'the quote');
    await site.button(t('onRamp.how')).click();
    await enters(t('onRamp.whatTitle'));
    await site.button(t('dialog.back')).click();
    const popup = await openSeller(site);
    await shows(site.text(t('onRamp.waitingText')), 'waiting for the purchase');
    await pressAtSeller(popup, 'pay');
    await newestPurchase(site);
    await enters(t('onRamp.activityTitle'));
    assert.deepEqual(barriers, {});
  });

  journey('meets no barriers while choosing a name, in any look', async (tools) => {
    const { site, shows, enters, barriers } = await visitLooking(
      tools,
      [{ name: WALLET, keys: ['0x7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6'] }],
      { attributes: `chain-api-url="${tools.stack.url}"` },
    );
    await site.connect(WALLET);
    await site.heard('wallet-close');
    await site.accountButton(OTHER).click();
    await site.button(t('account.settings'), { exact: true }).click();
    await site.button(new RegExp(`^${t('names.choose')}`)).click();
    await enters(t('names.title'));
    await site.button(t('names.begin'), { exact: true }).click();
    await nameField(site).fill('a_b');
    await shows(site.text(t('names.problem.short')), 'a name that is too short');
    await nameField(site).fill('fourth-one');
    await shows(site.text(t('names.isFree', { name: 'fourth-one.wcn.id' })), 'a free name');
    await site.button(t('names.button.free'), { exact: true }).click();
    await site.approve('message');
    await enters(t('names.doneTitle'));
    assert.deepEqual(barriers, {});
  });
});
