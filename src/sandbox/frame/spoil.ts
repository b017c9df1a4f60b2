import { FRAME_PREFIX } from '../../bridge/protocol.js';
import type { Answer } from './answer.js';
import type { Turn } from './signInApi.js';

/** How long `slow` takes when nobody says, in ms. */
const SLOW_MS = 3_000;

/**
 * A failure in the frame's own address, for this frame only: `?mode=silent&methods=CONNECT_OTP,GET_USER`, with `ms` for
 * how long `slow` takes. Without `methods` it is for every question.
 */
export function turnInUrl(name: string): Turn | undefined {
  const query = new URLSearchParams(location.search);
  const mode = query.get('mode');
  const methods = query.get('methods')?.split(',') ?? [name];
  if (!mode || !methods.includes(name)) return undefined;
  const ms = query.get('ms');
  return ms === null ? { mode } : { mode, ms: Number(ms) };
}

/** Answers as a failure that was dialled in says; undefined for no answer at all. */
export async function spoil(
  turn: Turn | undefined,
  answer: () => Promise<Answer>,
): Promise<Answer | undefined> {
  if (!turn) return answer();
  switch (turn.mode) {
    case 'slow':
      await new Promise((resolve) => {
        setTimeout(resolve, turn.ms ?? SLOW_MS);
      });
      return answer();
    case 'silent':
    case 'offline':
      return undefined;
    case 'reload':
      location.reload();
      return undefined;
    case 'malformed':
      return { ...(await answer()), payload: { nonsense: [1, 2, 3] } };
    case 'wrong-id':
      return { ...(await answer()), id: 'nobody-asked' };
    case 'wrong-type':
      return { ...(await answer()), type: `${FRAME_PREFIX}SYNC_THEME_SUCCESS` };
    default: {
      const { type, id } = await answer();
      const failed = type.replace(/_SUCCESS$/, '_ERROR');
      return {
        type: failed,
        payload: { message: `The sandbox was told to fail: ${turn.mode}` },
        ...(id ? { id } : {}),
      };
    }
  }
}
