import { expect } from 'chai';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { setOpenAtom } from '../../src/atoms/openModal.js';
import { historyAtom, type Route } from '../../src/atoms/router.js';
import { chooseProviderAtom } from '../../src/atoms/signIn/chooseProvider.js';
import { WalletModalError } from '../../src/lib/errors.js';
import { SIGN_IN_PROVIDERS, type SignInProvider } from '../../src/lib/signIn/signIn.js';
import { ConnectingFarcasterView } from '../../src/views/signIn/ConnectingFarcasterView.js';
import { ConnectingSocialView } from '../../src/views/signIn/ConnectingSocialView.js';
import { ConnectSocialsView } from '../../src/views/signIn/ConnectSocialsView.js';
import { ProviderButtons } from '../../src/views/signIn/ProviderButtons.js';
import { signInWorld } from '../atoms/fakeSignIn.js';
import { IPHONE, withUserAgent } from '../support/device.js';
import { settled, until } from '../support/promises.js';
import { cleanUp, mount } from '../ui/mount.js';
import { bringTexts } from './content.js';

const WINDOW_CHECK_MS = 1_000;

const GITHUB: Extract<Route, { view: 'ConnectingSocial' }> = { view: 'ConnectingSocial', provider: 'github' };

function setUp(offered?: readonly SignInProvider[]) {
  const here = signInWorld(offered);
  bringTexts(here.store);
  const draw = (view: ReactNode) => {
    const { root } = mount(<Provider store={here.store}>{view}</Provider>);
    const buttons = () =>
      [...root.querySelectorAll('button')].filter((button) =>
        button.checkVisibility({ visibilityProperty: true }),
      );
    const nameOf = (button: Element) => button.ariaLabel ?? button.textContent ?? '';
    return {
      root,
      words: () => root.textContent ?? '',
      names: () => buttons().map(nameOf),
      press: (name: string) =>
        buttons()
          .find((button) => nameOf(button) === name)
          ?.click(),
    };
  };
  const present = () => here.store.get(historyAtom).at(-1);
  return { ...here, draw, present };
}

afterEach(cleanUp);

describe('sign-in providers in the first list', () => {
  const first = (count: number) => SIGN_IN_PROVIDERS.slice(0, count);
  const named = (...names: string[]) => names.map((name) => `Continue with ${name}`);

  for (const [count, names, hasWords] of [
    [1, named('Google'), true],
    [2, named('Google', 'X'), true],
    [3, named('Google', 'X', 'Discord'), false],
    [5, named('Google', 'X', 'Discord', 'Farcaster', 'GitHub'), false],
    [6, [...named('Google', 'X', 'Discord', 'Farcaster'), 'More ways to sign in'], false],
  ] as const) {
    it(`have labels where there is room: ${count}`, () => {
      const { draw } = setUp();
      const drawn = draw(<ProviderButtons providers={first(count)} />);
      expect(drawn.names()).to.deep.equal(names);
      expect(drawn.words()).to.equal(hasWords ? names.join('') : '');
    });
  }

  it('keep the order of the setting', () => {
    const { draw } = setUp();
    const providers: SignInProvider[] = ['facebook', 'farcaster', 'google'];
    expect(draw(<ProviderButtons providers={providers} />).names()).to.deep.equal(
      named('Facebook', 'Farcaster', 'Google'),
    );
  });

  it('open their own views, and the list of all', () => {
    const { draw, present, windows } = setUp();
    const { press } = draw(<ProviderButtons providers={SIGN_IN_PROVIDERS} />);
    press('Continue with Discord');
    expect([present(), windows.length]).to.deep.equal([{ view: 'ConnectingSocial', provider: 'discord' }, 1]);
    press('Continue with Farcaster');
    expect([present(), windows.length]).to.deep.equal([{ view: 'ConnectingFarcaster' }, 1]);
    press('More ways to sign in');
    expect(present()).to.deep.equal({ view: 'ConnectSocials' });
  });
});

describe('the list of all providers', () => {
  it('has a row for each', () => {
    const { draw, present, windows } = setUp();
    const { names, press, root } = draw(<ConnectSocialsView />);
    expect(root.querySelector('ul')?.ariaLabel).to.equal('Ways to sign in');
    expect(names()).to.have.length(SIGN_IN_PROVIDERS.length);
    press('Continue with GitHub');
    expect([present(), windows.length]).to.deep.equal([GITHUB, 1]);
  });

  it('says when none is offered, and leads to wallets', () => {
    const { draw, present } = setUp([]);
    const { words, names, press } = draw(<ConnectSocialsView />);
    expect(words()).to.include('No other sign-in methods');
    expect(names()).to.deep.equal(['Connect wallet']);
    press('Connect wallet');
    expect(present()).to.deep.equal({ view: 'Connect' });
  });
});

describe('the view of a provider with a window', () => {
  function begin(isBlocked = false) {
    const here = setUp();
    here.block(isBlocked);
    here.store.set(chooseProviderAtom, 'github');
    return { ...here, ...here.draw(<ConnectingSocialView route={GITHUB} />) };
  }

  it('brings the window to the front', () => {
    const { words, press, windows } = begin();
    expect(words()).to.include('Continue with GitHub');
    press('Show window');
    expect([windows.length, windows[0]?.focused]).to.deep.equal([1, 1]);
  });

  it('opens a blocked window', async () => {
    const { words, press, windows, block } = begin(true);
    expect(words()).to.include('Pop-up blocked');
    block(false);
    press('Open GitHub');
    await until(() => words().includes('Continue with GitHub'));
    expect(windows).to.have.length(1);
  });

  it('opens another window after one was closed', async () => {
    const { words, press, windows, clock } = begin();
    windows[0]?.close();
    clock.move(WINDOW_CHECK_MS);
    await until(() => words().includes('Window closed'));
    press('Try again');
    await until(() => words().includes('Continue with GitHub'));
    expect(windows).to.have.length(2);
  });

  it('says what went wrong, and how to go on', async () => {
    const { words, fail, names } = begin();
    await fail('uri github', new WalletModalError('frame_failed', 'Not today', { said: 'Not today' }));
    await until(() => words().includes('Something went wrong'));
    expect(words()).to.include('Details: “Not today”').and.include('You’re not signed in.');
    expect(names()).to.deep.equal(['Try again', 'Use another method']);
  });

  it('keeps its last content while it animates out', async () => {
    const { words, store } = begin();
    store.set(setOpenAtom, false);
    await settled();
    expect(words()).to.include('Continue with GitHub');
  });
});

describe('the Farcaster view', () => {
  it('shows a code once there is an address, and says when it was scanned', async () => {
    const { draw, store, answer } = setUp();
    store.set(chooseProviderAtom, 'farcaster');
    const { root, words, names } = draw(<ConnectingFarcasterView />);
    expect(words()).to.include('Getting a code…');
    expect(root.querySelector('[role=img]')).to.equal(null);
    await answer('farcaster uri', { url: 'https://farcaster.example/1' });
    await until(() => root.querySelector('[role=img]'));
    expect(root.querySelector('[role=img]')?.getAttribute('aria-label')).to.equal('Code for Farcaster');
    expect(names()).to.deep.equal(['Copy link']);
    await answer('farcaster', { userName: 'ada' });
    await until(() => words().includes('Getting your account…'));
    expect(names()).to.deep.equal([]);
  });

  for (const [what, userAgent, getting, ready] of [
    ['a code', undefined, 'Getting a code…', 'Scan with your phone and confirm in Farcaster.'],
    ['a link', IPHONE, 'Getting a link…', 'Confirm in Farcaster, then come back here.'],
  ] as const) {
    describe(`waiting for ${what}`, () => {
      if (userAgent) withUserAgent(userAgent);

      it('says how long it takes, what to do after 10 s, and neither once it has loaded', async () => {
        const { draw, store, clock, asked, answer } = setUp();
        store.set(chooseProviderAtom, 'farcaster');
        const { root, names, press } = draw(<ConnectingFarcasterView />);
        const region = root.querySelector('[role=status]') as HTMLElement;
        const words = region.querySelector('p') as HTMLElement;
        expect(getComputedStyle(words).visibility).to.equal('hidden');
        await until(() => getComputedStyle(words).visibility === 'visible');
        const after = async (ms: number, said: string) => {
          clock.move(ms);
          await settled();
          await until(() => region.textContent === said, said);
          return names().includes('Try again');
        };
        const slow = 'This is taking longer than usual…';
        const stuck = 'Check your connection. Then try again, or go back to choose another way.';
        expect(await after(4_999, getting)).to.equal(false);
        expect(await after(1, slow)).to.equal(false);
        expect(await after(4_999, slow)).to.equal(false);
        expect(await after(1, stuck)).to.equal(true);
        press('Try again');
        expect(await after(0, getting)).to.equal(false);
        expect(asked.map(({ signal }) => signal?.aborted)).to.deep.equal([true, false]);
        expect(await after(10_000, stuck)).to.equal(true);
        await answer('farcaster uri', { url: 'https://farcaster.example/1' });
        expect(await after(20_000, ready)).to.equal(false);
      });
    });
  }
});
