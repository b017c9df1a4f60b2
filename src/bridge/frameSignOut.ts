import type { Clock } from '../lib/clock.js';
import { DISCONNECT_DEADLINE_MS } from '../lib/constants.js';
import { abortedError } from '../lib/errorText.js';
import { wait } from '../lib/wait.js';
import type { FrameConnection, RequestOptions } from './frameConnection.js';
import type { FrameMemory } from './frameMemory.js';
import type { FrameSession } from './frameSession.js';

export type Wait = Pick<RequestOptions, 'signal'>;

export interface FrameSignOutParts {
  readonly connection: Pick<FrameConnection, 'request' | 'isOpen'>;
  readonly memory: FrameMemory;
  readonly session: FrameSession;
  readonly clock: Clock;
  /** Ends what a person is asked to allow. */
  readonly abortApprovals: () => void;
}

export interface FrameSignOut {
  signOut(asked: Wait): Promise<void>;
  /**
   * Tells the frame once more of a sign-in that could not be ended, where there is one. Resolves to whether it still is
   * not. Rejects with `aborted`.
   */
  retrySignOut(asked: Wait): Promise<boolean>;
}

/** Leaving a sign-in, which is over here at once and in the frame once that says so. */
export function frameSignOut({
  connection,
  memory,
  session,
  clock,
  abortApprovals,
}: FrameSignOutParts): FrameSignOut {
  /** Both connections of a sign-in may be ended at once, and the frame is told once. */
  let running: Promise<void> | undefined;

  async function tellFrame({ signal }: Wait) {
    const told = connection.request('SIGN_OUT', undefined, { signal });
    await wait(told, { clock, deadlineMs: DISCONNECT_DEADLINE_MS, what: 'The sign-in service' });
    await memory.noteSignedOut();
  }

  async function signOut(asked: Wait) {
    const wasOpen = connection.isOpen;
    const wasUsed = Promise.all([memory.isLoginUsed(), memory.owesSignOut()]);
    // What is gone cannot be allowed any more.
    abortApprovals();
    session.clear();
    // Not once the frame has answered: a page that goes elsewhere meanwhile leaves nothing of the person behind.
    const forgotten = memory.forget('leaving');
    try {
      if (wasOpen || (await wasUsed).includes(true)) await tellFrame(asked);
      else await memory.noteSignedOut();
    } finally {
      await forgotten;
    }
  }

  return {
    signOut(asked) {
      running ??= signOut(asked).finally(() => {
        running = undefined;
      });
      return running;
    },
    async retrySignOut(asked) {
      if (!(await memory.owesSignOut())) return false;
      await tellFrame(asked).catch(() => undefined);
      if (asked.signal?.aborted) throw abortedError(asked.signal.reason);
      return memory.owesSignOut();
    },
  };
}
