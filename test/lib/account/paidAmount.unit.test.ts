import { expect } from 'chai';
import { activityOf } from '../../../src/lib/account/activityEntry.js';
import { paidAmount } from '../../../src/lib/account/paidAmount.js';
import type {
  TrackedEvmTransaction,
  TrackedSolanaTransaction,
  TransactionStatus,
} from '../../../src/lib/transactions/trackedTransaction.js';
import { sent } from './entries.js';

const HASH = `0x${'a'.repeat(64)}`;
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const OTHER = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512';
const answer = { hash: HASH, answeredAt: 1 };
const confirmed = { step: 'confirmed', answer, since: 1, isSettled: true } as const;
const native = { decimals: 18, price: '2000', symbol: 'ETH' };
const tokenOf = (address: string) => (address === TOKEN ? { decimals: 6, price: '1' } : undefined);

const paidBy = (change: Partial<TrackedEvmTransaction>, status: TransactionStatus = confirmed) => {
  const record = sent(status, change);
  return paidAmount(activityOf(record), record, native, tokenOf);
};
const swap = (symbol: string, boughtSymbol: string, tokens: readonly string[]) =>
  paidBy({ kind: 'swap', summary: { amount: '2', symbol, bought: '3', boughtSymbol }, tokens });

const ETHER = { amount: 2_000_000_000_000_000_000n, decimals: 18, price: '2000', isNative: true };
const TWO = { amount: 2_000_000n, decimals: 6, price: '1', isNative: false };

describe('what a transaction has paid', () => {
  it('is the native currency that was sent', () => {
    expect(paidBy({ tokens: [] })).to.deep.equal({ ...ETHER, amount: 1_500_000_000_000_000_000n });
  });

  it('is the token that was sent', () => {
    const summary = { amount: '2', symbol: 'SUSD' };
    expect(paidBy({ tokens: [TOKEN], summary })).to.deep.equal(TWO);
  });

  it('is what was sold', () => {
    expect(swap('ETH', 'SUSD', [TOKEN])).to.deep.equal(ETHER);
    expect(swap('SUSD', 'ETH', [TOKEN])).to.deep.equal(TWO);
    expect(swap('SUSD', 'SEUR', [TOKEN, OTHER])).to.deep.equal(TWO);
  });

  it('is not known where a token bears the symbol of the native currency, or is not known itself', () => {
    expect(swap('ETH', 'ETH', [TOKEN])).to.equal(undefined);
    expect(swap('SUSD', 'SEUR', [TOKEN])).to.equal(undefined);
    expect(swap('SEUR', 'ETH', [OTHER])).to.equal(undefined);
    expect(paidBy({})).to.equal(undefined);
  });

  it('is not known of tokens on Solana, whose accounts may have cost a deposit', () => {
    const solana = (change: Partial<TrackedSolanaTransaction>) => {
      const { call: _, ...rest } = sent(confirmed);
      const record = {
        ...rest,
        status: confirmed,
        lastValidBlockHeight: undefined,
        ...change,
        namespace: 'solana',
      } as const;
      return paidAmount(activityOf(record), record, { ...native, decimals: 9 }, tokenOf);
    };
    expect(solana({ tokens: [] })?.amount).to.equal(1_500_000_000n);
    expect(solana({ tokens: [TOKEN] })).to.equal(undefined);
    const summary = { amount: '2', symbol: 'ETH', bought: '3', boughtSymbol: 'SUSD' };
    expect(solana({ kind: 'swap', tokens: [TOKEN], summary })).to.equal(undefined);
  });

  it('is not known before the network says that it has moved, and nothing if it failed', () => {
    expect(paidBy({ tokens: [] }, { step: 'pending', answer })).to.equal(undefined);
    expect(paidBy({ tokens: [] }, { ...confirmed, step: 'reverted' })).to.equal(undefined);
    expect(paidBy({ tokens: [] }, { ...confirmed, moved: 'part' })).to.equal(undefined);
    expect(paidBy({ tokens: [] }, { ...confirmed, moved: 'unseen' })).to.equal(undefined);
  });
});
