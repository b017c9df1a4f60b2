import { expect } from 'chai';
import { type NamedWallet, tellApart } from '../../../src/lib/wallets/tellApart.js';

const REAL: NamedWallet = { name: 'MetaMask', rdns: 'io.metamask', namespace: 'eip155' };

/** The distinction of each wallet, in short. */
const told = (...wallets: readonly NamedWallet[]) =>
  tellApart(wallets).map((distinction) => {
    if (distinction?.by === 'domain') return distinction.domain;
    return distinction?.by === 'namespace' ? distinction.namespace : distinction?.by;
  });

describe('wallets of one list', () => {
  it('need nothing if their names differ', () =>
    expect(told(REAL, { name: 'Rabby', rdns: 'io.rabby' }, { name: 'MetaMask Flask' })).to.deep.equal([
      undefined,
      undefined,
      undefined,
    ]));

  for (const [what, name] of [
    ['the same name', 'MetaMask'],
    ['a Cyrillic letter', 'MetaM\u0430sk'],
    ['Cyrillic letters only', '\u041c\u0415\u0422\u0410\u041c\u0410\u0405\u041a'],
    ['a Greek letter', 'Met\u03b1Mask'],
    ['a letter of a script that nobody thought of', 'Met\u15e9Mask'],
    ['Coptic and Deseret letters', '\u2c98etaMas\u{10437}'],
    ['small letters', 'metamask'],
    ['capitals', 'METAMASK'],
    ['full-width letters', '\uff2d\uff45\uff54\uff41\uff2d\uff41\uff53\uff4b'],
    ['mathematical letters', '\u{1d40c}\u{1d41e}\u{1d42d}\u{1d41a}\u{1d40c}\u{1d41a}\u{1d42c}\u{1d424}'],
    ['a combining mark', 'MetaMask\u0301'],
    ['an accent', 'MetaM\u00e1sk'],
    ['a hidden character', 'Meta\u200bMask'],
    ['a space', 'Meta Mask'],
    ['a space behind it', 'MetaMask '],
    ['a space that has no width', 'MetaMask\u2800'],
    ['a dot', 'MetaMask.'],
    ['a hyphen', 'Meta-Mask'],
    ['a trade mark', 'MetaMask\u2122'],
    ['a picture', 'MetaMask \u2705'],
    ['two letters like one', 'MetaMask'.replace('M', 'rn')],
    ['a digit', 'MetaMa5k'],
    ['a turned text', '\u202eMetaMask'],
  ] as const) {
    it(`are told apart with ${what}`, () => {
      expect(told(REAL, { name, rdns: 'com.other', namespace: 'eip155' })).to.deep.equal([
        'io.metamask',
        'com.other',
      ]);
      expect(told({ name, rdns: 'Installed, verified', namespace: 'eip155' }, REAL)).to.deep.equal([
        'nothing',
        'io.metamask',
      ]);
    });
  }

  for (const rdns of ['io.metamask', 'IO.METAMASK', 'io.meta-mask', 'io.rnetamask', 'lo.metamask']) {
    it(`are not told apart by a domain that looks the same: ${rdns}`, () =>
      expect(told(REAL, { name: 'MetaMask', rdns, namespace: 'eip155' })).to.deep.equal([
        'nothing',
        'nothing',
      ]));
  }

  it('are told apart by their networks where they have no domain', () =>
    expect(told(REAL, { name: 'MetaMask', namespace: 'solana' })).to.deep.equal(['io.metamask', 'solana']));

  it('are told apart as far as can be, if there are several', () => {
    const other = { name: 'MetaMask', rdns: 'com.other', namespace: 'eip155' } as const;
    expect(told(REAL, other, { ...REAL }, { name: 'MetaMask', namespace: 'eip155' })).to.deep.equal([
      'nothing',
      'com.other',
      'nothing',
      'nothing',
    ]);
  });

  it('of the site and of lists have no network, and are marked without a domain', () =>
    expect(told(REAL, { name: 'MetaMask' }, { name: 'MetaMask', rdns: 'a_b' })).to.deep.equal([
      'io.metamask',
      'nothing',
      'nothing',
    ]));

  it('without a name look the same as each other', () =>
    expect(told({ namespace: 'eip155' }, { rdns: 'io.a', namespace: 'eip155' })).to.deep.equal([
      'nothing',
      'io.a',
    ]));

  it('with names in other scripts are not mixed up', () =>
    expect(
      told({ name: '\u5e01\u5b89\u94b1\u5305' }, { name: '\u6b27\u6613\u94b1\u5305' }, { name: 'abcd' }),
    ).to.deep.equal([undefined, undefined, undefined]));

  it('are told apart at once, however many there are', () => {
    const many = Array.from({ length: 2_000 }, (_, at) => ({ name: `Wallet ${at}`, rdns: `io.w${at}` }));
    expect(told(...many).filter((one) => one === 'nothing').length).to.equal(0);
  });
});
