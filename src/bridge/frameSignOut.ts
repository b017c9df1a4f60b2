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
  /** Cancels pending approvals. */
  readonly abortApprovals: () => void;
}

export interface FrameSignOut {
  signOut(asked: Wait): Promise<void>;
  /**
   * Sends an unconfirmed sign-out again, if there is one. Resolves to whether it is still unconfirmed. Rejects with
   * `aborted`.
   */
  retrySignOut(asked: Wait): Promise<boolean>;
}

/** Signing out. Takes effect on our side at once, and in the frame once it confirms. */
export function frameSignOut({
  connection,
  memory,
  session,
  clock,
  abortApprovals,
}: FrameSignOutParts): FrameSignOut {
  /** Shared, because both connections of a sign-in may disconnect at the same time. */
  let running: Promise<void> | undefined;

  async function tellFrame({ signal }: Wait) {
    const told = connection.request('SIGN_OUT', undefined, { signal });
    await wait(told, { clock, deadlineMs: DISCONNECT_DEADLINE_MS, what: 'The sign-in service' });
    await memory.noteSignedOut();
  }

  async function signOut(asked: Wait) {
    const wasOpen = connection.isOpen;
    const wasUsed = Promise.all([memory.isLoginUsed(), memory.owesSignOut()]);
    // Nothing may be approved after signing out.
    abortApprovals();
    session.clear();
    // Don't wait for the frame's answer: the user may leave the page before that, and no personal data must remain.
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
