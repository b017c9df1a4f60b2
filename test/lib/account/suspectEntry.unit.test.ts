import { expect } from 'chai';
import { suspicionOf } from '../../../src/lib/account/suspectEntry.js';
import type { HistoryEntry } from '../../../src/lib/account/transactionHistory.js';
import { entry, nft, transfer } from './entries.js';

const ME = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const FAKE_BOB = '0x7099aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa79c8';
const STRANGER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

const facts = {
  account: ME,
  tokens: [],
  symbols: new Set(['ETH']),
  doubtful: new Set<string>(),
  hasPrices: true,
  isKnown: (address: string) => address === BOB,
  imitated: (address: string) => (address === FAKE_BOB ? BOB : undefined),
};
const zero = transfer({ direction: 'out', quantity: '0' });
const dust = transfer({ quantity: '1000', isPriced: false });
const money = transfer({ quantity: '5', isPriced: true });
const at = (from: string | undefined, to: string | undefined, ...transfers: HistoryEntry['transfers']) =>
  entry({ from, to, transfers });

describe('an entry that strangers wrote', () => {
  for (const [what, one, expected] of [
    ['a transfer of nothing that somebody else signed', at(STRANGER, STRANGER, zero), 'zeroValue'],
    ['a transfer of nothing that nobody is said to have signed', at(undefined, STRANGER, zero), 'zeroValue'],
    ['a transfer of nothing that the account signed', at(ME.toLowerCase(), STRANGER, zero), undefined],
    ['tokens without a price from a stranger', at(STRANGER, ME, dust), 'worthless'],
    ['tokens without a price from somebody known', at(BOB, ME, dust), undefined],
    ['tokens without a price that the account claimed', at(ME, STRANGER, dust), undefined],
    ['tokens of which nothing is known', at(STRANGER, ME, transfer({ quantity: undefined })), 'worthless'],
    [
      'tokens without a price that somebody else says the account sent',
      at(STRANGER, STRANGER, { ...dust, direction: 'out' }),
      'unsigned',
    ],
    [
      'the same beside a crumb of money',
      at(STRANGER, STRANGER, { ...dust, direction: 'out' }, money),
      'unsigned',
    ],
    [
      'money that a contract moved for the account',
      at(STRANGER, STRANGER, { ...money, direction: 'out' }),
      undefined,
    ],
    [
      'the same, signed by somebody of whom no more is known',
      { ...at(undefined, undefined, { ...dust, direction: 'out' }), isByOthers: true },
      'unsigned',
    ],
    [
      'tokens without a price, likewise',
      { ...at(undefined, undefined, { ...dust, sender: STRANGER }), isByOthers: true },
      'worthless',
    ],
    [
      'the same from somebody known',
      { ...at(undefined, undefined, { ...dust, sender: BOB }), isByOthers: true },
      undefined,
    ],
    [
      'tokens without a price that the account may have claimed',
      at(undefined, undefined, { ...dust, sender: STRANGER }),
      undefined,
    ],
    ['money from a stranger', at(STRANGER, ME, money), undefined],
    ['money beside tokens without a price', at(STRANGER, ME, dust, money), undefined],
    ['a picture from a stranger', at(STRANGER, ME, nft()), undefined],
    ['money from a look-alike', at(FAKE_BOB, ME, money), 'lookAlike'],
    ['nothing at all from a look-alike', at(FAKE_BOB, ME), 'lookAlike'],
    ['money that the account sent to a look-alike', at(ME, FAKE_BOB, money), undefined],
    [
      'a transfer that only its tokens tell the recipient of',
      at(STRANGER, STRANGER, { ...money, recipient: FAKE_BOB }),
      'lookAlike',
    ],
    ['a call that moved nothing', at(STRANGER, ME), undefined],
  ] as const) {
    it(`is ${expected ?? 'not'} suspected: ${what}`, () =>
      expect(suspicionOf(one, facts)).to.equal(expected));
  }

  it('is not suspected for a missing price where nothing has one', () => {
    expect(suspicionOf(at(STRANGER, ME, dust), { ...facts, hasPrices: false })).to.equal(undefined);
  });

  describe('whose tokens are told by their contracts', () => {
    const [real, fake, junk, unknown] = ['a', 'b', 'c', 'd'].map((digit) => `0x${digit.repeat(40)}`);
    const byContract = {
      ...facts,
      hasPrices: false,
      symbols: new Set(['USDC']),
      contracts: { vouchedFor: new Set([`${real}`]), doubtful: new Set([`${junk}`]) },
    };
    for (const [what, direction, token, symbol, expected] of [
      [
        'a known token that others moved for the account',
        'out',
        real?.toUpperCase().replace('X', 'x'),
        'USDC',
        undefined,
      ],
      ['a token with the symbol of a known one, in the name of the account', 'out', fake, 'USDC', 'unsigned'],
      ['a known token from a stranger', 'in', real, 'USDC', undefined],
      ['a known token that the history has no name of', 'in', real, undefined, undefined],
      ['a token with the symbol of a known one, from a stranger', 'in', fake, 'USDC', 'worthless'],
      ['a doubtful token without a name', 'in', junk, undefined, 'worthless'],
      ['a token of which nobody knows anything', 'in', unknown, 'NEW', undefined],
    ] as const) {
      it(`is ${expected ?? 'not'} suspected: ${what}`, () => {
        const moved = transfer({ direction, token, symbol, name: undefined, quantity: '5', isPriced: false });
        expect(suspicionOf(at(STRANGER, direction === 'in' ? ME : STRANGER, moved), byContract)).to.equal(
          expected,
        );
      });
    }
  });

  it('is suspected where its token is called as a well-known one that the account does not hold', () => {
    const contracts = { vouchedFor: new Set<string>(), doubtful: new Set<string>() };
    const fake = transfer({
      token: `0x${'b'.repeat(40)}`,
      symbol: 'U\u0405D\u0421',
      quantity: '5',
      isPriced: false,
    });
    const byContract = { ...facts, hasPrices: false, contracts };
    expect(suspicionOf(at(STRANGER, ME, fake), byContract)).to.equal(undefined);
    expect(suspicionOf(at(STRANGER, ME, { ...fake, imitates: 'USDC' }), byContract)).to.equal('worthless');
    expect(suspicionOf(at(ME, STRANGER, { ...fake, imitates: 'USDC' }), byContract)).to.equal(undefined);
  });

  it('is suspected there for tokens without a price among the balances, and for those that nobody can name', () => {
    const doubtful = { ...facts, hasPrices: false, doubtful: new Set(['COIN']) };
    expect(suspicionOf(at(STRANGER, ME, dust), doubtful)).to.equal('worthless');
    expect(suspicionOf(at(STRANGER, ME, { ...dust, symbol: 'USDC' }), doubtful)).to.equal(undefined);
    const unnamed = { ...dust, symbol: undefined, name: undefined };
    expect(suspicionOf(at(STRANGER, ME, unnamed), doubtful)).to.equal('worthless');
  });
});
