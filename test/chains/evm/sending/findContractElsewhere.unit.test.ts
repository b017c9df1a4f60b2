import { expect } from 'chai';
import { findContractElsewhere } from '../../../../src/chains/evm/sending/findContractElsewhere.js';
import { fakeClock } from '../../../support/fakeClock.js';

const ACCOUNT = `0x${'a1'.repeat(20)}`;
const SAFE = `0x${'60'.repeat(40)}`;
const DELEGATED = `0xef0100${'b0'.repeat(20)}`;

/** A network whose wallet reports this code for each account. */
function networkWith(id: number, code: string | Error) {
  const request = async () => {
    if (code instanceof Error) throw code;
    return code;
  };
  return {
    network: {
      id: `eip155:${id}`,
      name: `Network ${id}`,
      nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
    },
    wallet: { request, on: () => undefined, removeListener: () => undefined },
    clock: fakeClock(),
    signal: new AbortController().signal,
  } as const;
}

describe('an account that is a contract on another network', () => {
  for (const [what, here, others, expected] of [
    ['is one that has code there and none here', '0x', ['0x', SAFE], 'eip155:3'],
    ['is found beside networks that fail', '0x', [new Error('Out of order'), SAFE], 'eip155:3'],
    ['is not one that exists here, too', SAFE, [SAFE], undefined],
    ['is not one whose code here nobody tells', new Error('Out of order'), [SAFE], undefined],
    ['is not an ordinary one', '0x', ['0x', '0x0'], undefined],
    ['is not an ordinary one that lets a contract act for it there', '0x', [DELEGATED], undefined],
    ['is not one that lets a contract act for it here', DELEGATED, [SAFE], undefined],
    ['is not one of which no other network answers', '0x', [new Error('Out of order')], undefined],
  ] as const) {
    it(what, async () => {
      const found = await findContractElsewhere(
        ACCOUNT,
        networkWith(1, here),
        others.map((code, at) => networkWith(at + 2, code)),
      );
      expect(found).to.equal(expected);
    });
  }
});
