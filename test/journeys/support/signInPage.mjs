// A site where people sign in, and what reaches them outside of it: their emails and the pages that links open.

import { atPace } from '../../../scripts/lib/pace.mjs';
import { eventually } from './site.mjs';
import { sandboxTexts, t } from './texts.mjs';

/** Follows a link in a window of its own and allows what it asks for. */
export async function allow(page, link) {
  const other = await page.context().newPage();
  await other.goto(link);
  await other.getByText('no real funds').waitFor();
  await other.getByRole('button', { name: 'Approve' }).click();
  await other.getByRole('status').getByText('Allowed').waitFor();
  await other.close();
}

/** A script for every document of a page, by which the frame notes what it is asked. */
export const notesQuestions = `if (location.pathname === '/sdk') {
  window.asked = [];
  addEventListener('message', ({ data }) => window.asked.push(String(data?.type).replace('@w3m-app/', '')));
}`;

/** How often a frame that notes its questions was asked one. */
export async function timesAsked(page, name) {
  const own = page.frames().find((frame) => new URL(frame.url()).pathname === '/sdk');
  const asked = await own.evaluate(() => window.asked);
  return asked.filter((one) => one === name).length;
}

/**
 * Presses a button of a frame. The driver looks at the place of a button in its frame alone, so it presses beside one
 * whose frame still moves, as when the dialog opens; and browsers drop presses in a frame of another site that has
 * moved within half a second. So it is pressed until it hears of it.
 */
export async function pressInFrame(button) {
  const element = await button.elementHandle();
  await element.evaluate((element) => {
    const note = () => {
      element.dataset.pressed = '';
    };
    element.addEventListener('click', note, { capture: true });
  });
  const isPressed = () =>
    // A press may end in the end of the frame.
    element.evaluate(({ dataset }) => 'pressed' in dataset).catch(() => true);
  await eventually(async () => {
    await element.click({ timeout: atPace(2_000) }).catch(() => undefined);
    return isPressed();
  });
}

/** The last email of a kind to an address. */
export const mail = (stack, to, kind) =>
  eventually(() => stack.frame.signIn.mails.findLast((one) => one.kind === kind && one.to === to));

/** A page whose visitors sign in; `frame` is the query of the frame's address. */
export async function visitSignIn({ open, stack }, { frame = '', attributes = '', ...options } = {}) {
  const url = new URL(stack.frame.frameUrl);
  url.search = frame;
  const site = await open('plain.html', {
    allows: [stack.frame.origin],
    attributes: `frame-url="${url}" ${attributes}`,
    ...options,
  });
  const email = site.page.getByRole('textbox', { name: t('email.label') });
  const code = site.page.getByRole('textbox', { name: t('code.label') });

  async function enter(address) {
    await email.fill(address);
    await site.button(t('email.submit'), { exact: true }).click();
  }

  /** From the connect button to the view that asks for the code, by the link of a new device. */
  async function askForCode(address) {
    await site.connectButton.click();
    await enter(address);
    await site.sees(site.dialog(t('device.title')));
    await allow(site.page, (await mail(stack, address, 'device')).link);
    await site.sees(site.dialog(t('email.title')));
  }

  /** The whole way from the button to a connection. */
  async function signIn(address) {
    await askForCode(address);
    await code.fill((await mail(stack, address, 'code')).code);
    const connected = await site.heard('wallet-connected');
    await site.heard('wallet-close');
    return connected;
  }

  /** The button of a provider, in the first list or among all. */
  const provider = (name) => site.button(t('signIn.with', { name }), { exact: true });

  const inFrame = site.page.frameLocator('wallet-modal iframe');
  const press = (name) =>
    pressInFrame(inFrame.getByRole('button', { name: sandboxTexts[name], exact: true }));
  const frameElement = site.page.locator('wallet-modal iframe');
  const frames = () => frameElement.count();
  return { site, email, code, enter, askForCode, signIn, provider, inFrame, press, frameElement, frames };
}
