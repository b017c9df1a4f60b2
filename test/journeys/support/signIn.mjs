// A page with only the bridge to the sign-in frame, and the people who sign in with it.
import assert from 'node:assert/strict';
import * as outside from './signInPage.mjs';

/** A page with a bridge; `frame` is the query of the frame's address. */
export async function visit({ open, stack }, { frame = '', ...options } = {}) {
  await stack.bundle('bridge.js');
  const site = await open('bridge.html', { allows: [stack.frame.origin], query: frame, ...options });
  const { page } = site;
  const ready = () => page.waitForFunction(() => Boolean(window.bridge));
  await ready();
  const ask = (path, ...args) => page.evaluate(([path, args]) => window.ask(path, ...args), [path, args]);
  /** Starts a request whose answer comes later. */
  const begin = async (path, ...args) => {
    await page.evaluate(([path, args]) => window.askLater(path, ...args), [path, args]);
    return { answer: () => page.evaluate(() => window.later) };
  };
  const request = (method, params) => ['provider.request', params ? { method, params } : { method }];
  const inFrame = page.frameLocator('iframe');
  const press = (name) => outside.pressInFrame(inFrame.getByRole('button', { name, exact: true }));
  const mail = (to, kind) => outside.mail(stack, to, kind);
  const allow = (link) => outside.allow(page, link);

  /** A new device: the link first, then the code. */
  async function signIn(email) {
    assert.deepEqual(await ask('calls.connectEmail', email), { value: { action: 'VERIFY_DEVICE' } });
    const device = await begin('calls.connectDevice');
    await allow((await mail(email, 'device')).link);
    assert.deepEqual(await device.answer(), { value: undefined });
    const { code } = await mail(email, 'code');
    assert.deepEqual(await ask('calls.connectOtp', code), { value: undefined });
    const { value } = await ask('calls.getUser');
    return value;
  }

  return { site, page, ready, ask, begin, request, inFrame, press, mail, allow, signIn };
}
