import { expect } from 'chai';
import type { CaipAddress } from '../../../src/lib/networks/caip.js';
import { checkSignIn, type SignInFault } from '../../../src/lib/siwe/checkSignIn.js';
import { readSignInMessage } from '../../../src/lib/siwe/readSignInMessage.js';
import { signInText } from '../../../src/lib/siwe/signInText.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const ACCOUNT: CaipAddress = `eip155:1:${ALICE}`;
const MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
const SOLANA: CaipAddress = `${MAINNET}:7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU`;
const NOW = Date.UTC(2026, 10, 24, 12);

const asked = { domain: 'shop.example', nonce: 'abcdef123456' };

const MESSAGE = `shop.example wants you to sign in with your Ethereum account:
${ALICE}

Welcome to the shop.

URI: https://shop.example
Version: 1
Chain ID: 1
Nonce: abcdef123456
Issued At: 2026-11-24T12:00:00.000Z
Expiration Time: 2026-11-24T12:10:00.000Z
Not Before: 2026-11-24T12:00:00.000Z
Request ID: cart
Resources:
- https://shop.example/terms
- ipfs://bafy`;

const changed = (from: string, to: string) => MESSAGE.replace(from, to);

describe('a sign-in message', () => {
  it('is read with all of its fields', () =>
    expect(readSignInMessage(MESSAGE)).to.deep.equal({
      domain: 'shop.example',
      family: 'Ethereum',
      address: ALICE,
      statement: 'Welcome to the shop.',
      uri: 'https://shop.example',
      version: '1',
      chainId: '1',
      nonce: 'abcdef123456',
      issuedAt: '2026-11-24T12:00:00.000Z',
      expirationTime: '2026-11-24T12:10:00.000Z',
      notBefore: '2026-11-24T12:00:00.000Z',
      requestId: 'cart',
      resources: ['https://shop.example/terms', 'ipfs://bafy'],
    }));

  it('may have no statement, as ERC-4361 writes it', () => {
    const read = readSignInMessage(changed('\nWelcome to the shop.\n', '\n'));
    expect(read?.statement).to.equal(undefined);
    expect(read?.nonce).to.equal('abcdef123456');
  });

  it('is not misled by a statement that looks like a field', () => {
    const read = readSignInMessage(changed('Welcome to the shop.', 'Nonce: 0000000000'));
    expect([read?.statement, read?.nonce]).to.deep.equal(['Nonce: 0000000000', 'abcdef123456']);
  });

  for (const [what, text] of [
    ['no text', 42],
    ['nothing', ''],
    ['other words', 'Please sign this.'],
    ['a field twice', changed('Nonce: abcdef123456', 'Nonce: abcdef123456\nNonce: abcdef123456')],
    ['fields in another order', changed('Version: 1\nChain ID: 1', 'Chain ID: 1\nVersion: 1')],
    ['a line more', `${MESSAGE}\nAlso: everything`],
    ['a statement of two lines', changed('Welcome to the shop.', 'Welcome\nto the shop.')],
    ['no nonce', changed('Nonce: abcdef123456\n', '')],
    ['too much text', MESSAGE + '\n- https://x'.repeat(2_000)],
  ] as const) {
    it(`is not read from ${what}`, () => expect(readSignInMessage(text)).to.equal(undefined));
  }

  it('may be verified if it says what was asked', () =>
    expect(checkSignIn(MESSAGE, ACCOUNT, asked, NOW)).to.equal(undefined));

  const wrong: readonly (readonly [what: string, text: string, fault: SignInFault])[] = [
    ['another domain', changed('shop.example wants', 'shop.example.evil wants'), 'domain'],
    ['another account', changed(ALICE, BOB), 'address'],
    ['another network', changed('Chain ID: 1', 'Chain ID: 10'), 'chain'],
    ['another nonce', changed('Nonce: abcdef123456', 'Nonce: abcdef123457'), 'nonce'],
    ['another version', changed('Version: 1', 'Version: 2'), 'version'],
    ['another kind of account', changed('Ethereum account', 'Solana account'), 'family'],
    ['a time that is over', changed('2026-11-24T12:10', '2026-11-24T11:50'), 'expired'],
    ['no time', changed('2026-11-24T12:10:00.000Z', 'never'), 'expired'],
    [
      'a time that has yet to come',
      changed('Not Before: 2026-11-24T12', 'Not Before: 2026-11-24T13'),
      'early',
    ],
    ['something else', 'I agree to everything', 'form'],
  ];
  for (const [what, text, fault] of wrong) {
    it(`is not verified with ${what}`, () => {
      expect(text).not.to.equal(MESSAGE);
      expect(checkSignIn(text, ACCOUNT, asked, NOW)).to.equal(fault);
    });
  }

  it('may write the address in lower case', () =>
    expect(checkSignIn(changed(ALICE, ALICE.toLowerCase()), ACCOUNT, asked, NOW)).to.equal(undefined));

  it('is allowed a clock that is a few minutes wrong', () => {
    const late = Date.UTC(2026, 10, 24, 12, 14);
    expect(checkSignIn(MESSAGE, ACCOUNT, asked, late)).to.equal(undefined);
    expect(checkSignIn(MESSAGE, ACCOUNT, asked, late + 120_000)).to.equal('expired');
  });
});

describe('a sign-in message for Solana', () => {
  const request = { ...asked, uri: 'https://shop.example', issuedAt: '2026-11-24T12:00:00.000Z', chains: [] };

  it('is worded as Sign In With Solana says', () =>
    expect(
      signInText({ ...request, statement: 'Welcome.', resources: ['https://shop.example'] }, SOLANA, MAINNET),
    ).to.equal(`shop.example wants you to sign in with your Solana account:
7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU

Welcome.

URI: https://shop.example
Version: 1
Chain ID: solana:mainnet
Nonce: abcdef123456
Issued At: 2026-11-24T12:00:00.000Z
Resources:
- https://shop.example`));

  for (const [id, name] of [
    ['solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'solana:testnet'],
    ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:devnet'],
    ['solana:11111111111111111111111111111112', 'solana:11111111111111111111111111111112'],
  ] as const) {
    it(`names the network ${id} as wallets do`, () =>
      expect(readSignInMessage(signInText(request, SOLANA, id))?.chainId).to.equal(name));
  }

  it('may have no statement', () => {
    const text = signInText(request, SOLANA, MAINNET);
    expect(readSignInMessage(text)?.statement).to.equal(undefined);
    expect(checkSignIn(text, SOLANA, asked, NOW)).to.equal(undefined);
  });

  for (const [name, fault] of [
    ['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', undefined],
    [MAINNET, undefined],
    ['mainnet', undefined],
    ['solana:mainnet', undefined],
    ['devnet', 'chain'],
  ] as const) {
    it(`${fault ? 'may not' : 'may'} name its cluster ${name}`, () => {
      const text = signInText(request, SOLANA, MAINNET).replace(/Chain ID: .*/, `Chain ID: ${name}`);
      expect(checkSignIn(text, SOLANA, asked, NOW)).to.equal(fault);
    });
  }

  it('is of one account only, whose letters are upper or lower case', () => {
    const text = signInText(request, SOLANA, MAINNET);
    expect(checkSignIn(text, SOLANA.toLowerCase() as CaipAddress, asked, NOW)).not.to.equal(undefined);
  });
});
