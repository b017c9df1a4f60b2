// A site with sign-in, and its visitors' channels outside it: their emails and the pages that links open.

import { atPace } from '../../../scripts/lib/pace.mjs';
import { eventually } from './site.mjs';
import { sandboxTexts, t } from './texts.mjs';

/** Opens a link in a separate window and approves its request. */
export async function allow(page, link) {
  const other = await page.context().newPage();
  await other.goto(link);
  await other.getByText('no real funds').waitFor();
  await other.getByRole('button', { name: 'Approve' }).click();
  await other.getByRole('status').getByText('Allowed').waitFor();
  await other.close();
}

/** A script for every document of a page that makes the frame record its requests. */
export const notesQuestions = `if (location.pathname === '/sdk') {
  window.asked = [];
  addEventListener('message', ({ data }) => window.asked.push(String(data?.type).replace('@w3m-app/', '')));
}`;

/** The number of requests to a recording frame. */
export async function timesAsked(page, name) {
  const own = page.frames().find((frame) => new URL(frame.url()).pathname === '/sdk');
  const asked = await own.evaluate(() => window.asked);
  return asked.filter((one) => one === name).length;
}

/**
 * Presses a button of a frame. The driver checks a button's position only within its frame, so it misses if the frame still
 * moves, as when the dialog opens; and browsers drop presses in a cross-site frame that has moved within half a second. So it
 * presses until the button reacts.
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
    // The press may remove the frame.
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

  /** From the connect button to the code view, by the link of a new device. */
  async function askForCode(address) {
    await site.connectButton.click();
    await enter(address);
    await site.sees(site.dialog(t('device.title')));
    await allow(site.page, (await mail(stack, address, 'device')).link);
    await site.sees(site.dialog(t('email.title')));
  }

  /** All steps from the button to a connection. */
  async function signIn(address) {
    await askForCode(address);
    await code.fill((await mail(stack, address, 'code')).code);
    const connected = await site.heard('wallet-connected');
    await site.heard('wallet-close');
    return connected;
  }

  /** A provider's button, in the first list or in the full one. */
  const provider = (name) => site.button(t('signIn.with', { name }), { exact: true });

  const inFrame = site.page.frameLocator('wallet-modal iframe');
  const press = (name) =>
    pressInFrame(inFrame.getByRole('button', { name: sandboxTexts[name], exact: true }));
  const frameElement = site.page.locator('wallet-modal iframe');
  const frames = () => frameElement.count();
  return { site, email, code, enter, askForCode, signIn, provider, inFrame, press, frameElement, frames };
}
