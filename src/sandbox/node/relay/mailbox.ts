import { createHash } from 'node:crypto';

/** An encrypted message on a topic. The relay cannot decrypt it. */
export interface RelayMessage {
  readonly topic: string;
  readonly message: string;
  /** The protocol's number for the kind of message; 0 if the sender sets none. */
  readonly tag: number;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
  /** Lets a wallet verify the sender's domain. */
  readonly attestation?: string;
}

/** An incoming message. */
export interface Publication extends Omit<RelayMessage, 'publishedAt'> {
  /** The time that it is kept for absent clients, in seconds. */
  readonly ttl: number;
}

/** One connection of a client. */
export interface Subscriber {
  /** The same for every connection of a client. */
  readonly clientId: string;
  /** Delivers a message; calls `received` once the client confirms it. */
  deliver(subscription: string, message: RelayMessage, received: () => void): void;
}

export interface Mailbox {
  /** Keeps a message and delivers it to the topic's current subscribers, except its sender. */
  publish(from: Subscriber, publication: Publication): void;
  /** Subscribes a connection to a topic; returns the subscription's id. */
  subscribe(subscriber: Subscriber, topic: string): string;
  unsubscribe(subscriber: Subscriber, topic: string): void;
  /** Delivers the messages that wait on a connection's topics. */
  flush(subscriber: Subscriber): void;
  /** Takes the messages that wait on these topics for a client. */
  fetch(clientId: string, topics: readonly string[]): RelayMessage[];
  /** Removes a connection. Unconfirmed messages wait for the next connection of its client. */
  leave(subscriber: Subscriber): void;
  /** Deletes expired messages. */
  prune(): void;
}

interface Letter {
  readonly message: RelayMessage;
  readonly expiresAt: number;
  /** The clients that have received it, and its sender. */
  readonly knownTo: Set<string>;
  /** The connections on which it was sent, confirmed or not. */
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

/** Clients compute the same id, so the format must not change. */
function subscriptionId(topic: string, clientId: string): string {
  return createHash('sha256')
    .update(topic + clientId)
    .digest('hex');
}
