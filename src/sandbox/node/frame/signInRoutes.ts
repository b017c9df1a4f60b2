import type { IncomingMessage, ServerResponse } from 'node:http';
import { ownValue } from '../../../lib/untrusted/ownValue.js';
import { signInActions } from '../../services/signInActions.js';
import type { SignInServer } from '../../services/signInServer.js';
import type { Failure, Failures } from '../failures.js';
import { sendJson, takeJson } from '../httpBody.js';

/** The inbox: GET reads it, DELETE empties it. Available to pages of every origin. */
export async function showInbox(
  request: IncomingMessage,
  response: ServerResponse,
  signIn: SignInServer,
): Promise<void> {
  if (request.method === 'DELETE') signIn.clearMails();
  response.setHeader('access-control-allow-origin', '*');
  sendJson(response, 200, { mails: signIn.mails });
}

/** Answers POST `{ "action": … }` from the page in the frame. Only its own origin can send this, because the body is JSON. */
export async function answerSignIn(
  request: IncomingMessage,
  response: ServerResponse,
  signIn: SignInServer,
  failures: Failures,
): Promise<void> {
  const actions: Record<string, (asked: never) => object> = {
    ...signInActions(signIn),
    turn: ({ name }: { name: string }) => ({ turn: turnOf(failures.take('frame', undefined, [name])) }),
  };
  let answer: object = {};
  const isTaken = await takeJson(request, response, (value) => {
    const { action, ...asked } = value as { action: string };
    const run = ownValue(actions, action);
    if (!run) throw new TypeError('"action" names nothing that can be done.');
    try {
      answer = run(asked as never);
    } catch (error) {
      // A wrong code is a normal answer. An HTTP error would show up in the browser's console.
      answer = { error: (error as Error).message };
    }
  });
  if (isTaken) sendJson(response, 200, answer);
}

const turnOf = (failure: Failure | undefined) =>
  failure && { mode: failure.mode, ...(failure.ms === undefined ? {} : { ms: failure.ms }) };
