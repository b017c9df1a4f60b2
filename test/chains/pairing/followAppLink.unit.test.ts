import { expect } from 'chai';
import {
  followAppLink,
  forgetAppLinks,
  keepAppLink,
  keptAppLink,
  takeLinksOver,
} from '../../../src/chains/pairing/followAppLink.js';
import type { PairingClient } from '../../../src/chains/pairing/pairingClient.js';
import { fakeClock } from '../../support/fakeClock.js';
import { settled } from '../../support/promises.js';

const TOPIC = 'topic';
const METAMASK = { href: 'metamask://', target: '_self' } as const;

interface Session {
  sessionConfig?: { disableDeepLink?: boolean };
}

/** The parts of the client that hold sessions and record requests. */
function setUp(first: Session = {}) {
  const sessions = new Map<string, Session>([[TOPIC, first]]);
  const kept = new Map<string, unknown>();
  const listeners = new Map<string, (noted: object) => void>();
  const ended: [string, string][] = [];
  const opened: string[][] = [];
  const client = {
    session: {
      get keys() {
        return [...sessions.keys()];
      },
      get: (topic: string) => sessions.get(topic),
      update: async (topic: string, change: Session) =>
        void sessions.set(topic, { ...sessions.get(topic), ...change }),
    },
    core: {
      customStoragePrefix: ':site',
      storage: {
        getItem: async (key: string) => kept.get(key),
        setItem: async (key: string, value: unknown) => void kept.set(key, value),
        removeItem: async (key: string) => void kept.delete(key),
      },
      history: {
        on: (name: string, listener: (noted: object) => void) => listeners.set(name, listener),
        off: (name: string) => listeners.delete(name),
      },
    },
    engine: {
      events: {
        emit: (name: string, { error }: { error: Error }) => ended.push([name, error.message]),
      },
    },
    // Has only the methods that are used.
  } as unknown as PairingClient;
  let hasFocus = true;
  let isActive = true;
  const waiting: string[] = [];
  const scope = {
    document: { hasFocus: () => hasFocus },
    navigator: {
      get userActivation() {
        return { isActive };
      },
    },
    open: (...args: string[]) => opened.push(args),
  } as unknown as Window;
  const clock = fakeClock();
  const follow = () =>
    followAppLink(client, TOPIC, {
      link: keptAppLink(client, TOPIC),
      clock,
      scope,
      onWaiting({ href }) {
        waiting.push(href);
        return () => waiting.splice(waiting.indexOf(href), 1);
      },
    });
  const tell = (name: string, noted: object) => {
    listeners.get(name)?.(noted);
  };
  const request = async (method: string, topic = TOPIC) => {
    const params = { request: { method } };
    tell('history_created', { id: 7, topic, request: { method: 'wc_sessionRequest', params } });
    await settled();
  };
  const answer = () => tell('history_updated', { id: 7 });
  const leave = () => {
    hasFocus = false;
  };
  const wait = () => {
    isActive = false;
  };
  return {
    ...{ client, sessions, kept, opened, listeners, follow, request, leave },
    ...{ answer, clock, ended, wait, waiting },
  };
}

describe('the app link of a session', () => {
  it('opens the app for requests that a person has to answer', async () => {
    const { client, opened, follow, request } = setUp();
    await keepAppLink(client, TOPIC, METAMASK);
    follow();
    await request('personal_sign');
    expect(opened).to.deep.equal([
      ['metamask://wc?requestId=7&sessionTopic=topic', '_self', 'noopener,noreferrer'],
    ]);
    await request('wallet_getCapabilities');
    await request('personal_sign', 'another');
    expect(opened).to.have.length(1);
  });

  it('opens nothing when the app scanned a code, or when the page has no focus', async () => {
    const byCode = setUp();
    byCode.follow();
    await byCode.request('personal_sign');
    const away = setUp();
    await keepAppLink(away.client, TOPIC, METAMASK);
    away.follow();
    away.leave();
    await away.request('personal_sign');
    expect([byCode.opened, away.opened]).to.deep.equal([[], []]);
  });

  it('is offered until the app has answered, and opens by itself only right after a press', async () => {
    const { client, opened, waiting, wait, follow, request, answer } = setUp();
    await keepAppLink(client, TOPIC, METAMASK);
    follow();
    wait();
    await request('personal_sign');
    expect(opened).to.deep.equal([]);
    expect(waiting).to.deep.equal(['metamask://wc?requestId=7&sessionTopic=topic']);
    answer();
    expect(waiting).to.deep.equal([]);
  });

  it('ends with an unanswered request, just before the library’s rejection would go unhandled', async () => {
    const { client, waiting, clock, ended, follow, request } = setUp();
    await keepAppLink(client, TOPIC, METAMASK);
    follow();
    await request('personal_sign');
    clock.move(298_999);
    expect([waiting.length, ended]).to.deep.equal([1, []]);
    clock.move(1);
    expect(waiting).to.deep.equal([]);
    expect(ended).to.deep.equal([['session_request:7', 'Request expired. Please try again.']]);
  });

  it('ends with the session and its requests', async () => {
    const { client, waiting, clock, ended, follow, request } = setUp();
    await keepAppLink(client, TOPIC, METAMASK);
    const stop = follow();
    await request('personal_sign');
    stop();
    expect([waiting, ended]).to.deep.equal([[], [['session_request:7', 'The session ended.']]]);
    clock.move(300_000);
    expect(ended).to.have.length(1);
  });

  it('is validated when read back', async () => {
    const { client, kept } = setUp();
    await keepAppLink(client, TOPIC, METAMASK);
    const [name] = kept.keys();
    const broken = [
      ...['text', 7, [1]],
      ...[{ [TOPIC]: 'metamask://' }, { [TOPIC]: { href: 'javascript:1', target: '_self' } }],
    ];
    for (const value of broken) {
      kept.set(name as string, value);
      expect(await keptAppLink(client, TOPIC)).to.equal(undefined);
      await forgetAppLinks(client);
    }
  });

  it('is forgotten with its session, and only then', async () => {
    const { client, sessions, kept } = setUp();
    sessions.set('other', {});
    await keepAppLink(client, TOPIC, METAMASK);
    await keepAppLink(client, 'other', METAMASK);
    await forgetAppLinks(client);
    expect(await keptAppLink(client, TOPIC)).to.deep.equal(METAMASK);
    sessions.delete(TOPIC);
    await forgetAppLinks(client);
    expect(await keptAppLink(client, TOPIC)).to.equal(undefined);
    expect(await keptAppLink(client, 'other')).to.deep.equal(METAMASK);
    sessions.delete('other');
    await forgetAppLinks(client);
    expect(kept.size).to.equal(0);
  });

  it('is no longer followed after it was disposed', () => {
    const { follow, listeners } = setUp();
    follow()();
    expect(listeners.size).to.equal(0);
  });

  it('is opened by us, never by the library or for a wallet without one', () => {
    const { client, sessions } = setUp();
    expect(takeLinksOver(client, TOPIC)).to.equal(true);
    expect(sessions.get(TOPIC)).to.deep.equal({ sessionConfig: { disableDeepLink: true } });
    const unwanted = setUp({ sessionConfig: { disableDeepLink: true } });
    expect(takeLinksOver(unwanted.client, TOPIC)).to.equal(false);
    expect(takeLinksOver(client, 'gone')).to.equal(false);
  });
});
