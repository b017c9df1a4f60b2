import { expect } from 'chai';
import { type SwapFormFacts, swapButton } from '../../../src/lib/swap/swapButton.js';

const network = 'eip155:1';
const FROM = { network, address: undefined, decimals: 18 } as const;
const TO = { network, address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', decimals: 6 } as const;
const FULL: SwapFormFacts = {
  from: FROM,
  to: TO,
  amount: 1n,
  isShort: false,
  recipient: 'right',
  quote: 'there',
};

describe('swapButton', () => {
  for (const [what, change, expected] of [
    ['is ready with everything', {}, 'review'],
    ['asks which of two amounts before anything', { from: undefined, amount: 'unclear' }, 'unclear'],
    ['asks for a token to sell', { from: undefined, amount: 'missing' }, 'selectToken'],
    ['asks for a token to buy before the amount', { to: undefined, amount: 'missing' }, 'selectToken'],
    ['does not take a token without an address', { to: { ...TO, address: '' } }, 'selectToken'],
    ['does not take a token without decimals', { to: { ...TO, decimals: Number.NaN } }, 'selectToken'],
    ['does not take a token with impossible decimals', { from: { ...FROM, decimals: 37 } }, 'selectToken'],
    ['takes a token that comes whole', { to: { ...TO, decimals: 0 } }, 'review'],
    ['does not swap the native currency for itself', { to: FROM }, 'sameToken'],
    ['brings the native currency to another network', { to: { ...FROM, network: 'eip155:10' } }, 'review'],
    [
      'does not swap a token for itself',
      { from: { ...TO, address: '0x5fbdb2315678afecb367f032d93f642f64180aa3' } },
      'sameToken',
    ],
    ['asks for an amount', { amount: 'missing', quote: 'missing' }, 'enterAmount'],
    ['asks for an amount over zero', { amount: 0n }, 'enterAmount'],
    ['refuses an amount that it cannot read', { amount: 'incorrect', isShort: true }, 'incorrect'],
    ['says that the balance is too low', { isShort: true }, 'insufficient'],
    ['says so before there is a quote', { isShort: true, quote: 'missing' }, 'insufficient'],
    ['waits for the recipient', { recipient: 'resolving', quote: 'missing' }, 'resolving'],
    ['refuses a recipient that it does not know', { recipient: 'invalid', quote: 'failed' }, 'recipient'],
    ['waits for the quote', { quote: 'missing' }, 'quoting'],
    ['swaps no quote that is too old', { quote: 'old' }, 'refresh'],
    ['offers another attempt after a failed quote', { quote: 'failed' }, 'retry'],
  ] as const satisfies [string, Partial<SwapFormFacts>, string][]) {
    it(what, () => {
      expect(swapButton({ ...FULL, ...change })).to.equal(expected);
    });
  }
});
