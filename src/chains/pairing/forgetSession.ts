import type { UniversalProvider } from '@walletconnect/universal-provider';
import type { Clock } from '../../lib/clock.js';
import { WALLET_READ_DEADLINE_MS } from '../../lib/constants.js';
import { wait } from '../../lib/wait.js';
import { USER_DISCONNECTED } from './approvedSession.js';

type Client = Awaited<ReturnType<typeof UniversalProvider.init>>['client'];
type Session = ReturnType<Client['session']['getAll']>[number];

/** The method of WalletConnect's engine that ends every session. Its types leave it out; its version is pinned. */
interface Ending {
  deleteSession(params: { readonly topic: string }): Promise<void>;
}

/**
 * Makes the client delete all its data about a session that ends for any reason. By default it keeps a record of the connection
 * for a month, in the history of requests and in the pairing.
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

/** Ends the pairing's subscription at the relay, unless this would reopen the connection. */
async function unsubscribe({ core: { relayer } }: Client, { pairingTopic }: Session, clock: Clock) {
  if (!relayer.connected) return;
  const limits = { clock, deadlineMs: WALLET_READ_DEADLINE_MS, what: 'The relay' };
  // If this fails, the subscription expires later.
  await wait(relayer.unsubscribe(pairingTopic), limits).catch(() => undefined);
}

/** Deletes a session whose app could not be told of its end. Does nothing if it has already ended. */
export async function forgetSession(client: Client, topic: string): Promise<void> {
  const session = client.session.getAll().find((one) => one.topic === topic);
  if (session) await forget(client, session);
}

/** Deletes a session and its pairing; after the last session, also the keys. */
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

/** Deletes the remaining keys: those of unused codes, and the key that identifies the browser to the relay. */
async function forgetKeys({ core, auth }: Client): Promise<void> {
  const { keychain } = core.crypto;
  const isOfCode = (tag: string) => core.pairing.pairings.keys.includes(tag);
  const tags = [...keychain.keychain.keys()].filter((tag) => !isOfCode(tag));
  await Promise.all(tags.map((tag) => keychain.del(tag)));
  await Promise.all(auth.authKeys.keys.map((key) => auth.authKeys.delete(key, USER_DISCONNECTED)));
}
