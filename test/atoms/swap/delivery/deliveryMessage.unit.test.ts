import { expect } from 'chai';
import { deliveryMessage } from '../../../../src/atoms/swap/delivery/deliveryMessage.js';
import type { Payout, TrackedDelivery } from '../../../../src/lib/swap/delivery/trackedDelivery.js';
import { enDelivery } from '../../../../src/locales/en/enDelivery.js';

const HERE = 'eip155:1' as const;
const THERE = 'eip155:10' as const;
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const FAKE = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

const delivery: Omit<TrackedDelivery, 'status'> = {
  ...{ network: THERE, token: USDC, sold: undefined, least: 9_000_000n, decimals: 6 },
  ...{ bridge: 'across', bridgeName: 'Across', seconds: 60 },
};
const here = { network: HERE, summary: { amount: '0.01', symbol: 'ETH', boughtSymbol: 'USDC' } };

/** The message about a payment. */
function read(change: Partial<Payout>): string {
  const payout: Payout = {
    ...{ network: THERE, token: USDC, hash: '0x1', amount: 9_500_000n, decimals: 6, symbol: 'USDC' },
    ...change,
  };
  const status = { step: 'paid', payout, since: 1, isSettled: true } as const;
  const { text } = deliveryMessage(
    here,
    { ...delivery, status },
    {
      translate: ((key: keyof typeof enDelivery, params: Record<string, string>) =>
        `${enDelivery[key]}`.replace(/\{(\w+)\}/g, (_, name) => `${params[name]}`)) as never,
      locale: 'en',
      networkName: (id) => (id === HERE ? 'Here' : 'There'),
    },
  );
  return `${text}`;
}

describe('the sentence of a payment', () => {
  const ether = { network: HERE, token: undefined, amount: 10n ** 16n, decimals: 18, symbol: 'ETH' } as const;
  for (const [what, payout, text] of [
    ['that has arrived', {}, '9.5 USDC arrived on There'],
    [
      'of too little',
      { amount: 1_000_000n },
      'Only 1 USDC arrived on There. Across had promised at least 9 USDC.',
    ],
    ['that gives back what was paid', ether, '0.01 ETH was refunded to you on Here'],
    [
      'of another token where it was paid',
      { ...ether, token: FAKE, symbol: 'BAD' },
      '0.01 BAD arrived on Here instead of USDC',
    ],
    [
      'of a token that calls itself what was paid',
      { ...ether, token: FAKE },
      '0.01 0x5FbD…0aa3 arrived on Here instead of USDC',
    ],
    [
      'of a token that calls itself what was bought',
      { token: FAKE },
      '9.5 0x5FbD…0aa3 arrived on There instead of USDC',
    ],
    ['of native currency', { ...ether, network: THERE }, '0.01 ETH arrived on There instead of USDC'],
  ] as const satisfies [string, Partial<Payout>, string][]) {
    it(`${what} is this one`, () => {
      expect(read(payout)).to.equal(text);
    });
  }
});
