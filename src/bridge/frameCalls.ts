import { frameAccounts } from './frameAccounts.js';
import type { FramePlace } from './framePlace.js';
import { frameSignIn } from './frameSignIn.js';
import { type FrameSignOutParts, frameSignOut, type Wait } from './frameSignOut.js';
import type { Payload } from './protocol.js';

/**
 * One function per request to the frame. Each also updates the remembered data (behaviour 15.11). All reject like
 * `FrameConnection.request`.
 */
export type FrameCalls = ReturnType<typeof frameCalls>;

export interface FrameCallsParts extends FrameSignOutParts {
  readonly connection: FrameSignOutParts['connection'] & Pick<FramePlace, 'doubt'>;
}

export function frameCalls(parts: FrameCallsParts) {
  const leaving = frameSignOut(parts);
  return {
    ...frameSignIn({ ...parts, leaving }),
    ...frameAccounts({ ...parts, leaving }),

    /**
     * Cancels pending approvals and signs out, at once on our side. Rejects if the frame doesn't confirm; the sign-in is then
     * not restored, and the frame is told again before the next sign-in or restore.
     */
    signOut: (wait: Wait = {}): Promise<void> => leaving.signOut(wait),

    syncTheme: (theme: Payload<'SYNC_THEME'>, wait: Wait = {}) =>
      parts.connection.request('SYNC_THEME', theme, { ...wait, repeats: true }),
  };
}
