import { leaveFinishedViews } from '../../../src/atoms/effects/leaveFinishedViews.js';
import { historyAtom } from '../../../src/atoms/router.js';
import {
  type SignInProfile,
  signInProfileAtom,
  smartAccountNetworksAtom,
} from '../../../src/atoms/signIn/user.js';
import { snackbarAtom } from '../../../src/atoms/snackbarMessage.js';
import type { Bridge } from '../../../src/bridge/createBridge.js';
import type { FrameUser } from '../../../src/bridge/frameUser.js';
import type { Config } from '../../../src/lib/config.js';
import { type Deferred, deferred, settled } from '../../support/promises.js';
import { ALICE, BOB, facts, fakeConnector, ONE, world } from '../fakes.js';

/** A user with a standard and a smart account, on the first network. */
export function frameUser(change: Partial<FrameUser> = {}): FrameUser {
  return {
    email: 'ada@example.com',
    address: ALICE,
    accountType: 'eoa',
    isFallback: false,
    accounts: [
      { address: ALICE, type: 'eoa' },
      { address: BOB, type: 'smartAccount' },
    ],
    network: ONE,
    isSmartAccountDeployed: false,
    ...change,
  };
}

const SETTING: Config['signIn'] = {
  url: 'https://frame.example/sdk?x=1',
  projectId: 'p',
  isHosted: false,
  email: true,
  providers: [],
  offersSmartAccounts: true,
};

interface Question extends Deferred<unknown> {
  readonly what: string;
  readonly signal: AbortSignal | undefined;
}

/** A store with a signed-in visitor and a frame that the test answers. */
export async function signedIn(profile: Partial<SignInProfile> = {}) {
  const asked: Question[] = [];
  const ask =
    (name: string) =>
    (value: string | readonly string[], wait: { signal?: AbortSignal } = {}): Promise<unknown> => {
      const question = { ...deferred<unknown>(), what: `${name} ${value}`, signal: wait.signal };
      asked.push(question);
      return question.promise;
    };
  const frame = { cooldown: 0 };
  const calls = {
    updateEmail: ask('new address'),
    updateEmailPrimaryOtp: ask('old code'),
    updateEmailSecondaryOtp: ask('new code'),
    setPreferredAccount: ask('use'),
    shareAccounts: ask('share'),
    emailCooldown: async () => frame.cooldown,
  };
  const auth = fakeConnector('auth');
  Object.assign(auth.info, { type: 'AUTH' });
  const here = world({
    wallets: [auth],
    config: { signIn: SETTING },
    services: { openSignIn: async () => ({ calls }) as unknown as Bridge },
  });
  here.start(leaveFinishedViews);
  const { store } = here;
  const tell = (next: Partial<SignInProfile>) =>
    store.set(signInProfileAtom, { user: frameUser(), provider: undefined, username: undefined, ...next });
  await here.connect(auth, facts(ONE, ALICE, BOB));
  tell(profile);
  store.set(smartAccountNetworksAtom, [31337]);
  return {
    ...here,
    auth,
    frame,
    tell,
    /** Pending calls, as text. */
    waiting: () => asked.map(({ what }) => what),
    /** Answers the oldest call. */
    async answer(value?: unknown) {
      const question = asked.shift();
      question?.resolve(value);
      await settled();
      return question;
    },
    async refuse(error: unknown) {
      asked.shift()?.reject(error);
      await settled();
    },
    views: () => store.get(historyAtom).map(({ view }) => view),
    message: () => store.get(snackbarAtom),
    events: () => here.tracked.map(({ event }) => event),
  };
}
