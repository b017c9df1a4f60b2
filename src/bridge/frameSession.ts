import { callAll } from '../lib/callAll.js';
import type { FrameUser } from './frameUser.js';

/** What changed: undefined where nobody is signed in. */
export interface SessionChange {
  readonly now: FrameUser | undefined;
  readonly before: FrameUser | undefined;
}

/** Who is signed in. Written by answers of the frame only. */
export interface FrameSession {
  readonly user: FrameUser | undefined;
  /** The token by which the frame knows the session again; lives as long as the page. */
  token: string | undefined;
  /**
   * Begins a question about the user. Its answer counts, and true is answered, unless a later question was answered by
   * then or nobody is signed in any more.
   */
  begin(): (user: FrameUser) => boolean;
  clear(): void;
  /** Returns what ends it. */
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
