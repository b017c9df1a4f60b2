import type { UniversalProvider } from '@walletconnect/universal-provider';
import type { Clock } from '../../lib/clock.js';
import { WALLET_READ_DEADLINE_MS } from '../../lib/constants.js';
import { wait } from '../../lib/wait.js';
import { USER_DISCONNECTED } from './approvedSession.js';

type Client = Awaited<ReturnType<typeof UniversalProvider.init>>['client'];
type Session = ReturnType<Client['session']['getAll']>[number];

/** The part of WalletConnect's engine by which every session ends here. Its types leave it out; its version is exact. */
interface Ending {
  deleteSession(params: { readonly topic: string }): Promise<void>;
}

/**
 * Lets the client forget whatever it keeps of a session that ends, however it ends. By itself it keeps who was connected to
 * which app for a month, in the history of requests and in the pairing.
 */
export function forgetEndedSessions(client: Client, clock: Clock): void {
  const engine = client.engine as object as Ending;
  const { deleteSession } = engine;
  engine.deleteSession = async (params) => {
    const ended = client.session.getAll().find(({ topic }) => topic === params.topic);
    try {
      if (ended) await unsubscribe(client, ended, clock);
      await deleteSession(params);
    } finally {
      if (ended) await forget(client, ended);
    }
  };
}

/** Ends the pairing's subscription at the relay, unless that would have to open the connection again. */
async function unsubscribe({ core: { relayer } }: Client, { pairingTopic }: Session, clock: Clock) {
  if (!relayer.connected) return;
  const limits = { clock, deadlineMs: WALLET_READ_DEADLINE_MS, what: 'The relay' };
  // It ends by itself later.
  await wait(relayer.unsubscribe(pairingTopic), limits).catch(() => undefined);
}

/** Forgets a session whose app could not be told of its end. Does nothing if it has ended. */
export async function forgetSession(client: Client, topic: string): Promise<void> {
  const session = client.session.getAll().find((one) => one.topic === topic);
  if (session) await forget(client, session);
}

/** Forgets a session, the pairing that it came from, and after the last session also the keys. */
async function forget(client: Client, session: Session): Promise<void> {
  const { crypto, history, pairing, relayer, expirer } = client.core;
  const { topic, pairingTopic, self } = session;
  for (const one of [topic, pairingTopic]) {
    history.delete(one);
    expirer.del(one);
  }
  await Promise.all([
    client.session.delete(topic, USER_DISCONNECTED),
    pairing.pairings.delete(pairingTopic, USER_DISCONNECTED),
    relayer.messages.del(topic),
    relayer.messages.del(pairingTopic),
    crypto.keychain.del(topic),
    crypto.keychain.del(pairingTopic),
    crypto.keychain.del(self.publicKey),
  ]);
  const isUsed = client.session.length + client.proposal.length + client.auth.requests.length > 0;
  if (!isUsed) await forgetKeys(client);
}

/** Forgets the keys that are left: those of codes that nobody has used, and the one by which the relay knows the browser. */
async function forgetKeys({ core, auth }: Client): Promise<void> {
  const { keychain } = core.crypto;
  const isOfCode = (tag: string) => core.pairing.pairings.keys.includes(tag);
  const tags = [...keychain.keychain.keys()].filter((tag) => !isOfCode(tag));
  await Promise.all(tags.map((tag) => keychain.del(tag)));
  await Promise.all(auth.authKeys.keys.map((key) => auth.authKeys.delete(key, USER_DISCONNECTED)));
}
