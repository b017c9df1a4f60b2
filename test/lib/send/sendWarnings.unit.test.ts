import { expect } from 'chai';
import type { KnownRecipient } from '../../../src/lib/send/knownRecipients.js';
import {
  amountWarnings,
  type RecipientFacts,
  recipientWarnings,
  type SendWarning,
  unusedWarnings,
} from '../../../src/lib/send/sendWarnings.js';

const SENDER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const STRANGER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
/** Starts and ends like Bob's address: 4 and 4 digits match. */
const FAKE_BOB = '0x7099aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa79c8';
/** Only 3 and 2 digits match. */
const ALMOST_BOB = '0x709aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaac8';
/** Bob's address with one wrong character, two swapped ones, or two wrong ones at its ends. */
const SLIPS = [
  '0x70997970C51812dc3A010C7d01b50e1d17dc79C8',
  '0x70997970C51812dc3A010C7d01b50e0d17dc97C8',
  '0x10997970C51812dc3A010C7d01b50e0d17dc79C9',
];
const SOLANA_KNOWN = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV';
const SOLANA_FAKE = '7Ecaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1LtV';

const known = (address: string, name?: string): KnownRecipient => ({
  namespace: 'eip155',
  address,
  name,
});

function warn(address: string, more: Partial<RecipientFacts> & Partial<RecipientFacts['recipient']> = {}) {
  const { name, place = 'wallet', ...facts } = more;
  return recipientWarnings({
    recipient: { address, name, place },
    sender: SENDER,
    own: [],
    tokens: [TOKEN],
    isNative: false,
    remembered: [],
    open: [],
    history: [],
    ...facts,
  });
}
const kinds = (warnings: readonly SendWarning[]) => warnings.map(({ kind }) => kind).join();

/** Each warning in its case, and in cases close to it. */
const CASES: readonly [string, readonly SendWarning[], string][] = [
  ['somebody new', warn(STRANGER), 'firstTime'],
  ['somebody new while the history is being read', warn(STRANGER, { history: undefined }), ''],
  ['somebody in the history', warn(BOB, { history: [BOB.toLowerCase()] }), ''],
  ['somebody sent to on this device', warn(BOB, { remembered: [known(BOB)] }), ''],
  ['another account of the visitor', warn(BOB, { own: [BOB] }), ''],
  ['the sender itself', warn(SENDER.toLowerCase()), 'self'],
  ['a look-alike of somebody in the history', warn(FAKE_BOB, { history: [BOB] }), 'lookAlike'],
  ['one of two known addresses that look alike', warn(FAKE_BOB, { history: [FAKE_BOB, BOB] }), 'twins'],
  ...SLIPS.map((slip): (typeof CASES)[number] => [
    `${slip}, mistyped`,
    warn(slip, { history: [BOB] }),
    'lookAlike',
  ]),
  [
    'a look-alike of somebody sent to on this device',
    warn(FAKE_BOB, { remembered: [known(BOB)] }),
    'lookAlike',
  ],
  ['a look-alike of another own account', warn(FAKE_BOB, { own: [BOB] }), 'lookAlike'],
  ['a look-alike of the sender', warn('0xf39faaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa2266'), 'lookAlike'],
  [
    'a known recipient whose look-alike is in the history',
    warn(BOB, { remembered: [known(BOB)], history: [FAKE_BOB] }),
    '',
  ],
  [
    'a look-alike of somebody in the history, who was sent to from this device',
    warn(FAKE_BOB, { remembered: [known(FAKE_BOB)], history: [BOB] }),
    '',
  ],
  [
    'an address in the history that looks like one sent to from this device',
    warn(BOB, { remembered: [known(FAKE_BOB)], history: [BOB] }),
    'twins',
  ],
  ['somebody to whom a transfer is on its way', warn(BOB, { open: [known(BOB)] }), 'unconfirmed'],
  [
    'a look-alike of somebody to whom a transfer is on its way',
    warn(FAKE_BOB, { open: [known(BOB)] }),
    'firstTime',
  ],
  ['an address with five equal digits at both ends', warn(ALMOST_BOB, { history: [BOB] }), 'firstTime'],
  ['a look-alike on Solana', warn(SOLANA_FAKE, { history: [SOLANA_KNOWN] }), 'lookAlike'],
  [
    'a Solana address that differs in case',
    warn(SOLANA_KNOWN.toLowerCase(), { history: [SOLANA_KNOWN] }),
    'lookAlike',
  ],
  ['the contract of the token', warn(TOKEN.toLowerCase()), 'tokenContract'],
  // Wrapped and staked currencies are obtained by paying their contract.
  ['a token that is paid', warn(TOKEN, { isNative: true, place: 'contract' }), 'tokenPaid,firstTime'],
  [
    'a token that nobody could look up',
    warn(TOKEN, { isNative: true, place: undefined }),
    'tokenPaid,firstTime',
  ],
  [
    'a token that was paid from this device',
    warn(TOKEN, { isNative: true, place: 'contract', remembered: [known(TOKEN)] }),
    '',
  ],
  [
    'a token on Solana, which keeps what it is paid',
    warn(SOLANA_KNOWN, { isNative: true, place: 'program', tokens: [SOLANA_KNOWN] }),
    'tokenContract',
  ],
  ['the zero address', warn(`0x${'0'.repeat(40)}`), 'burned'],
  ['almost the zero address', warn(`0x${'0'.repeat(39)}1`), 'firstTime'],
  ['the address that tokens are burned at', warn('0x000000000000000000000000000000000000dEaD'), 'burned'],
  ['the system program of Solana', warn('11111111111111111111111111111111'), 'burned'],
  ['a contract that nobody knows', warn(STRANGER, { place: 'contract' }), 'contract,firstTime'],
  ['a contract in the history', warn(STRANGER, { place: 'contract', history: [STRANGER] }), 'contract'],
  [
    'a contract sent to from this device',
    warn(STRANGER, { place: 'contract', remembered: [known(STRANGER)] }),
    '',
  ],
  ['the address of a program', warn(SOLANA_KNOWN, { place: 'program' }), 'program,firstTime'],
  ['an address that is not in use', warn(SOLANA_KNOWN, { place: { least: 890_880n } }), ''],
  ['an account for tokens', warn(SOLANA_KNOWN, { place: 'tokens' }), 'tokenAccount'],
  ['an address that nobody could look up', warn(BOB, { place: undefined, history: [BOB] }), ''],
  [
    'a name that has moved',
    warn(STRANGER, { name: 'Bob.eth', remembered: [known(BOB, 'bob.eth')] }),
    'nameMoved,firstTime',
  ],
  ['a name that has not moved', warn(BOB, { name: 'bob.eth', remembered: [known(BOB, 'bob.eth')] }), ''],
  ['another name', warn(STRANGER, { name: 'rob.eth', remembered: [known(BOB, 'bob.eth')] }), 'firstTime'],
];

describe('recipientWarnings', () => {
  for (const [what, warnings, expected] of CASES) {
    it(`says of ${what}: ${expected || 'nothing'}`, () => expect(kinds(warnings)).to.equal(expected));
  }

  it('names the address that is imitated, and the one that a name stood for', () => {
    expect(warn(FAKE_BOB, { history: [STRANGER, BOB] })[0]).to.include({ known: BOB, level: 'caution' });
    const moved = warn(STRANGER, { name: 'bob.eth', remembered: [known(BOB, 'bob.eth')] });
    expect(moved[0]).to.include({ name: 'bob.eth', before: BOB });
  });

  it('stops what would be lost for certain', () => {
    for (const [recipient] of [warn(TOKEN), warn(SOLANA_KNOWN, { place: 'tokens' })]) {
      expect(recipient?.level).to.equal('stop');
    }
  });
});

describe('unusedWarnings', () => {
  const place = { least: 890_880n };
  for (const [what, warnings, expected] of [
    ['an address in use', unusedWarnings('wallet', { isNative: true, units: 1n }), []],
    [
      'one lamport too little',
      unusedWarnings(place, { isNative: true, units: 890_879n }),
      [{ kind: 'tooLittleToCreate', level: 'stop', least: 890_880n }],
    ],
    [
      'just enough',
      unusedWarnings(place, { isNative: true, units: 890_880n }),
      [{ kind: 'unused', level: 'note', least: 890_880n }],
    ],
    [
      'no amount',
      unusedWarnings(place, { isNative: true, units: undefined }),
      [{ kind: 'unused', level: 'note', least: 890_880n }],
    ],
    [
      'a token, which creates no account there',
      unusedWarnings(place, { isNative: false, units: 1n }),
      [{ kind: 'unused', level: 'note', least: undefined }],
    ],
    [
      'a node that does not say how much it takes',
      unusedWarnings({ least: undefined }, { isNative: true, units: 1n }),
      [{ kind: 'unused', level: 'note', least: undefined }],
    ],
  ] as const) {
    it(`tells of ${what}`, () => expect(warnings).to.deep.equal(expected));
  }
});

describe('amountWarnings', () => {
  const token = { symbol: 'ETH', decimals: 2 };
  const facts = { token, amount: 100n, received: 100n, fee: 10n, nativeLeft: 10n, mayBeSponsored: false };
  for (const [what, more, expected] of [
    ['enough for another fee', {}, ''],
    ['one unit less than another fee', { nativeLeft: 9n }, 'noGasLeft'],
    ['less, but fees may be paid by others', { nativeLeft: 9n, mayBeSponsored: true }, ''],
    ['a token that keeps a part', { received: 99n }, 'keepsPart'],
    ['a recipient that returns a part', { received: 40n, returned: 60n }, 'comesBack'],
    [
      'one that returns a part of what a token keeps a part of',
      { received: 39n, returned: 60n },
      'comesBack,keepsPart',
    ],
    [
      'one that returns a part and passes on the rest',
      { received: undefined, returned: 60n, passesOn: true },
      'comesBack,passesOn',
    ],
    ['one that returns all', { received: undefined, returned: 100n }, 'allComesBack'],
    ['a recipient that passes it on', { received: undefined, passesOn: true }, 'passesOn'],
    ['a token of which that is unknown', { received: undefined }, ''],
  ] as const) {
    it(`says of ${what}: ${expected || 'nothing'}`, () =>
      expect(kinds(amountWarnings({ ...facts, ...more }))).to.equal(expected));
  }
});
