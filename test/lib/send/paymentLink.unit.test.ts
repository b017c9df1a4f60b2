import { expect } from 'chai';
import { isPaymentLink } from '../../../src/lib/send/isPaymentLink.js';
import { readPaymentLink } from '../../../src/lib/send/paymentLink.js';
import { readRecipient } from '../../../src/lib/send/readRecipient.js';

const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const SOL = 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN';
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';

const EVM = {
  namespace: 'eip155',
  network: undefined,
  token: undefined,
  recipient: BOB,
  amount: undefined,
  label: undefined,
};
const SOLANA = { ...EVM, namespace: 'solana', recipient: SOL };

describe('a payment link', () => {
  for (const [link, expected] of [
    [`ethereum:${BOB}`, EVM],
    [
      `  ETHEREUM:pay-${BOB}@1?value=2.014e18 `,
      { ...EVM, network: 'eip155:1', amount: { units: 2_014_000_000_000_000_000n } },
    ],
    [`ethereum:${BOB}?value=0`, { ...EVM, amount: { units: 0n } }],
    [`ethereum:${BOB}?value=1e0`, { ...EVM, amount: { units: 1n } }],
    [`ethereum:${BOB}?value=.5e+1`, { ...EVM, amount: { units: 5n } }],
    ['ethereum:ada.eth@8453', { ...EVM, network: 'eip155:8453', recipient: 'ada.eth' }],
    [
      `ethereum:${TOKEN}@31337/transfer?address=${BOB}&uint256=1.5e6`,
      { ...EVM, network: 'eip155:31337', token: TOKEN, amount: { units: 1_500_000n } },
    ],
    [`ethereum:${TOKEN}/transfer?address=ada.eth&value=0`, { ...EVM, token: TOKEN, recipient: 'ada.eth' }],
    [`solana:${SOL}`, SOLANA],
    [
      `solana:${SOL}?amount=0.01&spl-token=${MINT}&label=Coffee%20shop&message=Order%207`,
      { ...SOLANA, token: MINT, amount: { decimal: '0.01' }, label: 'Coffee shop · Order 7' },
    ],
  ] as const) {
    it(`is read: ${link.trim().slice(0, 60)}`, () => {
      expect(readPaymentLink(link)).to.deep.equal({ payment: expected });
    });
  }

  for (const [link, fault, word] of [
    ['ethereum:', 'form'],
    ['ethereum:?value=1', 'form'],
    [`ethereum:${BOB}@`, 'form'],
    [`ethereum:${BOB}@0x1`, 'form'],
    [`ethereum:${BOB}@1@2`, 'form'],
    [`ethereum:${BOB}/transfer/more`, 'form'],
    [`ethereum:${BOB}?value=1&value=2`, 'form'],
    [`ethereum:${BOB}?value=%`, 'form'],
    [`ethereum:${BOB}?${'a=1&'.repeat(20)}b=1`, 'form'],
    [`ethereum:${BOB}?value=${'1'.repeat(2_048)}`, 'form'],
    ['ethereum:ada.eth/transfer?address=ada.eth&uint256=1', 'form'],
    ['ethereum:nonsense', 'recipient'],
    [`ethereum:${BOB.slice(0, -1)}`, 'recipient'],
    [`ethereum:${SOL}`, 'recipient'],
    [`ethereum:${TOKEN}/transfer?uint256=1`, 'recipient'],
    ['ethereum:ada\u200b.eth', 'recipient'],
    [`ethereum:${BOB}?value=-1`, 'amount'],
    [`ethereum:${BOB}?value=`, 'amount'],
    [`ethereum:${BOB}?value=1.5`, 'amount'],
    [`ethereum:${BOB}?value=1e-3`, 'amount'],
    [`ethereum:${BOB}?value=0x10`, 'amount'],
    [`ethereum:${BOB}?value=1e78`, 'amount'],
    [`ethereum:${BOB}?value=1e999`, 'amount'],
    [`ethereum:${TOKEN}/approve?address=${BOB}&uint256=1`, 'call', 'approve'],
    [`ethereum:${BOB}?value=1&gas=21000`, 'more', 'gas'],
    [`ethereum:${BOB}?uint256=1`, 'more', 'uint256'],
    [`ethereum:${TOKEN}/transfer?address=${BOB}&uint256=1&value=1`, 'more', 'value'],
    ['solana:', 'recipient'],
    [`solana:${BOB}`, 'recipient'],
    ['solana:ada.sol', 'recipient'],
    ['solana:https://shop.example/pay', 'server'],
    ['solana:https%3A%2F%2Fshop.example%2Fpay', 'server'],
    [`solana:${SOL}?amount=1e9`, 'amount'],
    [`solana:${SOL}?amount=-1`, 'amount'],
    [`solana:${SOL}?amount=.5`, 'amount'],
    [`solana:${SOL}?amount=`, 'amount'],
    [`solana:${SOL}?amount=1&amount=2`, 'form'],
    [`solana:${SOL}?spl-token=${BOB}`, 'form'],
    [`solana:${SOL}?amount=1&reference=${MINT}`, 'more', 'reference'],
    [`solana:${SOL}?memo=7`, 'more', 'memo'],
  ] as const) {
    it(`is refused as ${fault}: ${link.slice(0, 70)}`, () => {
      expect(readPaymentLink(link)).to.deep.equal({ fault, word });
    });
  }

  it('is told from addresses and names', () => {
    expect([`ethereum:${BOB}`, ' Solana:x'].map(isPaymentLink)).to.deep.equal([true, true]);
    expect([BOB, 'ada.eth', 'ethereum.eth', 'https://ethereum:1'].map(isPaymentLink)).to.deep.equal([
      false,
      false,
      false,
      false,
    ]);
  });

  it('is read or refused, however it is mixed, and its amounts are never negative or too large', () => {
    const parts = [
      ...[
        'ethereum:',
        'solana:',
        'pay-',
        BOB,
        SOL,
        TOKEN,
        'ada.eth',
        '@1',
        '@',
        '/transfer',
        '/',
        '?',
        '&',
        '=',
      ],
      ...[
        'value=',
        'uint256=',
        'address=',
        'amount=',
        'e',
        '1e18',
        '.',
        '-',
        '%',
        '%41',
        '\u202e',
        '9'.repeat(90),
      ],
    ];
    // The same sequence in every run.
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    let taken = 0;
    for (let run = 0; run < 5_000; run++) {
      const link = Array.from({ length: 1 + next(9) }, () => parts[next(parts.length)]).join('');
      const read = readPaymentLink(`${next(4) ? `ethereum:${next(2) ? BOB : ''}` : 'solana:'}${link}`);
      if (!('payment' in read)) continue;
      taken += 1;
      const { amount, recipient, namespace } = read.payment;
      expect(['address', 'name']).to.include(readRecipient(recipient, namespace).kind);
      if (amount && 'units' in amount) expect(amount.units >= 0n && amount.units < 2n ** 256n).to.equal(true);
    }
    expect(taken).to.be.greaterThan(20);
  });
});
