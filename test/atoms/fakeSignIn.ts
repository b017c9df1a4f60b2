import { leaveFinishedViews } from '../../src/atoms/effects/leaveFinishedViews.js';
import type { OpenedWindow, WindowMessage } from '../../src/atoms/hostServices.js';
import { historyAtom } from '../../src/atoms/router.js';
import type { Bridge } from '../../src/bridge/createBridge.js';
import type { FrameCalls } from '../../src/bridge/frameCalls.js';
import type { Wait } from '../../src/bridge/frameSignOut.js';
import { abortedError } from '../../src/lib/errorText.js';
import { SIGN_IN_PROVIDERS, type SignInProvider } from '../../src/lib/signIn/signIn.js';
import { type Deferred, deferred, settled } from '../support/promises.js';
import { facts, fakeConnector, ONE, world } from './fakes.js';

export const FRAME_ORIGIN = 'https://frame.example';

/** A fake window. */
export interface FakeWindow extends OpenedWindow {
  closed: boolean;
  /** The addresses that it visited, in order. */
  readonly places: string[];
  /** The number of times it was focused. */
  focused: number;
}

type Question = Deferred<unknown> & { readonly name: string; readonly signal: AbortSignal | undefined };

/** A store with a sign-in frame that the test answers, and the windows that it opened. */
export function signInWorld(providers: readonly SignInProvider[] = SIGN_IN_PROVIDERS) {
  const auth = { ...fakeConnector('auth') };
  Object.assign(auth, { info: { ...auth.info, type: 'AUTH' } });
  const asked: Question[] = [];
  const windows: FakeWindow[] = [];
  const listeners = new Set<(message: WindowMessage) => void>();
  let blocksWindows = false;
  let hasFocus = true;

  function ask<T>(name: string, signal?: AbortSignal): Promise<T> {
    const question = { ...deferred<unknown>(), name, signal };
    asked.push(question);
    signal?.addEventListener('abort', () => question.reject(abortedError()));
    if (signal?.aborted) question.reject(abortedError());
    return question.promise as Promise<T>;
  }

  const calls: Partial<FrameCalls> = {
    getSocialRedirectUri: (provider, wait: Wait = {}) => ask(`uri ${provider}`, wait.signal),
    connectSocial: (provider, uri, wait: Wait = {}) => ask(`social ${provider} ${uri}`, wait.signal),
    getFarcasterUri: (wait: Wait = {}) => ask('farcaster uri', wait.signal),
    connectFarcaster: (wait: Wait = {}) => ask('farcaster', wait.signal),
    getUser: ({ network } = {}, wait: Wait = {}) => ask(`user ${network}`, wait.signal),
  };

  function openWindow(): FakeWindow | null {
    if (blocksWindows) return null;
    const places: string[] = [];
    const opened: FakeWindow = {
      closed: false,
      places,
      focused: 0,
      location: { replace: (url) => void places.push(url) },
      focus: () => {
        opened.focused += 1;
      },
      close: () => {
        opened.closed = true;
      },
    };
    windows.push(opened);
    return opened;
  }

  const here = world({
    wallets: [auth],
    config: {
      signIn: {
        url: `${FRAME_ORIGIN}/sdk`,
        projectId: 'test',
        isHosted: false,
        email: true,
        providers,
        offersSmartAccounts: true,
      },
    },
    services: {
      openSignIn: async () => ({ calls }) as Bridge,
      openWindow,
      hasFocus: () => hasFocus,
      onWindowMessage(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  });
  const end = here.start(leaveFinishedViews);
  here.open();

  return {
    ...here,
    /** Removes the element. */
    end,
    auth,
    asked,
    windows,
    /** The number of window listeners. */
    listening: () => listeners.size,
    block: (isBlocked: boolean) => {
      blocksWindows = isBlocked;
    },
    /** Moves the focus to the page, or away from it. */
    focus: (onPage: boolean) => {
      hasFocus = onPage;
    },
    /** The view history. */
    views: () => here.store.get(historyAtom).map(({ view }) => view),
    /** Posts a message from a window. */
    hear(message: WindowMessage) {
      for (const listener of [...listeners]) listener(message);
    },
    /** Answers the latest call. Throws if it has another name. */
    async answer(name: string, value: unknown = {}) {
      await settled();
      question(name).resolve(value);
      await settled();
    },
    async fail(name: string, error: unknown) {
      await settled();
      question(name).reject(error);
      await settled();
    },
    /** Adds the account of the signed-in user. */
    async finish() {
      await settled();
      question(`user ${ONE}`).resolve({});
      await settled();
      auth.connected(facts());
      auth.asked.at(-1)?.resolve(undefined);
      await settled();
    },
    events: () => here.tracked.map(({ event, properties }) => `${event} ${JSON.stringify(properties)}`),
  };

  function question(name: string): Question {
    const last = asked.at(-1);
    if (last?.name !== name) throw new Error(`Asked was ${last?.name}, not ${name}`);
    return last;
  }
}
