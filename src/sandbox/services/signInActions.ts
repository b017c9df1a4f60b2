import type { SignInAction, SignInActions } from '../frame/signInApi.js';
import type { SignInServer } from './signInServer.js';

type Handlers = {
  [Action in Exclude<SignInAction, 'turn'>]: (
    asked: SignInActions[Action]['asked'],
  ) => SignInActions[Action]['answer'];
};

/** The server's actions for the page in the frame. Errors have readable messages. */
export function signInActions(signIn: SignInServer): Handlers {
  return {
    login: ({ email, device }) => ({ action: signIn.login(email, device) }),
    device: ({ email, device }) => ({ isApproved: signIn.isDeviceApproved(email, device) }),
    sendCode({ email }) {
      signIn.sendCode(email);
      return {};
    },
    code({ email, code }) {
      signIn.checkCode(email, code);
      return { session: signIn.open({ id: email, email }) };
    },
    checkCode({ email, code }) {
      signIn.checkCode(email, code);
      return {};
    },
    openTicket: ({ kind, subject }) => ({ token: signIn.openTicket(kind, subject).token }),
    ticket({ token }) {
      const ticket = signIn.ticket(token);
      return ticket ? { ticket } : {};
    },
    approve: ({ token }) => ({ ticket: signIn.approve(token) }),
    redeem({ token }) {
      const ticket = signIn.ticket(token);
      if (!ticket?.isApproved || ticket.kind === 'device') throw new Error('Nobody has allowed this.');
      const { subject } = ticket;
      const userName = `sandbox.${subject}`;
      const email = ticket.kind === 'social' ? `${userName}@example.com` : undefined;
      return { session: signIn.open({ id: userName, email, userName }), userName };
    },
    user({ session }) {
      const user = signIn.user(session);
      return user ? { user } : {};
    },
    change: ({ session, change }) => ({ user: signIn.change(session, change) }),
    signOut({ session }) {
      signIn.close(session);
      return {};
    },
  };
}
