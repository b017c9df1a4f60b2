import { uuid } from '../../lib/uuid.js';
import type { SignInUser } from '../services/signInServer.js';
import { askSignIn } from './signInApi.js';

const SESSION = 'wallet-modal-sandbox-frame:session';
const DEVICE = 'wallet-modal-sandbox-frame:device';

/** A stored value of the frame. Kept in memory if storage is denied, as in third-party frames. */
function kept(key: string) {
  let spare: string | undefined;
  return {
    get(): string | undefined {
      try {
        return localStorage.getItem(key) ?? spare;
      } catch {
        return spare;
      }
    },
    set(value: string | undefined) {
      spare = value;
      try {
        if (value === undefined) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
      } catch {
        // The value then lasts until the frame reloads.
      }
    },
  };
}

/** The user of this browser and the progress of a sign-in. */
export interface FrameState {
  readonly device: string;
  /** The email address that a code was sent to. */
  email: string | undefined;
  /** The email address that will replace the user's. */
  newEmail: string | undefined;
  farcaster: string | undefined;
  session(): string | undefined;
  setSession(session: string | undefined): void;
  /** Throws if no user is signed in. */
  user(): Promise<SignInUser>;
  change(change: Partial<Omit<SignInUser, 'id'>>): Promise<SignInUser>;
}

export function frameState(): FrameState {
  const session = kept(SESSION);
  const device = kept(DEVICE);
  if (!device.get()) device.set(uuid());
  const current = () => {
    const value = session.get();
    if (!value) throw new Error('Nobody is signed in.');
    return value;
  };
  return {
    device: device.get() ?? uuid(),
    email: undefined,
    newEmail: undefined,
    farcaster: undefined,
    session: session.get,
    setSession: session.set,
    async user() {
      const { user } = await askSignIn('user', { session: current() });
      if (!user) throw new Error('Nobody is signed in.');
      return user;
    },
    change: async (change) => (await askSignIn('change', { session: current(), change })).user,
  };
}
