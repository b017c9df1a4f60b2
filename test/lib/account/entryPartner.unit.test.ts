import { expect } from 'chai';
import type { ActivityEntry } from '../../../src/lib/account/activityEntry.js';
import { entryPartner } from '../../../src/lib/account/entryPartner.js';
import { entry, transfer } from './entries.js';

const ME = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const ether = transfer({ direction: 'out', symbol: 'ETH' });
const dollars = transfer({ direction: 'out', symbol: 'USDC' });
const contracts = new Set([TOKEN.toLowerCase()]);
const sent = (change: Partial<ActivityEntry>): ActivityEntry => ({
  ...entry({ operation: 'send', from: ME, to: TOKEN, transfers: [dollars] }),
  ...change,
});

describe('the other side of an entry', () => {
  for (const [what, one, expected] of [
    ['the native currency', sent({ to: BOB, transfers: [ether] }), `to ${BOB}`],
    ['a token', sent({}), 'nobody'],
    ['a token, as the service tells', sent({ transfers: [{ ...dollars, recipient: BOB }] }), `to ${BOB}`],
    ['a token, as this device knows', sent({ recipient: 'bob.eth' }), 'to bob.eth'],
    [
      'a token to several',
      sent({ transfers: [BOB, ME].map((recipient) => ({ ...dollars, recipient })) }),
      'nobody',
    ],
    ['a token on Solana', sent({ network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', to: BOB }), `to ${BOB}`],
    ['something that failed', sent({ to: BOB, transfers: [] }), `to ${BOB}`],
    ['a call of a token that failed', sent({ transfers: [] }), 'nobody'],
    ['what came in', { ...entry({ from: BOB }) }, `from ${BOB}`],
    ['a swap', sent({ operation: 'trade' }), 'nobody'],
  ] as const) {
    it(`is ${expected} for ${what}`, () => {
      const { side, who } = entryPartner(one, { native: 'ETH', contracts }) ?? {};
      expect(side ? `${side} ${who}` : 'nobody').to.equal(expected);
    });
  }
});
