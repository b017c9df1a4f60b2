import { expect } from 'chai';
import {
  followAppLink,
  forgetAppLinks,
  keepAppLink,
  readAppLink,
  takeLinksOver,
} from '../../../src/chains/pairing/appLink.js';
import type { PairingClient } from '../../../src/chains/pairing/pairingClient.js';
import { settled } from '../../support/promises.js';

const TOPIC = 'topic';
const METAMASK = { href: 'metamask://', target: '_self' } as const;

interface Session {
  sessionConfig?: { disableDeepLink?: boolean };
}

/** The parts of the client that keep sessions and note requests. */
function setUp(first: Session = {}) {
  const sessions = new Map<string, Session>([[TOPIC, first]]);
  const kept = new Map<string, unknown>();
  const listeners = new Set<(noted: object) => void>();
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
        on: (_name: string, listener: (noted: object) => void) => listeners.add(listener),
        off: (_name: string, listener: (noted: object) => void) => listeners.delete(listener),
      },
    },
    // A stand-in for what is used of it.
  } as unknown as PairingClient;
  let hasFocus = true;
  const scope = {
    document: { hasFocus: () => hasFocus },
    open: (...args: string[]) => opened.push(args),
  } as unknown as Window;
  const follow = () => followAppLink(client, TOPIC, readAppLink(client, TOPIC), scope);
  const request = async (method: string, topic = TOPIC) => {
    const noted = { id: 7, topic, request: { method: 'wc_sessionRequest', params: { request: { method } } } };
    for (const listener of listeners) listener(noted);
    await settled();
  };
  const leave = () => {
    hasFocus = false;
  };
  return { client, sessions, kept, opened, listeners, follow, request, leave };
}

describe('the link to the app of a session', () => {
  it('brings the app up for what a person has to answer', async () => {
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

  it('opens nothing where the app read a code, and for a page without focus', async () => {
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

  it('is forgotten with its session, and only then', async () => {
    const { client, sessions, kept } = setUp();
    sessions.set('other', {});
    await keepAppLink(client, TOPIC, METAMASK);
    await keepAppLink(client, 'other', METAMASK);
    await forgetAppLinks(client);
    expect(await readAppLink(client, TOPIC)).to.deep.equal(METAMASK);
    sessions.delete(TOPIC);
    await forgetAppLinks(client);
    expect(await readAppLink(client, TOPIC)).to.equal(undefined);
    expect(await readAppLink(client, 'other')).to.deep.equal(METAMASK);
    sessions.delete('other');
    await forgetAppLinks(client);
    expect(kept.size).to.equal(0);
  });

  it('is not followed any more when that is ended', () => {
    const { follow, listeners } = setUp();
    follow()();
    expect(listeners.size).to.equal(0);
  });

  it('is ours to open: the library opens none, and a wallet that wants none gets none', () => {
    const { client, sessions } = setUp();
    expect(takeLinksOver(client, TOPIC)).to.equal(true);
    expect(sessions.get(TOPIC)).to.deep.equal({ sessionConfig: { disableDeepLink: true } });
    const unwanted = setUp({ sessionConfig: { disableDeepLink: true } });
    expect(takeLinksOver(unwanted.client, TOPIC)).to.equal(false);
    expect(takeLinksOver(client, 'gone')).to.equal(false);
  });
});
