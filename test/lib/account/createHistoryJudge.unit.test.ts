import { expect } from 'chai';
import { createHistoryJudge } from '../../../src/lib/account/createHistoryJudge.js';
import type { HistoryEntry } from '../../../src/lib/account/transactionHistory.js';
import { entry, transfer } from './entries.js';

const ME = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const FAKE_BOB = '0x7099aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa79c8';
const STRANGER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

const facts = {
  account: ME,
  tokens: [],
  symbols: new Set<string>(),
  doubtful: new Set<string>(),
  hasPrices: true,
};
const dust = transfer({ isPriced: false });
const money = transfer({ isPriced: true });
const dustFrom = (from: string) => entry({ from, to: ME, transfers: [dust] });
const moneyFrom = (from: string) => entry({ from, to: ME, transfers: [money] });
const paid = (to: string) => entry({ from: ME, to, transfers: [{ ...money, direction: 'out' }] });

describe('the judge of a history', () => {
  it('judges what it saw before by what it learns later, and forgets whom nothing tells anymore', () => {
    const judge = createHistoryJudge(facts);
    const first = [dustFrom(BOB), moneyFrom(FAKE_BOB), dustFrom(STRANGER)];
    const all = [...first, paid(BOB.toLowerCase())];
    const verdicts = (entries: readonly HistoryEntry[], trusted: readonly string[] = []) => {
      const suspicion = judge(entries, trusted);
      return entries.map((one) => `${suspicion(one)}`).join(' ');
    };
    expect(verdicts(first)).to.equal('worthless undefined worthless');
    expect(verdicts(all)).to.equal('undefined lookAlike worthless undefined');
    expect(verdicts(all, [STRANGER])).to.equal('undefined lookAlike undefined undefined');
    expect(verdicts(all)).to.equal('undefined lookAlike worthless undefined');
    expect(verdicts(first)).to.equal('worthless undefined worthless');
  });

  it('reads each entry once, though the next page brings another recipient', () => {
    let reads = 0;
    const watched = (one: HistoryEntry): HistoryEntry => ({
      ...one,
      get transfers() {
        reads += 1;
        return one.transfers;
      },
    });
    const judge = createHistoryJudge(facts);
    const first = [paid(BOB), dustFrom(STRANGER), moneyFrom(STRANGER)].map(watched);
    for (const one of first) judge(first, [])(one);
    reads = 0;
    const all = [...first, paid('0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC')];
    const suspicion = judge(all, []);
    expect(all.map(suspicion)).to.deep.equal([undefined, 'worthless', undefined, undefined]);
    expect(reads).to.equal(0);
  });
});
