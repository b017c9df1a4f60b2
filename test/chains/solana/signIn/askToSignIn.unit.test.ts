import type { Wallet } from '@wallet-standard/base';
import { expect } from 'chai';
import { solanaConnector } from '../../../../src/chains/solana/solanaConnector.js';
import { standardSource } from '../../../../src/chains/solana/standardSource.js';
import { knownNetwork, unnamedNetwork } from '../../../../src/lib/networks/networks.js';
import type { SignInRequest } from '../../../../src/lib/siwe/signInRequest.js';
import { fromBase58 } from '../../../../src/lib/solana/base58.js';
import { SOLANA_DEVNET, SOLANA_TESTNET } from '../../../../src/lib/solana/solana.js';
import {
  SANDBOX_SOLANA_ADDRESSES,
  type SolanaSandboxWallet,
  type SolanaSandboxWalletOptions,
} from '../../../../src/sandbox/index.js';
import { isSignature, makeSolanaWallet, utf8 } from '../../../sandbox/solanaSupport.js';
import { fakeClock } from '../../../support/fakeClock.js';
import { isPending, rejection } from '../../../support/promises.js';

const [alice, bob] = SANDBOX_SOLANA_ADDRESSES;
const request: SignInRequest = {
  domain: 'app.example',
  uri: 'https://app.example',
  nonce: '0123456789abcdef',
  issuedAt: '2030-01-31T12:00:00.000Z',
  statement: 'Sign in to the example.',
  chains: [SOLANA_TESTNET, SOLANA_DEVNET],
};
const networks = [SOLANA_DEVNET, SOLANA_TESTNET].map((id) => knownNetwork(id) ?? unnamedNetwork(id));

async function connected(
  options: SolanaSandboxWalletOptions = {},
  wrap: (wallet: SolanaSandboxWallet) => object = (wallet) => wallet.standard,
) {
  const wallet = makeSolanaWallet({ origin: 'https://app.example', ...options });
  const clock = fakeClock();
  const connector = solanaConnector({
    info: { id: 'solana/test', type: 'ANNOUNCED', namespace: 'solana', name: 'Test' },
    source: standardSource(wrap(wallet) as Wallet),
    clock,
    networks: () => networks,
    wantedNetworks: () => networks.map(({ id }) => id),
  });
  await connector.connect({ signal: new AbortController().signal });
  const signIn = async (asked = request, signal = new AbortController().signal) =>
    connector.signIn?.(asked, { signal });
  return { wallet, connector, clock, signIn };
}

/** A wallet whose `solana:signIn` gives this answer. */
const answering = (answer: unknown) =>
  connected({}, ({ standard }) => ({
    ...standard,
    accounts: standard.accounts,
    features: {
      ...standard.features,
      'solana:signIn': { version: '1.0.0', signIn: async () => answer },
    },
  }));

describe('signing in with a Solana wallet', () => {
  it('signs what was asked, on the preferred network', async () => {
    const { signIn } = await connected();
    const proof = await signIn();
    const message = [
      'app.example wants you to sign in with your Solana account:',
      alice,
      '',
      'Sign in to the example.',
      '',
      'URI: https://app.example',
      'Version: 1',
      'Chain ID: solana:testnet',
      'Nonce: 0123456789abcdef',
      'Issued At: 2030-01-31T12:00:00.000Z',
    ].join('\n');
    expect(proof).to.deep.include({ account: `${SOLANA_TESTNET}:${alice}`, message });
    const signature = fromBase58(proof?.signature ?? '') ?? new Uint8Array();
    expect(isSignature(signature, utf8(message), alice)).to.equal(true);
  });

  it('asks for times, the request and resources too', async () => {
    const { signIn } = await connected();
    const proof = await signIn({
      ...request,
      statement: undefined,
      chains: [SOLANA_DEVNET],
      expirationTime: '2999-01-31T12:05:00.000Z',
      notBefore: '1970-01-01T00:00:00.000Z',
      requestId: '7',
      resources: ['https://app.example/terms'],
    });
    expect(proof?.message.split('\n\n')[1]).to.equal(
      [
        'URI: https://app.example',
        'Version: 1',
        'Chain ID: solana:devnet',
        'Nonce: 0123456789abcdef',
        'Issued At: 2030-01-31T12:00:00.000Z',
        'Expiration Time: 2999-01-31T12:05:00.000Z',
        'Not Before: 1970-01-01T00:00:00.000Z',
        'Request ID: 7',
        'Resources:',
        '- https://app.example/terms',
      ].join('\n'),
    );
  });

  it('signs with the active account', async () => {
    const { wallet, connector, signIn } = await connected();
    wallet.setAccounts([alice, bob]);
    connector.selectAccount?.(`${SOLANA_DEVNET}:${bob}`);
    expect((await signIn())?.account).to.equal(`${SOLANA_TESTNET}:${bob}`);
  });

  it('is missing while the wallet only signs messages', async () => {
    const { wallet, connector } = await connected({ without: ['solana:signIn'] });
    expect(connector.signIn).to.equal(undefined);
    wallet.setWithout([]);
    expect(connector.signIn).to.be.a('function');
  });

  it('is refused by the visitor', async () => {
    const { wallet, signIn } = await connected();
    wallet.script([{ method: 'solana:signIn', answer: 'reject' }]);
    expect((await rejection(signIn())).code).to.equal('user_rejected');
  });

  it('waits as long as the visitor needs, until it is aborted or the wallet is disconnected', async () => {
    const { wallet, connector, clock, signIn } = await connected();
    wallet.script([{ method: 'solana:signIn', answer: 'never', times: 2 }]);
    const leaving = new AbortController();
    const asked = signIn(request, leaving.signal);
    clock.move(600_000);
    expect(await isPending(asked)).to.equal(true);
    leaving.abort();
    expect((await rejection(asked)).code).to.equal('aborted');
    const again = signIn();
    await connector.disconnect();
    expect((await rejection(again)).code).to.equal('aborted');
    expect((await rejection(signIn())).code).to.equal('not_connected');
  });

  it('needs a network of the account', async () => {
    const { signIn } = await connected();
    expect((await rejection(signIn({ ...request, chains: ['eip155:1'] }))).code).to.equal('not_connected');
  });

  for (const spoil of [
    'wrong-key',
    'short-signature',
    'no-array',
    'other-transaction',
    'other-account',
  ] as const) {
    it(`is not believed from a wallet that answers with ${spoil}`, async () => {
      const { wallet, signIn } = await connected();
      wallet.script([{ method: 'solana:signIn', answer: 'approve', spoil }]);
      expect((await rejection(signIn())).code).to.equal('wallet_invalid_answer');
    });
  }

  const bytes = (text: string) => new TextEncoder().encode(text);
  const account = { address: alice };
  for (const [what, answer] of [
    ['nothing', undefined],
    ['an empty list', []],
    ['null', [null]],
    ['no account', [{ signedMessage: bytes('x'), signature: new Uint8Array(64) }]],
    ['a text in place of bytes', [{ account, signedMessage: 'x', signature: new Uint8Array(64) }]],
    [
      'bytes that are no text',
      [{ account, signedMessage: Uint8Array.of(255), signature: new Uint8Array(64) }],
    ],
    ['another message', [{ account, signedMessage: bytes('Hello'), signature: new Uint8Array(64) }]],
  ] as const) {
    it(`is not believed from a wallet that answers with ${what}`, async () => {
      const { signIn } = await answering(answer);
      expect((await rejection(signIn())).code).to.equal('wallet_invalid_answer');
    });
  }

  it('says what is wrong with the message', async () => {
    const { wallet, signIn } = await connected();
    wallet.script([{ method: 'solana:signIn', answer: 'approve', spoil: 'other-transaction' }]);
    expect(await rejection(signIn())).to.include({
      details: 'The wallet signed a message with a wrong part: nonce.',
    });
  });
});
