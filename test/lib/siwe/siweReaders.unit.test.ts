import { expect } from 'chai';
import { readMessageParams } from '../../../src/lib/siwe/readMessageParams.js';
import { readSiweSession } from '../../../src/lib/siwe/readSiweSession.js';
import { isSiweNonce, randomNonce } from '../../../src/lib/siwe/siweNonce.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const NOW = Date.UTC(2026, 10, 24, 12);
const throwing = new Proxy(
  {},
  {
    get() {
      throw new Error('no');
    },
    ownKeys() {
      throw new Error('no');
    },
  },
);

const { proxy: revoked, revoke } = Proxy.revocable([], {});
revoke();

describe('what a site wants to be signed', () => {
  it('may be nothing', () => {
    expect(readMessageParams(undefined)).to.deep.equal({ params: {} });
    expect(readMessageParams(null)).to.deep.equal({ params: {} });
  });

  it('is read field by field, without the rest', () =>
    expect(
      readMessageParams({
        statement: 'Welcome.',
        uri: 'https://shop.example/a',
        expirationTime: '2026-11-24T12:10:00Z',
        resources: ['https://shop.example/terms'],
        chainId: 5,
        notBefore: null,
      }),
    ).to.deep.equal({
      params: {
        statement: 'Welcome.',
        uri: 'https://shop.example/a',
        expirationTime: '2026-11-24T12:10:00Z',
        resources: ['https://shop.example/terms'],
      },
    }));

  for (const [what, value, unusable] of [
    ['text alone', 'Welcome.', 'all'],
    ['a line that begins a field', { statement: 'Welcome.\nNonce: 12345678' }, 'statement'],
    ['hidden letters', { statement: 'Pay \u202Eon\u202C' }, 'statement'],
    ['a number for a text', { statement: 5 }, 'statement'],
    ['a statement without end', { statement: 'x'.repeat(2_001) }, 'statement'],
    ['an address that is none', { uri: 'here' }, 'uri'],
    ['a time in words', { expirationTime: 'tomorrow' }, 'expirationTime'],
    ['a time that is none', { expirationTime: '2026-99-99T99:99:99Z' }, 'expirationTime'],
    ['a date object', { notBefore: new Date(0) }, 'notBefore'],
    ['one resource without a list', { resources: 'https://shop.example' }, 'resources'],
    ['a resource that is no address', { resources: ['no address'] }, 'resources'],
    [
      'too many resources',
      { resources: Array.from({ length: 51 }, () => 'https://shop.example') },
      'resources',
    ],
    ['resources that cannot be read', { resources: revoked }, 'resources'],
    ['an object that throws', throwing, 'domain'],
  ] as const) {
    it(`cannot be used with ${what}`, () => expect(readMessageParams(value)).to.deep.equal({ unusable }));
  }
});

describe('a session at the site', () => {
  const account = `eip155:1:${ALICE}`;

  for (const [what, value] of [
    ['with a CAIP-2 id', { address: ALICE, chainId: 'eip155:1' }],
    ['with a number', { address: ALICE, chainId: 1 }],
    ['with a number as text', { address: ALICE, chainId: '1' }],
    ['with a CAIP-10 address', { address: account, chainId: 1 }],
    ['with nothing but a CAIP-10 address', { address: account }],
  ] as const) {
    it(`is read ${what}`, () =>
      expect(readSiweSession(value, NOW)).to.deep.equal({
        account,
        network: 'eip155:1',
        expiresAt: undefined,
      }));
  }

  for (const chainId of ['solana:devnet', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1']) {
    it(`is read with ${chainId}`, () =>
      expect(
        readSiweSession({ address: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU', chainId }, NOW),
      ).to.have.property('network', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'));
  }

  it('says when it ends, as a time or in milliseconds', () => {
    const session = { address: ALICE, chainId: 1 };
    const ends = (expiresAt: unknown) => readSiweSession({ ...session, expiresAt }, NOW);
    expect(ends('2026-11-24T13:00:00Z')).to.have.property('expiresAt', NOW + 3_600_000);
    expect(ends(NOW + 5)).to.have.property('expiresAt', NOW + 5);
    expect(ends(NOW)).to.equal(undefined);
    expect(ends('2026-11-24T11:00:00Z')).to.equal(undefined);
    expect(ends('soon')).to.equal('unreadable');
  });

  for (const value of [undefined, null, false]) {
    it(`is not there: ${value}`, () => expect(readSiweSession(value, NOW)).to.equal(undefined));
  }

  for (const [what, value] of [
    ['an empty object', {}],
    ['true', true],
    ['a text', 'signed in'],
    ['an address that is none', { address: '0x1', chainId: 1 }],
    ['a network that is none', { address: ALICE, chainId: 'one' }],
    ['a network of another kind', { address: ALICE, chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }],
    ['a negative number', { address: ALICE, chainId: -1 }],
    ['an object that throws', throwing],
  ] as const) {
    it(`cannot be read from ${what}`, () => expect(readSiweSession(value, NOW)).to.equal('unreadable'));
  }
});

describe('a nonce', () => {
  it('has 128 random bits if the site gives none', () => {
    const [one, other] = [randomNonce(), randomNonce()];
    expect(one).to.match(/^[0-9a-f]{32}$/);
    expect(one).not.to.equal(other);
  });

  for (const [value, isNonce] of [
    ['abcdefgh', true],
    ['ABCdef123', true],
    ['abcdefg', false],
    ['abcd-efgh', false],
    ['abcdefgh\n', false],
    ['x'.repeat(257), false],
    [12345678, false],
    [undefined, false],
  ] as const) {
    it(`${isNonce ? 'can' : 'cannot'} be ${String(value).slice(0, 12)}`, () =>
      expect(isSiweNonce(value)).to.equal(isNonce));
  }
});
