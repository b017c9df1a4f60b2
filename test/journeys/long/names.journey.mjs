// Registering a name for an account with real signatures, and possible failures. Sequential: an account has one name.
import assert from 'node:assert/strict';
import { journeys } from '../support/journeys.mjs';
import {
  askForName,
  LAST,
  NAMELESS,
  nameField,
  OTHER,
  openNameForm,
  registerElsewhere,
  visitNameless,
} from '../support/naming.mjs';
import { visitSignIn } from '../support/signInPage.mjs';
import { t } from '../support/texts.mjs';

/** A name's owner, as the public service reports it. */
async function ownerOf({ url }, name) {
  const response = await fetch(`${url}/v1/profile/account/${name}?projectId=journeys&apiVersion=2`);
  const found = await response.json();
  return Array.isArray(found) ? undefined : found.addresses[60].address;
}

/** The last view says that the account has its name, and leads to the account, which shows it. */
async function isRegistered(site, name) {
  const done = site.dialog(t('names.doneTitle'));
  await site.sees(done.getByText(name, { exact: true }));
  await site.button(t('names.go'), { exact: true }).click();
  await site.sees(site.dialog(t('account.title')).getByText(name, { exact: true }));
}

/** The form gives the reason why the name isn't registered, and still contains the name. */
async function isBack(site, name, ...texts) {
  const form = site.dialog(t('names.registerTitle'));
  for (const text of texts) await site.sees(form.getByText(text, { exact: true }));
  assert.equal(await nameField(site).inputValue(), name);
}

const press = (site, key) => site.button(t(key), { exact: true }).click();

journeys(
  'A name for an account',
  (journey) => {
    journey('is registered with a signature, shown everywhere and found as a recipient', async (tools) => {
      const name = 'third-one.wcn.id';
      const site = await visitNameless(tools, NAMELESS);
      await site.heard('wallet-close');
      await openNameForm(site, NAMELESS);
      await askForName(site, 'third-one');
      await site.approve('message');
      await isRegistered(site, name);
      assert.equal(await ownerOf(tools.stack, name), NAMELESS);
      assert.equal((await site.state()).name, name);
      await press(site, 'account.settings');
      await site.sees(site.dialog(t('account.settings')).getByText(name, { exact: true }));
      assert.equal(await site.button(new RegExp(`^${t('names.choose')}`)).count(), 0);
      await site.page.keyboard.press('Escape');
      await site.page.locator('wallet-button').getByRole('button', { name }).click();
      await press(site, 'send.title');
      await site.page.getByRole('textbox', { name: t('send.to') }).fill('Third-One.wcn.id');
      await site.sees(site.text('0x3C44…93BC'));
    });

    journey('is not registered when the visitor declines, or when nobody answers', async (tools) => {
      const { stack } = tools;
      const site = await visitNameless(tools, OTHER);
      await site.heard('wallet-close');
      await openNameForm(site, OTHER);
      await askForName(site, 'fourth');
      await site.reject('message');
      await isBack(site, 'fourth', t('names.failed.declined'));
      await site.failed('user_rejected');
      site.excuseAll(/^console: Failed to load resource/);
      stack.failures.set({ service: 'chainApi', mode: '500', methods: ['register'] });
      await press(site, 'names.button.free');
      await site.approve('message');
      await isBack(site, 'fourth', t('names.failed.unanswered', { name: 'fourth' }));
      stack.failures.clear();
      await site.warned('chain_api_failed');
      assert.equal(await ownerOf(stack, 'fourth.wcn.id'), undefined);
    });

    journey('that somebody else took meanwhile is refused, and another one is suggested', async (tools) => {
      const { stack } = tools;
      const site = await visitNameless(tools, OTHER);
      await site.heard('wallet-close');
      await openNameForm(site, OTHER);
      await nameField(site).fill('sandbox');
      await site.sees(site.text(t('names.isTaken', { name: 'sandbox.wcn.id' })));
      await site.button('sandcastle.wcn.id').click();
      await site.sees(site.text(t('names.isFree', { name: 'sandcastle.wcn.id' })));
      await registerElsewhere(stack, 'sandcastle.wcn.id');
      await press(site, 'names.button.free');
      site.excuseAll(/^console: Failed to load resource/);
      await site.approve('message');
      const reason = 'Name is already registered: sandcastle.wcn.id';
      await isBack(site, 'sandcastle', t('names.failed.reason', { reason }));
      await site.failed('name_refused');
      await site.sees(site.text(t('names.isTaken', { name: 'sandcastle.wcn.id' })));
      await site.button('sandstone.wcn.id').click();
      await press(site, 'names.button.free');
      await site.approve('message');
      await isRegistered(site, 'sandstone.wcn.id');
    });

    journey('that is signed too late is signed again', async (tools) => {
      const context = await tools.profile();
      // 20 s behind the service's clock, so that the times match once the page's clock has advanced.
      await context.clock.install({ time: Date.now() - 20_000 });
      const site = await visitNameless(tools, LAST, { context });
      await site.passTimeUntilHeard('wallet-close', 1_000);
      await openNameForm(site, LAST);
      await nameField(site).fill('latecomer');
      await site.sees(site.text(t('names.isFree', { name: 'latecomer.wcn.id' })));
      await press(site, 'names.button.free');
      await site.sees(site.prompt('message'));
      await site.page.clock.fastForward(15_000);
      site.excuseAll(/^console: Failed to load resource/);
      await site.approve('message');
      await isBack(site, 'latecomer', t('names.failed.tooOld'));
      await site.failed('name_refused');
      await press(site, 'names.button.again');
      await site.approve('message');
      await isRegistered(site, 'latecomer.wcn.id');
    });

    journey('is registered through the sign-in frame, after it was declined there', async (tools) => {
      const { stack } = tools;
      const here = await visitSignIn(tools, { attributes: `chain-api-url="${stack.url}"` });
      const { site, signIn } = here;
      const { address } = await signIn('name@example.com');
      await openNameForm(site, address);
      await askForName(site, 'signed-in');
      await site.sees(site.dialog(t('approve.title')));
      await here.press('reject');
      await isBack(site, 'signed-in', t('names.failed.declined'));
      await site.failed('user_rejected');
      await press(site, 'names.button.free');
      await site.sees(site.dialog(t('approve.title')));
      await here.press('approve');
      await isRegistered(site, 'signed-in.wcn.id');
      assert.equal(await ownerOf(stack, 'signed-in.wcn.id'), address);
    });
  },
  { concurrency: 1 },
);
