import type { SignInUser, Ticket } from '../services/signInServer.js';

/** The failure to simulate for one message to the frame. */
export interface Turn {
  readonly mode: string;
  readonly ms?: number;
}

/** The requests of the page in the frame to its own server, with their answers. */
export interface SignInActions {
  turn: { asked: { name: string }; answer: { turn?: Turn } };
  login: { asked: { email: string; device: string }; answer: { action: 'VERIFY_DEVICE' | 'VERIFY_OTP' } };
  device: { asked: { email: string; device: string }; answer: { isApproved: boolean } };
  sendCode: { asked: { email: string }; answer: object };
  code: { asked: { email: string; code: string }; answer: { session: string } };
  checkCode: { asked: { email: string; code: string }; answer: object };
  openTicket: { asked: { kind: 'social' | 'farcaster'; subject: string }; answer: { token: string } };
  ticket: { asked: { token: string }; answer: { ticket?: Ticket } };
  approve: { asked: { token: string }; answer: { ticket: Ticket } };
  redeem: { asked: { token: string }; answer: { session: string; userName: string } };
  user: { asked: { session: string }; answer: { user?: SignInUser } };
  change: {
    asked: { session: string; change: Partial<Omit<SignInUser, 'id'>> };
    answer: { user: SignInUser };
  };
  signOut: { asked: { session: string }; answer: object };
}

export type SignInAction = keyof SignInActions;

/** The path of the actions: POST with JSON `{ action, … }`. */
export const SIGN_IN_PATH = '/sandbox/sign-in';

/** Sends a request to the frame's server. Rejects with the server's error message. */
export async function askSignIn<Action extends SignInAction>(
  action: Action,
  asked: SignInActions[Action]['asked'],
): Promise<SignInActions[Action]['answer']> {
  const response = await fetch(SIGN_IN_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action, ...asked }),
  });
  const answer = (await response.json()) as SignInActions[Action]['answer'] & { error?: string };
  if (answer.error !== undefined) throw new Error(answer.error);
  return answer;
}
