import { expect } from 'chai';
import {
  arrangeWallets,
  roomForRecommended,
  roundedCount,
  type WalletsToArrange,
} from '../../../src/atoms/directory/arrangeWallets.js';
import type { ConnectorInfo } from '../../../src/chains/connector.js';
import { wallets } from './fakeDirectory.js';

const pairing: ConnectorInfo = { id: 'walletConnect', type: 'WALLET_CONNECT', namespace: 'eip155' };
const installed = (rdns?: string): ConnectorInfo => ({
  id: rdns ?? 'injected',
  type: rdns ? 'ANNOUNCED' : 'INJECTED',
  namespace: 'eip155',
  rdns,
});
const [a, b, c, d, e, f] = wallets(6) as [never, never, never, never, never, never];
const nothing: WalletsToArrange = {
  connectors: [],
  recent: [],
  featured: [],
  custom: [],
  recommended: [],
  heldBack: 0,
  isChosen: false,
  order: [],
};

function arrange(given: Partial<WalletsToArrange>): string[] {
  return arrangeWallets({ ...nothing, ...given }).map((row) =>
    'wallet' in row ? `${row.group} ${row.wallet.id}` : `${row.group} ${row.connector.id}`,
  );
}

describe('the rows of the first list', () => {
  it('have a fixed order', () => {
    expect(
      arrange({
        connectors: [pairing, installed('x.y')],
        recent: [a],
        featured: [b],
        custom: [c],
        recommended: [d],
        isChosen: true,
      }),
    ).to.deep.equal(['recent id0', 'installed x.y', 'pairing walletConnect', 'featured id1', 'custom id2']);
  });

  for (const [order, rows] of [
    [['pairing'], 'pairing recent installed featured custom'],
    [['featured', 'installed'], 'featured installed recent pairing custom'],
    [['custom', 'featured', 'pairing', 'installed', 'recent'], 'custom featured pairing installed recent'],
  ] as const) {
    it(`begin with the groups that the site names: ${order.join(' ')}`, () => {
      const given = {
        connectors: [pairing, installed('x.y')],
        recent: [a],
        featured: [b],
        custom: [c],
        isChosen: true,
        order,
      };
      expect(
        arrange(given)
          .map((row) => row.split(' ')[0])
          .join(' '),
      ).to.equal(rows);
    });
  }

  it('show a wallet in the first of its groups, in the order of the site', () => {
    expect(arrange({ recent: [a], featured: [a], order: ['featured'], isChosen: true })).to.deep.equal([
      'featured id0',
    ]);
  });

  it('list each wallet once', () => {
    expect(
      arrange({
        connectors: [pairing, installed('test.w1')],
        recent: [a],
        featured: [a, b, c],
        custom: [c, d],
        isChosen: true,
      }),
    ).to.deep.equal([
      'recent id0',
      'installed test.w1',
      'pairing walletConnect',
      'featured id2',
      'custom id3',
    ]);
  });

  it('match an extension to its app by domain name', () => {
    const app = { id: 'm', name: 'M', rdns: 'io.metamask.mobile' };
    expect(arrange({ connectors: [installed('io.metamask')], featured: [app] })).to.deep.equal([
      'installed io.metamask',
    ]);
  });

  it('do not match wallets without a domain name', () => {
    const plain = { id: 'p', name: 'P' };
    expect(arrange({ connectors: [installed()], featured: [plain] })).to.deep.equal([
      'installed injected',
      'featured p',
    ]);
  });

  it('flag wallets that share a name', () => {
    const named = (id: string, name: string): ConnectorInfo => ({ ...installed(id), name });
    const rows = arrangeWallets({
      ...nothing,
      connectors: [pairing, named('real.one', 'One'), named('fake.one', ' ONE'), named('fake.a', 'Wallet 0')],
      featured: [a, b],
      isChosen: true,
    });
    expect(rows.map(({ distinction }) => distinction?.by)).to.deep.equal([
      ...['domain', 'domain', 'domain', undefined],
      ...['domain', undefined],
    ]);
  });

  for (const [what, given, room] of [
    ['two, with wallet apps alone', { connectors: [pairing] }, 2],
    ['one beside a browser wallet', { connectors: [pairing, installed('x.y')] }, 1],
    ['one beside a recent wallet', { connectors: [pairing], recent: [f] }, 1],
    ['none beside two', { connectors: [pairing, installed('x.y')], recent: [f] }, 0],
    ['none beside many', { connectors: [pairing, installed('x.y'), installed('x.z'), installed()] }, 0],
    ['none without wallet apps', { connectors: [installed('x.y')] }, 0],
    ['one when one browser wallet is held back', { connectors: [pairing], heldBack: 1 }, 1],
    ['none where the site chose the wallets', { connectors: [pairing], isChosen: true }, 0],
  ] as const) {
    it(`recommend ${what}`, () => {
      const all = { ...nothing, ...given, recommended: [c, d, e] };
      expect(roomForRecommended(all)).to.equal(room);
      expect(arrange(all).filter((row) => row.startsWith('recommended')).length).to.equal(room);
    });
  }
});

describe('roundedCount', () => {
  for (const [count, shown, isMore] of [
    [9, 9, false],
    [10, 10, false],
    [11, 10, true],
    [351, 350, true],
    [500, 500, false],
    [503, 500, true],
  ] as const) {
    it(`of ${count} is ${shown}${isMore ? '+' : ''}`, () =>
      expect(roundedCount(count)).to.deep.equal({ shown, isMore }));
  }
});
