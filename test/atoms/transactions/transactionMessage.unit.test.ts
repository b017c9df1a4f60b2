import { expect } from 'chai';
import { transactionMessage } from '../../../src/atoms/transactions/transactionMessage.js';
import { formatMessage } from '../../../src/lib/text/texts.js';
import type {
  TrackedEvmTransaction,
  TrackedTransaction,
  TransactionStatus,
} from '../../../src/lib/transactions/trackedTransaction.js';
import { enTransactions } from '../../../src/locales/en/enTransactions.js';
import { ALICE, ONE } from '../fakes.js';

const translate = (key: string, params = {}) =>
  formatMessage(enTransactions[key as keyof typeof enTransactions], params, 'en');

const swap: Omit<TrackedEvmTransaction, 'status'> = {
  id: '1',
  kind: 'swap',
  namespace: 'eip155',
  account: `${ONE}:${ALICE}`,
  network: ONE,
  askedAt: 1,
  summary: { amount: '12345.5', symbol: 'ETH', bought: '24444.123456', boughtSymbol: 'SUSD' },
  told: undefined,
  call: undefined,
  start: undefined,
  nonce: undefined,
};
const answer = { hash: `0x${'ab'.repeat(32)}`, answeredAt: 1 };
const read = (status: TransactionStatus, more: Partial<TrackedTransaction> = {}, locale = 'en') =>
  transactionMessage({ ...swap, ...more, status } as TrackedTransaction, translate, locale).text;

const PENDING = { step: 'pending', answer } as const;
const CONFIRMED = { step: 'confirmed', answer, since: 1, isSettled: true } as const;
const REVERTED = { step: 'reverted', answer, since: 1, isSettled: true } as const;

describe('what is told of a transaction', () => {
  for (const [what, status, text] of [
    ['on its way', PENDING, 'Swapping ETH to about 24,444.123456 SUSD…'],
    // A quote guarantees no amount.
    ['confirmed', CONFIRMED, 'Swapped ETH to SUSD'],
    [
      'failed',
      REVERTED,
      'Swapping ETH to about 24,444.123456 SUSD failed. At most the network fee was charged.',
    ],
    ['unknown', { step: 'unknown' }, 'We don’t know yet whether 12,345.5 ETH was swapped'],
  ] as const) {
    it(`has grouped digits, and claims no exact yield: ${what}`, () => expect(read(status)).to.equal(text));
  }

  it('says that other owners may still have to sign what no node knows, of the account of a contract', () => {
    const calls = { callsId: `0x${'cd'.repeat(32)}`, answeredAt: 1 };
    const start = { nonce: 1, block: 1, isContract: true };
    const status = { step: 'unknown', answer: calls, missingSince: 9 } as const;
    const said =
      'Swapping ETH to about 24,444.123456 SUSD: not on the network yet. If the account has other owners, they may still have to sign.';
    expect(read(status, { start })).to.equal(said);
    const unknown = 'We don’t know yet whether 12,345.5 ETH was swapped';
    expect(read(status, { start: { ...start, isContract: undefined } })).to.equal(unknown);
    // No node has answered yet.
    expect(read({ step: 'unknown', answer: calls }, { start })).to.equal(unknown);
  });

  it('names what a swap has brought, as balances say', () => {
    const got = '1234.5';
    expect(read(CONFIRMED, { got })).to.equal('Swapped ETH to 1,234.5 SUSD');
    expect(read(PENDING, { got })).to.equal('Swapping ETH to about 24,444.123456 SUSD…');
  });

  for (const [what, amount, text] of [
    ['a known amount', '1234.5', 'Approved up to 1,234.5 SUSD for the exchange'],
    ['any amount, or one from before amounts were recorded', undefined, 'Approved SUSD for the exchange'],
    ['nothing', '0', 'Took back the exchange’s permission to take SUSD'],
  ] as const) {
    it(`says of an approval of ${what} that it was given, and nothing of what is allowed since`, () => {
      expect(read(CONFIRMED, { kind: 'approve', summary: { amount, symbol: 'SUSD' } })).to.equal(text);
    });
  }

  it('has the digits of the language', () => {
    expect(read(CONFIRMED, { got: '24444.123456' }, 'de')).to.equal('Swapped ETH to 24.444,123456 SUSD');
    const sent = {
      kind: 'send',
      summary: { amount: '1234567.00000000000000000001', symbol: 'ETH' },
    } as const;
    expect(read(CONFIRMED, sent, 'de')).to.equal('Sent 1.234.567,00000000000000000001 ETH');
    expect(read(CONFIRMED, sent)).to.equal('Sent 1,234,567.00000000000000000001 ETH');
  });

  for (const [says, text] of [
    ['done', 'Sending 1 ETH: your wallet says it went through. We couldn’t check that.'],
    ['failed', 'Sending 1 ETH: your wallet says it failed. We couldn’t check that.'],
    ['failed_in_part', 'Sending 1 ETH: your wallet says part of it failed. We couldn’t check that.'],
    [
      'given_up',
      'Sending 1 ETH: your wallet says it gave up on this. We couldn’t check that, so we keep looking.',
    ],
  ] as const) {
    it(`names the wallet as the source of what only it says: ${says}`, () => {
      const status = { step: 'unknown', answer: { callsId: '0x12', answeredAt: 1, says } } as const;
      expect(read(status, { kind: 'send', summary: { amount: '1', symbol: 'ETH' } })).to.equal(text);
    });
  }

  for (const [moved, transfer, other] of [
    ['all', 'Sent 1 ETH', 'Transaction confirmed'],
    [
      'part',
      'The transaction went through, but less than 1 ETH moved',
      'The transaction went through, but not all of it moved',
    ],
    [
      'nothing',
      'The transaction went through, but no ETH moved',
      'The transaction went through, but nothing moved',
    ],
    [
      'unseen',
      'The transaction went through. We couldn’t check whether any ETH arrived.',
      'The transaction went through. We couldn’t check whether it did what was asked.',
    ],
  ] as const) {
    it(`says how much was moved by a transfer, and by what a page asked for: ${moved}`, () => {
      const status = { ...CONFIRMED, moved };
      expect(read(status, { kind: 'send', summary: { amount: '1', symbol: 'ETH' } })).to.equal(transfer);
      expect(read(status, { kind: 'request', summary: {} })).to.equal(other);
    });
  }

  const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
  const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
  for (const [sent, text] of [
    [
      { allows: 'amount', amount: '1234.5', symbol: 'SUSD' },
      'permission for 0x7099…79C8 to take up to 1,234.5 SUSD',
    ],
    [{ allows: 'any', symbol: 'SUSD' }, 'unlimited permission for 0x7099…79C8 to take SUSD'],
    [{ allows: 'any', token: DAI }, 'unlimited permission for 0x7099…79C8 to take tokens of 0x6B17…1d0F'],
    [
      { allows: 'more', amount: '2', symbol: 'SUSD' },
      'permission for 0x7099…79C8 to take 2 SUSD more than before',
    ],
    [
      { allows: 'less', amount: '2', symbol: 'SUSD' },
      'permission for 0x7099…79C8 to take 2 SUSD less than before',
    ],
    [{ allows: 'all', token: DAI }, 'permission for 0x7099…79C8 to take all tokens of 0x6B17…1d0F'],
    [{ allows: 'none', symbol: 'SUSD' }, 'no more permission for 0x7099…79C8 to take SUSD'],
    [{ allows: 'some', token: DAI }, 'permission for 0x7099…79C8 to take tokens of 0x6B17…1d0F'],
    [{ token: DAI }, 'tokens of 0x6B17…1d0F to 0x7099…79C8'],
    [{ amount: '2', symbol: 'SUSD' }, '2 SUSD to 0x7099…79C8'],
    [{}, 'a transaction to 0x7099…79C8'],
  ] as const) {
    it(`says what was sent in place of an approval: ${text}`, () => {
      const status = { ...PENDING, step: 'mismatched', isSuccess: true, since: 1, isSettled: true } as const;
      const approval = { kind: 'approve', summary: { amount: '3', symbol: 'SUSD' } } as const;
      expect(read({ ...status, sent: { ...sent, recipient: BOB } }, approval)).to.equal(
        `Your wallet sent something else: ${text}. You asked for: permission to take up to 3 SUSD.`,
      );
    });
  }

  it('says that only a part has failed', () => {
    const sent = { kind: 'send', summary: { amount: '1', symbol: 'ETH' } } as const;
    expect(read({ ...REVERTED, isPart: true, reason: 'Not today' }, sent)).to.equal(
      'Sending 1 ETH: part of it failed',
    );
  });

  it('leaves a stored amount that is none as it is', () => {
    const sent = { kind: 'send', summary: { amount: 'many', symbol: 'ETH' } } as const;
    expect(read(CONFIRMED, sent)).to.equal('Sent many ETH');
  });
});
