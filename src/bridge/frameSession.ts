import { callAll } from '../lib/callAll.js';
import type { FrameUser } from './frameUser.js';

/** A change of the session: undefined means signed out. */
export interface SessionChange {
  readonly now: FrameUser | undefined;
  readonly before: FrameUser | undefined;
}

/** The signed-in user. Written only from the frame's answers. */
export interface FrameSession {
  readonly user: FrameUser | undefined;
  /** The token by which the frame recognises the session. Kept as long as the page. */
  token: string | undefined;
  /**
   * Starts a request for the user. The returned function stores the answer and returns true, unless a later request was
   * answered first or the session ended.
   */
  begin(): (user: FrameUser) => boolean;
  clear(): void;
  /** Returns a function that unsubscribes. */
  subscribe(listener: (change: SessionChange) => void): () => void;
}

export function frameSession(): FrameSession {
  const listeners = new Set<(change: SessionChange) => void>();
  let user: FrameUser | undefined;
  let token: string | undefined;
  let asked = 0;
  let answered = 0;

  function set(now: FrameUser | undefined) {
    const before = user;
    user = now;
    if (JSON.stringify(before) !== JSON.stringify(now)) callAll(listeners, { now, before });
  }

  return {
    get user() {
      return user;
    },
    get token() {
      return token;
    },
    set token(next) {
      token = next;
    },
    begin() {
      asked += 1;
      const turn = asked;
      return (next) => {
        if (turn <= answered) return false;
        answered = turn;
        set(next);
        return true;
      };
    },
    clear() {
      answered = asked;
      token = undefined;
      set(undefined);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
