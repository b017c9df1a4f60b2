import { expect } from 'chai';
import { setOpenAtom } from '../../../src/atoms/openModal.js';
import { goBackAtom } from '../../../src/atoms/router.js';
import { chooseProviderAtom } from '../../../src/atoms/signIn/chooseProvider.js';
import { showSocialWindowAtom, socialSignInAtom, startSocialAtom } from '../../../src/atoms/signIn/social.js';
import { snackbarAtom } from '../../../src/atoms/snackbarMessage.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import { settled } from '../../support/promises.js';
import { FRAME_ORIGIN, signInWorld } from '../fakeSignIn.js';

const WINDOW_CHECK_MS = 1_000;

const ADDRESS = 'https://provider.example/ask';
const RESULT = `${FRAME_ORIGIN}/back?token=1`;
const STARTED = 'SOCIAL_LOGIN_STARTED {"provider":"github"}';
const FAILED = 'SOCIAL_LOGIN_ERROR {"provider":"github"}';
const SUCCEEDED = 'SOCIAL_LOGIN_SUCCESS {"provider":"github"}';

function setUp() {
  const here = signInWorld();
  const { store } = here;
  const step = () => store.get(socialSignInAtom).step;
  const press = () => store.set(chooseProviderAtom, 'github');
  /** Continues until the provider's page is shown. */
  async function ask() {
    press();
    await here.answer('uri github', { uri: ADDRESS });
    const opened = here.windows.at(-1);
    if (!opened) throw new Error('There is no window');
    return opened;
  }
  return { ...here, step, press, ask };
}

describe('signing in with a provider', () => {
  it('opens the window on press, sends it to the provider, and reads its answer', async () => {
    const { press, step, windows, views, hear, answer, finish, events, listening, asked } = setUp();
    press();
    expect([windows.length, step(), views()]).to.deep.equal([1, 'asking', ['Connect', 'ConnectingSocial']]);
    expect(asked).to.deep.equal([]);
    await answer('uri github', { uri: ADDRESS });
    expect(windows[0]?.places).to.deep.equal([ADDRESS]);
    hear({ source: windows[0], origin: FRAME_ORIGIN, data: { resultUri: RESULT } });
    await settled();
    expect([step(), windows[0]?.closed, listening()]).to.deep.equal(['reading', true, 0]);
    await answer(`social github ${RESULT}`);
    await finish();
    expect(step()).to.equal('done');
    expect(events()).to.deep.equal([STARTED, SUCCEEDED]);
  });

  it('accepts an answer that arrives before the window has an address', async () => {
    const { press, step, windows, hear, answer } = setUp();
    press();
    hear({ source: windows[0], origin: FRAME_ORIGIN, data: { resultUri: RESULT } });
    await answer('uri github', { uri: ADDRESS });
    expect([step(), windows[0]?.places]).to.deep.equal(['reading', []]);
  });

  it('opens one window when pressed twice', async () => {
    const { press, ask, windows } = setUp();
    const opened = await ask();
    press();
    expect([windows.length, opened.focused, opened.closed]).to.deep.equal([1, 1, false]);
  });

  it('brings the window to the front', async () => {
    const { ask, store } = setUp();
    const opened = await ask();
    store.set(showSocialWindowAtom);
    expect(opened.focused).to.equal(1);
  });
});

describe('a message about a social sign-in', () => {
  const hostile = [
    ['another window of the frame', { source: {}, origin: FRAME_ORIGIN, data: { resultUri: RESULT } }],
    [
      'another window of another origin',
      { source: {}, origin: 'https://evil.example', data: { resultUri: RESULT } },
    ],
    ['nobody', { source: null, origin: FRAME_ORIGIN, data: { resultUri: RESULT } }],
  ] as const;
  for (const [who, message] of hostile) {
    it(`is ignored from ${who}`, async () => {
      const { ask, step, hear, asked, host } = setUp();
      const opened = await ask();
      hear(message);
      await settled();
      expect([step(), opened.closed, asked.length, host]).to.deep.equal(['asking', false, 1, []]);
    });
  }

  for (const data of [undefined, null, 7, 'resultUri', [], {}, { resultUri: 7 }, { resultUri: null }]) {
    it(`is ignored when it is ${JSON.stringify(data)}, from any window`, async () => {
      const { ask, step, hear, asked, host } = setUp();
      const opened = await ask();
      hear({ source: opened, origin: FRAME_ORIGIN, data });
      hear({ source: opened, origin: 'https://provider.example', data });
      await settled();
      expect([step(), opened.closed, asked.length, host]).to.deep.equal(['asking', false, 1, []]);
    });
  }

  it('ends the sign-in when another page in the window sends an answer', async () => {
    const { ask, hear, step, store, views, host, events, asked } = setUp();
    const opened = await ask();
    hear({ source: opened, origin: 'https://evil.example', data: { resultUri: RESULT } });
    await settled();
    expect([step(), opened.closed, views(), asked.length]).to.deep.equal(['idle', true, ['Connect'], 1]);
    expect(host).to.deep.equal(['report untrusted_origin']);
    expect(store.get(snackbarAtom)).to.deep.equal({ kind: 'error', text: { key: 'signIn.untrusted' } });
    expect(events()).to.deep.equal([STARTED, FAILED]);
  });
});

describe('the window of a provider', () => {
  it('opens on another press when the browser blocked it', async () => {
    const { press, step, windows, views, block, store, asked, listening } = setUp();
    block(true);
    press();
    await settled();
    expect([step(), asked.length, listening()]).to.deep.equal(['blocked', 0, 0]);
    block(false);
    store.set(startSocialAtom, 'github');
    expect([step(), windows.length, views()]).to.deep.equal(['asking', 1, ['Connect', 'ConnectingSocial']]);
  });

  it('is noticed within a second after it was closed, and can be opened again', async () => {
    const { ask, step, clock, store, windows, answer, events, host } = setUp();
    const opened = await ask();
    clock.move(WINDOW_CHECK_MS * 3);
    expect(step()).to.equal('asking');
    opened.closed = true;
    clock.move(WINDOW_CHECK_MS);
    expect([step(), clock.waiting]).to.deep.equal(['closed', 0]);
    store.set(startSocialAtom, 'github');
    await answer('uri github', { uri: ADDRESS });
    expect([step(), windows.length, windows[1]?.places]).to.deep.equal(['asking', 2, [ADDRESS]]);
    expect(events()).to.deep.equal([STARTED, STARTED]);
    expect(host).to.deep.equal([]);
  });

  it('counts as open until the visitor is back, and the page is told once what may cut it off', async () => {
    const { ask, step, clock, focus, hear, host } = setUp();
    const opened = await ask();
    focus(false);
    opened.closed = true;
    clock.move(WINDOW_CHECK_MS * 60);
    expect([step(), host]).to.deep.equal(['asking', ['report window_lost']]);
    focus(true);
    clock.move(WINDOW_CHECK_MS);
    expect([step(), clock.waiting, host]).to.deep.equal(['closed', 0, ['report window_lost']]);
    hear({ source: opened, origin: FRAME_ORIGIN, data: { resultUri: RESULT } });
    await settled();
    expect(step()).to.equal('reading');
  });

  it('gets no address when it was closed before', async () => {
    const { press, step, clock, windows, answer } = setUp();
    press();
    await settled();
    const [opened] = windows;
    opened?.close();
    await answer('uri github', { uri: ADDRESS });
    clock.move(WINDOW_CHECK_MS);
    expect([step(), opened?.places]).to.deep.equal(['closed', []]);
  });

  it('is heard when it reports closed but still answers', async () => {
    const { ask, step, clock, hear } = setUp();
    const opened = await ask();
    opened.closed = true;
    clock.move(WINDOW_CHECK_MS);
    hear({ source: opened, origin: FRAME_ORIGIN, data: { resultUri: RESULT } });
    await settled();
    expect(step()).to.equal('reading');
  });

  for (const [how, leave] of [
    ['going back', ({ store }: ReturnType<typeof setUp>) => store.set(goBackAtom)],
    ['closing', ({ store }: ReturnType<typeof setUp>) => store.set(setOpenAtom, false)],
    ['removing the element', ({ end }: ReturnType<typeof setUp>) => end()],
    ['opening another view', ({ open }: ReturnType<typeof setUp>) => open('Networks')],
  ] as const) {
    it(`is closed by ${how}, and ignored from then on`, async () => {
      const here = setUp();
      const opened = await here.ask();
      leave(here);
      await settled();
      const { clock, step, listening, asked, host, hear, events } = here;
      expect([opened.closed, step(), listening(), clock.waiting]).to.deep.equal([true, 'idle', 0, 0]);
      hear({ source: opened, origin: FRAME_ORIGIN, data: { resultUri: RESULT } });
      await settled();
      expect([asked.length, host, events()]).to.deep.equal([1, [], [STARTED]]);
    });
  }
});

describe('a failing sign-in with a provider', () => {
  const no = new WalletModalError('frame_failed', 'Not now');

  it('closes the window, reports once, and can be retried', async () => {
    const { press, step, fail, windows, host, events, listening, clock, store, ask } = setUp();
    press();
    await fail('uri github', no);
    expect(store.get(socialSignInAtom)).to.deep.equal({ step: 'failed', error: no });
    expect([windows[0]?.closed, listening(), clock.waiting]).to.deep.equal([true, 0, 0]);
    expect([host, events()]).to.deep.equal([['report frame_failed'], [STARTED, FAILED]]);
    await ask();
    expect([step(), windows.length]).to.deep.equal(['asking', 2]);
  });

  it('reports when the frame rejects the answer', async () => {
    const { ask, hear, fail, step, host } = setUp();
    const opened = await ask();
    hear({ source: opened, origin: FRAME_ORIGIN, data: { resultUri: RESULT } });
    await fail(`social github ${RESULT}`, no);
    expect([step(), host]).to.deep.equal(['failed', ['report frame_failed']]);
  });

  it('reports once when the account cannot be connected', async () => {
    const { ask, hear, answer, auth, step, host, events } = setUp();
    const opened = await ask();
    hear({ source: opened, origin: FRAME_ORIGIN, data: { resultUri: RESULT } });
    await answer(`social github ${RESULT}`);
    await answer('user eip155:31337');
    auth.asked.at(-1)?.reject(new WalletModalError('frame_lost', 'Gone'));
    await settled();
    expect([step(), host, events()]).to.deep.equal(['failed', ['report frame_lost'], [STARTED, FAILED]]);
  });

  it('does nothing after the visitor has left', async () => {
    const { ask, hear, answer, auth, store, step, host, events } = setUp();
    const opened = await ask();
    hear({ source: opened, origin: FRAME_ORIGIN, data: { resultUri: RESULT } });
    await answer(`social github ${RESULT}`);
    await answer('user eip155:31337');
    store.set(goBackAtom);
    await settled();
    expect(auth.asked.at(-1)?.signal.aborted).to.equal(true);
    expect([step(), host, events()]).to.deep.equal(['idle', [], [STARTED]]);
  });
});
