import { expect } from 'chai';
import { SANDBOX_SOLANA_ADDRESSES, type SolanaSpoil } from '../../src/sandbox/index.js';
import {
  connectedSolana as connected,
  featuresOf,
  isSignature,
  makeSolanaWallet,
  readSigned as read,
  solTransfer,
  transactionOf,
  utf8,
} from './solanaSupport.js';
import { rejection } from './support.js';

const [alice, bob] = SANDBOX_SOLANA_ADDRESSES;

describe('a Solana wallet scripted to answer nonsense', () => {
  const spoiled = (method: string, spoil: SolanaSpoil, options = {}) => {
    const all = connected(options);
    all.wallet.script([{ method, answer: 'approve', spoil }]);
    return all;
  };
  const transaction = transactionOf(alice, [solTransfer(alice, bob, 1n)]);
  const message = utf8('hello');

  it('signs with another key', async () => {
    const { account, signMessage } = spoiled('solana:signMessage', 'wrong-key');
    const [output] = await signMessage({ account, message });
    expect(output?.signature).to.have.length(64);
    expect(isSignature(output?.signature ?? message, message, alice)).to.equal(false);
    const other = spoiled('solana:signTransaction', 'wrong-key');
    const [signed] = await other.signTransaction({ account, transaction });
    const { signatures, message: signedMessage } = read(signed?.signedTransaction);
    expect(isSignature(new Uint8Array(signatures[alice] ?? []), signedMessage, alice)).to.equal(false);
  });

  it('returns signatures of 63 bytes', async () => {
    const { account, signMessage } = spoiled('solana:signMessage', 'short-signature');
    const [output] = await signMessage({ account, message });
    expect(output?.signature).to.have.length(63);
    const other = spoiled('solana:signTransaction', 'short-signature');
    const [signed] = await other.signTransaction({ account, transaction });
    expect(signed?.signedTransaction).to.have.length(transaction.length - 1);
  });

  it('signs something else', async () => {
    const { account, signMessage } = spoiled('solana:signMessage', 'other-transaction');
    const [output] = await signMessage({ account, message });
    expect(output?.signedMessage).to.not.deep.equal(message);
    const other = spoiled('solana:signTransaction', 'other-transaction');
    const [signed] = await other.signTransaction({ account, transaction });
    const { signatures, message: signedMessage } = read(signed?.signedTransaction);
    expect(signedMessage).to.not.deep.equal(read(transaction).message);
    expect(isSignature(new Uint8Array(signatures[alice] ?? []), signedMessage, alice)).to.equal(true);
  });

  it('returns something other than a list', async () => {
    const { account, signMessage } = spoiled('solana:signMessage', 'no-array');
    expect(Array.isArray(await signMessage({ account, message }))).to.equal(false);
    const { wallet } = spoiled('standard:connect', 'no-array');
    const { accounts } = await featuresOf(wallet)['standard:connect'].connect();
    expect(Array.isArray(accounts)).to.equal(false);
  });

  it('shares no account, or one on an unknown chain, until it is asked again', async () => {
    for (const [spoil, chains] of [
      ['no-accounts', []],
      ['unknown-chain', [['solana:moon']]],
    ] as const) {
      const wallet = makeSolanaWallet();
      wallet.script([{ method: 'standard:connect', answer: 'approve', spoil }]);
      const { connect } = featuresOf(wallet)['standard:connect'];
      const { accounts } = await connect();
      expect(accounts.map((account) => account.chains)).to.deep.equal(chains);
      expect(wallet.standard.accounts).to.deep.equal(accounts);
      await featuresOf(wallet)['standard:disconnect'].disconnect();
      expect((await connect()).accounts[0]?.chains).to.include('solana:devnet');
    }
  });

  it('returns anything', async () => {
    const { wallet, account, signMessage } = connected();
    wallet.script([
      { method: 'standard:connect', answer: 'nonsense' },
      { method: '*', answer: 'nonsense', value: 42 },
      { method: '*', answer: 'nonsense', error: 'no' },
    ]);
    const { accounts } = await featuresOf(wallet)['standard:connect'].connect();
    expect(accounts).to.deep.include(42);
    expect(await signMessage({ account, message })).to.equal(42);
    expect(await rejection(signMessage({ account, message }))).to.equal('no');
  });
});
