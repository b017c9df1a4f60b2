import { expect } from 'chai';
import { readUntaken } from '../../../src/lib/transactions/untakenCalls.js';

const HASH = `0x${'ab'.repeat(32)}`;

describe('readUntaken', () => {
  for (const [what, error, meaning] of [
    ['5700', { code: 5700, message: 'Unsupported paymaster capability' }, 'unsupported'],
    ['5710', { code: 5710, message: 'Unsupported chain' }, 'unsupported'],
    ['5740', { code: 5740, message: 'Bundle too large' }, 'unsupported'],
    ['5750', { code: 5750, message: 'User rejected the upgrade' }, 'upgradeRefused'],
    ['5760', { code: 5760, message: 'Atomicity not supported' }, 'unsupported'],
    ['5760 as text', { code: '5760' }, 'unsupported'],
    ['4200', { code: 4200, message: 'Unsupported method' }, 'unsupported'],
    ['-32601', { code: -32601, message: 'The method does not exist' }, 'unsupported'],
    ['5101, of the sign protocol', { code: 5101, message: 'Unsupported methods' }, 'unsupported'],
    ['a refusal', { code: 4001, message: 'User rejected the request' }, undefined],
    ['an id that is used', { code: 5720 }, undefined],
    ['an internal error', { code: -32603, message: 'Internal error' }, undefined],
    ['-32603 that says so', { code: -32603, message: 'Method not supported' }, 'unsupported'],
    ['-32603 that names it', { code: -32603, message: 'wallet_sendCalls is not supported' }, 'unsupported'],
    [
      '-32603 that names it as a method',
      { code: -32603, message: 'The method "wallet_sendCalls" does not exist / is not available.' },
      'unsupported',
    ],
    ['-32603 of a method', { code: -32603, message: 'Unsupported method: wallet_sendCalls' }, 'unsupported'],
    ['-32603 of a wallet', { code: -32603, message: 'Wallet does not support method' }, 'unsupported'],
    [
      '-32603 about a node’s method',
      { code: -32603, message: 'The method eth_sendRawTransaction does not exist/is not available' },
      undefined,
    ],
    [
      '-32603 whose inner error says so',
      {
        code: -32603,
        message: 'Internal JSON-RPC error.',
        data: { code: -32601, message: 'method not supported' },
      },
      undefined,
    ],
    [
      '-32603 that says so beside a hash',
      { code: -32603, message: 'Method not supported', data: { hash: HASH } },
      undefined,
    ],
    ['-32603 after sending', { code: -32603, message: 'method not supported: nonce too low' }, undefined],
    ['-32603 of a network', { code: -32603, message: 'Network not supported' }, undefined],
    ['a code inside another error', { code: -32603, data: { code: 5760 } }, undefined],
    ['a code beside a hash', { code: 5760, transactionHash: HASH }, undefined],
    ['a node without a method', { code: -32601, message: 'already known' }, undefined],
    ['words alone', { message: 'Atomicity not supported' }, undefined],
    ['nothing', undefined, undefined],
  ] as const)
    it(`reads ${what} as ${meaning ?? 'no proof'}`, () => {
      expect(readUntaken(error)).to.equal(meaning);
    });

  it('reads an error that throws when it is read as no proof', () => {
    const error = new Proxy(
      {},
      {
        get: () => {
          throw new Error('no');
        },
      },
    );
    expect(readUntaken(error)).to.equal(undefined);
  });
});
