import type { Answer } from './answer.js';
import type { Question } from './readQuestion.js';
import type { Turn } from './signInApi.js';
import { FRAME_PREFIX } from './wireFormat.js';

/** The default delay of `slow`, in ms. */
const SLOW_MS = 3_000;

/**
 * A failure in the frame's URL, for this frame only: `?mode=silent&methods=CONNECT_OTP,GET_USER`, with `ms` for the delay of
 * `slow`. Without `methods`, it applies to every message.
 */
export function turnInUrl(name: string): Turn | undefined {
  const query = new URLSearchParams(location.search);
  const mode = query.get('mode');
  const methods = query.get('methods')?.split(',') ?? [name];
  if (!mode || !methods.includes(name)) return undefined;
  const ms = query.get('ms');
  return ms === null ? { mode } : { mode, ms: Number(ms) };
}

/**
 * Answers with a simulated failure; undefined for no answer. `answer` carries out the request. Only `slow`, `malformed`,
 * `wrong-id`, `wrong-type` and the modes that end in `-after` call it; all others fail without it.
 */
export async function spoil(
  turn: Turn | undefined,
  { name, id }: Pick<Question, 'name' | 'id'>,
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
    case 'silent-after':
      await answer();
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
    case '500-after':
      await answer();
      return failure(turn, { name, id });
    default:
      return failure(turn, { name, id });
  }
}

const failure = ({ mode }: Turn, { name, id }: Pick<Question, 'name' | 'id'>): Answer => ({
  type: `${FRAME_PREFIX}${name}_ERROR`,
  payload: { message: `The sandbox was told to fail: ${mode}` },
  ...(id ? { id } : {}),
});
