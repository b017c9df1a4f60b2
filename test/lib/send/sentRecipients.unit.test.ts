import { expect } from 'chai';
import { sentRecipients } from '../../../src/lib/send/sentRecipients.js';
import type {
  TrackedEvmTransaction,
  TrackedSolanaTransaction,
} from '../../../src/lib/transactions/trackedTransaction.js';

const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const SOLANA_BOB = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV';
const answer = { hash: `0x${'a'.repeat(64)}`, answeredAt: 1 };
const ended = { answer, since: 1, isSettled: false };
const confirmed = { step: 'confirmed', ...ended } as const;
const TO_BOB = `0xa9059cbb${'0'.repeat(24)}70997970c51812dc3a010c7d01b50e0d17dc79c8${'0'.repeat(63)}1`;

function sent(change: Partial<TrackedEvmTransaction> = {}): TrackedEvmTransaction {
  return {
    id: '1',
    kind: 'send',
    account: 'eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    network: 'eip155:1',
    namespace: 'eip155',
    askedAt: 1,
    summary: { recipient: BOB },
    tokens: [],
    told: undefined,
    status: confirmed,
    call: { to: BOB.toLowerCase(), value: 1n, data: '0x' },
    start: undefined,
    nonce: undefined,
    ...change,
  };
}
const token = { tokens: [TOKEN], call: { to: TOKEN.toLowerCase(), value: 0n, data: TO_BOB } };
const replaced = { step: 'replaced', by: answer.hash, isSuccess: true, ...ended } as const;
const known = (address: string, name?: string) => [{ namespace: 'eip155', address, name }];

describe('the recipients of what this device sent', () => {
  for (const [what, transaction, expected] of [
    ['the native currency', sent(), known(BOB)],
    [
      'the native currency, by name',
      sent({ summary: { recipient: 'bob.eth' } }),
      known(BOB.toLowerCase(), 'bob.eth'),
    ],
    ['a token', sent(token), known(BOB)],
    [
      'a token, by name',
      sent({ ...token, summary: { recipient: 'bob.eth' } }),
      known(BOB.toLowerCase(), 'bob.eth'),
    ],
    ['several calls at once', sent({ call: undefined }), known(BOB)],
    ['several calls at once, by name', sent({ call: undefined, summary: { recipient: 'bob.eth' } }), []],
    ['with a higher fee', sent({ status: { ...replaced, how: 'sped_up' } }), known(BOB)],
    [
      'with a higher fee, and failed',
      sent({ status: { ...replaced, how: 'sped_up', isSuccess: false } }),
      [],
    ],
    ['and cancelled', sent({ status: { ...replaced, how: 'cancelled' } }), []],
    ['and lost its place to another one', sent({ status: { ...replaced, how: 'other' } }), []],
    ['and moved nothing', sent({ ...token, status: { ...confirmed, moved: 'nothing' } }), []],
    ['and kept a part', sent({ ...token, status: { ...confirmed, moved: 'part' } }), known(BOB)],
    [
      'and the wallet sent something else',
      sent({ status: { step: 'mismatched', ...ended, sent: { recipient: BOB }, isSuccess: true } }),
      [],
    ],
    ['and failed', sent({ status: { step: 'reverted', ...ended } }), []],
    ['and never answered', sent({ status: { step: 'unknown' } }), []],
    ['as a swap', sent({ kind: 'swap' }), []],
    ['for the page', sent({ kind: 'request' }), []],
  ] as const) {
    it(`are known: ${expected.length > 0 ? 'yes' : 'no'}, sent ${what}`, () => {
      expect(sentRecipients([transaction]).confirmed).to.deep.equal(expected);
    });
  }

  it('are what the transaction says, whatever was typed', () => {
    expect(sentRecipients([sent({ summary: { recipient: TOKEN } })]).confirmed[0]?.address).to.equal(
      BOB.toLowerCase(),
    );
  });

  it('are read on Solana from what was typed', () => {
    const { call, start, nonce, ...rest } = sent();
    const solana: TrackedSolanaTransaction = {
      ...rest,
      namespace: 'solana',
      account: `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${SOLANA_BOB}`,
      network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      summary: { recipient: SOLANA_BOB },
      status: { step: 'confirmed', ...ended, isSettled: true },
      lastValidBlockHeight: 1n,
    };
    const expected = [{ namespace: 'solana', address: SOLANA_BOB, name: undefined }];
    expect(sentRecipients([solana])).to.deep.equal({ confirmed: expected, settled: expected, open: [] });
  });

  for (const [status, isOpen] of [
    [{ step: 'asked' }, true],
    [{ step: 'unknown' }, true],
    [{ step: 'pending', answer }, true],
    [{ step: 'dropped', answer, since: 1 }, true],
    [confirmed, false],
    [{ step: 'reverted', ...ended }, false],
  ] as const) {
    it(`are awaited: ${isOpen}, when ${status.step}`, () => {
      const { open, settled } = sentRecipients([sent({ status })]);
      expect(open).to.have.length(isOpen ? 1 : 0);
      expect(settled).to.deep.equal([]);
    });
  }
});
