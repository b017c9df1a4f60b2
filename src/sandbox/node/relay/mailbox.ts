import { createHash } from 'node:crypto';

/** A sealed message on a topic. The relay cannot open it. */
export interface RelayMessage {
  readonly topic: string;
  readonly message: string;
  /** What kind of message it is, by the numbers of the protocol; 0 when its sender does not say. */
  readonly tag: number;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
  /** What a wallet checks the sender's domain by. */
  readonly attestation?: string;
}

/** A message on its way in. */
export interface Publication extends Omit<RelayMessage, 'publishedAt'> {
  /** How long it waits for those who are away, in seconds. */
  readonly ttl: number;
}

/** One connection of a client. */
export interface Subscriber {
  /** The same for every connection of a client. */
  readonly clientId: string;
  /** Hands a message over; calls `received` when the client says that it has it. */
  deliver(subscription: string, message: RelayMessage, received: () => void): void;
}

export interface Mailbox {
  /** Keeps a message and hands it to those who are there, its sender excepted. */
  publish(from: Subscriber, publication: Publication): void;
  /** Lets a connection have the messages of a topic; returns the id of the subscription. */
  subscribe(subscriber: Subscriber, topic: string): string;
  unsubscribe(subscriber: Subscriber, topic: string): void;
  /** Hands over what waits on the topics of a connection. */
  flush(subscriber: Subscriber): void;
  /** Takes what waits on these topics for a client. */
  fetch(clientId: string, topics: readonly string[]): RelayMessage[];
  /** Forgets a connection. What it did not say it has waits for the next one of its client. */
  leave(subscriber: Subscriber): void;
  /** Throws away what is too old. */
  prune(): void;
}

interface Letter {
  readonly message: RelayMessage;
  readonly expiresAt: number;
  /** The clients that have it, its sender among them. */
  readonly knownTo: Set<string>;
  /** The connections that it was sent on; those may not have said yet that they have it. */
  readonly sentTo: WeakSet<Subscriber>;
}

interface Topic {
  readonly subscribers: Set<Subscriber>;
  letters: Letter[];
}

/** The topics of a relay, in memory. `now` is the time in milliseconds since 1970. */
export function createMailbox(now: () => number = Date.now): Mailbox {
  const topics = new Map<string, Topic>();
  const topicOf = (name: string): Topic => {
    const topic = topics.get(name) ?? { subscribers: new Set(), letters: [] };
    topics.set(name, topic);
    return topic;
  };
  const lettersFor = (name: string, clientId: string): Letter[] =>
    (topics.get(name)?.letters ?? []).filter(
      (letter) => letter.expiresAt > now() && !letter.knownTo.has(clientId),
    );
  const deliver = (subscriber: Subscriber, name: string) => {
    for (const letter of lettersFor(name, subscriber.clientId)) {
      if (letter.sentTo.has(subscriber)) continue;
      letter.sentTo.add(subscriber);
      const received = () => letter.knownTo.add(subscriber.clientId);
      subscriber.deliver(subscriptionId(name, subscriber.clientId), letter.message, received);
    }
  };

  return {
    publish(from, { ttl, ...publication }) {
      const topic = topicOf(publication.topic);
      topic.letters.push({
        message: { ...publication, publishedAt: now() },
        expiresAt: now() + ttl * 1000,
        knownTo: new Set([from.clientId]),
        sentTo: new WeakSet(),
      });
      for (const subscriber of topic.subscribers) deliver(subscriber, publication.topic);
    },
    subscribe(subscriber, topic) {
      topicOf(topic).subscribers.add(subscriber);
      return subscriptionId(topic, subscriber.clientId);
    },
    unsubscribe(subscriber, topic) {
      topics.get(topic)?.subscribers.delete(subscriber);
    },
    flush(subscriber) {
      for (const [name, topic] of topics) if (topic.subscribers.has(subscriber)) deliver(subscriber, name);
    },
    fetch: (clientId, names) =>
      names.flatMap((name) =>
        lettersFor(name, clientId).map((letter) => {
          letter.knownTo.add(clientId);
          return letter.message;
        }),
      ),
    leave(subscriber) {
      for (const topic of topics.values()) topic.subscribers.delete(subscriber);
    },
    prune() {
      for (const [name, topic] of topics) {
        topic.letters = topic.letters.filter((letter) => letter.expiresAt > now());
        if (topic.letters.length === 0 && topic.subscribers.size === 0) topics.delete(name);
      }
    },
  };
}

/** Clients make the same id by themselves, so it must not be any other. */
function subscriptionId(topic: string, clientId: string): string {
  return createHash('sha256')
    .update(topic + clientId)
    .digest('hex');
}
