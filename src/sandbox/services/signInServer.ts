import { uuid } from '../../lib/uuid.js';

/** An email of the sandbox. It is never really sent. */
export interface SandboxMail {
  readonly to: string;
  /** A code to type, or a link that approves a device. */
  readonly kind: 'code' | 'device';
  readonly code?: string;
  readonly link?: string;
}

/** A user who can sign in. */
export interface SignInUser {
  /** The user's permanent id; keys are derived from it. */
  readonly id: string;
  readonly email: string | undefined;
  readonly userName: string | undefined;
  readonly chainId: string | number | undefined;
  readonly preferredAccountType: 'eoa' | 'smartAccount';
  readonly isSmartAccountDeployed: boolean;
}

/** A request that a user approves by following a link. */
export interface Ticket {
  readonly token: string;
  readonly kind: 'device' | 'social' | 'farcaster';
  /** An email address, or a provider. */
  readonly subject: string;
  readonly isApproved: boolean;
}

/** The users and state behind the sign-in frame. They exist as long as this object. */
export interface SignInServer {
  /** The emails since the start or the last `clearMails()`, oldest first. */
  readonly mails: readonly SandboxMail[];
  clearMails(): void;
  /** Sends a code; or a link first, if the device is new. */
  login(email: string, device: string): 'VERIFY_DEVICE' | 'VERIFY_OTP';
  isDeviceApproved(email: string, device: string): boolean;
  /** Sends a code. */
  sendCode(email: string): void;
  /** Throws if this isn't the last code sent to the address. */
  checkCode(email: string, code: string): void;
  openTicket(kind: Ticket['kind'], subject: string): Ticket;
  ticket(token: string): Ticket | undefined;
  /** Throws if the ticket does not exist. */
  approve(token: string): Ticket;
  /** Signs a user in, creating unknown users. Returns the session's token. */
  open(person: { id: string; email?: string | undefined; userName?: string | undefined }): string;
  user(session: string): SignInUser | undefined;
  change(session: string, change: Partial<Omit<SignInUser, 'id'>>): SignInUser;
  close(session: string): void;
}

export function createSignInServer(linkTo: (ticket: Ticket) => string): SignInServer {
  let mails: SandboxMail[] = [];
  const codes = new Map<string, string>();
  const devices = new Set<string>();
  const tickets = new Map<string, Ticket>();
  const deviceTickets = new Map<string, string>();
  const users = new Map<string, SignInUser>();
  const sessions = new Map<string, string>();
  const deviceKey = (email: string, device: string) => `${email} ${device}`;

  function sendCode(email: string) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    const code = `${number % 1_000_000}`.padStart(6, '0');
    codes.set(email, code);
    mails.push({ to: email, kind: 'code', code });
  }

  function openTicket(kind: Ticket['kind'], subject: string): Ticket {
    const ticket = { token: uuid(), kind, subject, isApproved: false };
    tickets.set(ticket.token, ticket);
    return ticket;
  }

  function find(session: string): SignInUser | undefined {
    return users.get(sessions.get(session) ?? '');
  }

  return {
    get mails() {
      return mails;
    },
    clearMails() {
      mails = [];
    },
    login(email, device) {
      if (devices.has(deviceKey(email, device))) {
        sendCode(email);
        return 'VERIFY_OTP';
      }
      const ticket = openTicket('device', email);
      deviceTickets.set(ticket.token, device);
      mails.push({ to: email, kind: 'device', link: linkTo(ticket) });
      return 'VERIFY_DEVICE';
    },
    isDeviceApproved: (email, device) => devices.has(deviceKey(email, device)),
    sendCode,
    checkCode(email, code) {
      if (codes.get(email) !== code) throw new Error('Invalid code');
      codes.delete(email);
    },
    openTicket,
    ticket: (token) => tickets.get(token),
    approve(token) {
      const ticket = tickets.get(token);
      if (!ticket) throw new Error('This link is not valid anymore.');
      const approved = { ...ticket, isApproved: true };
      tickets.set(token, approved);
      const device = deviceTickets.get(token);
      if (device) devices.add(deviceKey(ticket.subject, device));
      return approved;
    },
    open({ id, email, userName }) {
      const known = users.get(id);
      users.set(
        id,
        known ?? {
          id,
          email,
          userName,
          chainId: undefined,
          preferredAccountType: 'eoa',
          isSmartAccountDeployed: false,
        },
      );
      const session = uuid();
      sessions.set(session, id);
      return session;
    },
    user: find,
    change(session, change) {
      const user = find(session);
      if (!user) throw new Error('Nobody is signed in.');
      const changed = { ...user, ...change };
      users.set(user.id, changed);
      return changed;
    },
    close: (session) => void sessions.delete(session),
  };
}
