import { invalidParamsError } from '../../rpcError.js';
import { asObject } from '../../wallet/params.js';
import type { Mailbox, Publication, Subscriber } from './mailbox.js';

/** Thirty days in seconds; clients ask for a day at most. */
const MAX_TTL = 2_592_000;
/** The largest batch that clients send. */
const MAX_TOPICS = 500;
/** Five minutes in seconds, the lifetime of a proposal. */
const DEFAULT_TTL = 300;

/** The tags of messages that the relay publishes for a client. */
const TAG = { sessionProposal: 1100, sessionProposalResponse: 1101, sessionSettlement: 1102 } as const;

export type RelayMethod = (params: unknown, client: Subscriber) => unknown;

/**
 * The relay's JSON-RPC methods by name: publishing, subscribing and fetching, each for one topic or many. Clients since
 * version 2.21 also use one call to propose a session and one to approve it. A method throws -32602 for invalid
 * parameters.
 */
export function relayMethods(mailbox: Mailbox): ReadonlyMap<string, RelayMethod> {
  const publish = (params: unknown, client: Subscriber) => {
    mailbox.publish(client, publicationOf(params));
    return true;
  };
  const fetched = (topics: readonly string[], client: Subscriber) => ({
    messages: mailbox.fetch(client.clientId, topics),
    hasMore: false,
  });
  return new Map<string, RelayMethod>([
    ['irn_publish', publish],
    [
      'irn_batchPublish',
      (params, client) => {
        const publications = listIn(params, 'messages').map(publicationOf);
        for (const publication of publications) mailbox.publish(client, publication);
        return true;
      },
    ],
    ['irn_subscribe', (params, client) => mailbox.subscribe(client, topicIn(params, 'topic'))],
    [
      'irn_batchSubscribe',
      (params, client) => topicsIn(params).map((topic) => mailbox.subscribe(client, topic)),
    ],
    [
      'irn_unsubscribe',
      (params, client) => {
        mailbox.unsubscribe(client, topicIn(params, 'topic'));
        return true;
      },
    ],
    [
      'irn_batchUnsubscribe',
      (params, client) => {
        const topics = listIn(params, 'subscriptions').map((one) => topicIn(one, 'topic'));
        for (const topic of topics) mailbox.unsubscribe(client, topic);
        return true;
      },
    ],
    ['irn_fetchMessages', (params, client) => fetched([topicIn(params, 'topic')], client)],
    ['irn_batchFetchMessages', (params, client) => fetched(topicsIn(params), client)],
    [
      'wc_proposeSession',
      (params, client) => {
        const pairingTopic = topicIn(params, 'pairingTopic');
        const message = textIn(params, 'sessionProposal');
        mailbox.subscribe(client, pairingTopic);
        const common = { ttl: ttlIn(params, DEFAULT_TTL), ...attestationIn(params) };
        mailbox.publish(client, { topic: pairingTopic, message, tag: TAG.sessionProposal, ...common });
        return true;
      },
    ],
    [
      'wc_approveSession',
      (params, client) => {
        const pairingTopic = topicIn(params, 'pairingTopic');
        const sessionTopic = topicIn(params, 'sessionTopic');
        const response = textIn(params, 'sessionProposalResponse');
        const settlement = textIn(params, 'sessionSettlementRequest');
        const ttl = ttlIn(params, DEFAULT_TTL);
        mailbox.subscribe(client, sessionTopic);
        const tags = { response: TAG.sessionProposalResponse, settlement: TAG.sessionSettlement };
        mailbox.publish(client, { topic: pairingTopic, message: response, tag: tags.response, ttl });
        mailbox.publish(client, { topic: sessionTopic, message: settlement, tag: tags.settlement, ttl });
        return true;
      },
    ],
  ]);
}

function publicationOf(params: unknown): Publication {
  const { tag = 0 } = asObject(params, 'the parameters');
  if (!Number.isInteger(tag)) throw invalidParamsError('expected "tag" to be an integer');
  return {
    topic: topicIn(params, 'topic'),
    message: textIn(params, 'message'),
    ttl: ttlIn(params),
    tag: tag as number,
    ...attestationIn(params),
  };
}

function topicIn(params: unknown, key: string): string {
  return asTopic(asObject(params, 'the parameters')[key], key);
}

function topicsIn(params: unknown): string[] {
  return listIn(params, 'topics').map((topic) => asTopic(topic, 'topics'));
}

function asTopic(value: unknown, key: string): string {
  if (typeof value !== 'string' || !/^[0-9a-f]{64}$/.test(value)) {
    throw invalidParamsError(`expected "${key}" to hold 32 bytes in lower-case hex`);
  }
  return value;
}

function listIn(params: unknown, key: string): readonly unknown[] {
  const value = asObject(params, 'the parameters')[key];
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_TOPICS) {
    throw invalidParamsError(`expected "${key}" to be a list of 1 to ${MAX_TOPICS}`);
  }
  return value;
}

function textIn(params: unknown, key: string): string {
  const value = asObject(params, 'the parameters')[key];
  if (typeof value !== 'string' || !value) throw invalidParamsError(`expected "${key}" to be text`);
  return value;
}

function ttlIn(params: unknown, fallback?: number): number {
  const { ttl = fallback } = asObject(params, 'the parameters');
  if (typeof ttl !== 'number' || !(ttl > 0 && ttl <= MAX_TTL)) {
    throw invalidParamsError(`expected "ttl" to be seconds, at most ${MAX_TTL}`);
  }
  return ttl;
}

function attestationIn(params: unknown): { attestation?: string } {
  const { attestation } = asObject(params, 'the parameters');
  return typeof attestation === 'string' ? { attestation } : {};
}
