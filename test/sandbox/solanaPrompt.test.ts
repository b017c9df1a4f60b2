import { expect } from 'chai';
import { SANDBOX_SOLANA_ADDRESSES, waitForPrompt } from '../../src/sandbox/index.js';
import { expectAccessible } from '../support/axe.js';
import {
  connectedSolana as connected,
  solTransfer,
  tokenTransfer,
  transactionOf,
  utf8,
} from './solanaSupport.js';
import { rejection } from './support.js';

const [alice, bob, carol, stranger, mint] = SANDBOX_SOLANA_ADDRESSES;

describe('the prompt text of a Solana wallet', () => {
  async function said(run: (all: ReturnType<typeof connected>) => Promise<unknown>) {
    const answer = rejection(run(connected({ policy: 'ask', rpcUrls: { 'solana:devnet': '/rpc/devnet' } })));
    const { kind, text, element, reject } = await waitForPrompt();
    await expectAccessible(element);
    reject();
    expect((await answer).code).to.equal(4001);
    return { kind, text };
  }

  it('for a message', async () => {
    const { kind, text } = await said(({ account, signMessage }) =>
      signMessage({ account, message: utf8('Hello you') }),
    );
    expect(kind).to.equal('message');
    expect(text).to.include('Hello you').and.to.include(alice).and.to.include('solana:signMessage');
    const bytes = await said(({ account, signMessage }) =>
      signMessage({ account, message: Uint8Array.of(0xff, 0) }),
    );
    expect(bytes.text).to.include('0xff00');
    const domain = utf8(`example.org wants you to sign in with your Solana account:\n${alice}`);
    const phishing = await said(({ account, signMessage }) => signMessage({ account, message: domain }));
    expect(phishing.text).to.include('for example.org, but this site is');
  });

  it('for transactions: amounts and recipients where known, else programs', async () => {
    const token = { mint, decimals: 6 };
    const transfer = { owner: alice, from: carol, to: bob, amount: 2_500_000n };
    const memo = { programAddress: stranger as never, data: utf8('hi') };
    const all = [
      [solTransfer(alice, bob, 1_500_000_000n), memo],
      [tokenTransfer({ ...transfer, token }), tokenTransfer(transfer)],
      [],
    ].map((instructions) => transactionOf(alice, instructions, 'legacy'));
    const { kind, text } = await said(({ account, signTransaction }) =>
      signTransaction(...all.map((transaction) => ({ account, transaction }))),
    );
    expect(kind).to.equal('solana-sign');
    for (const line of [
      `Transfer 1.5 SOL from ${alice} to ${bob}`,
      `Program ${stranger}`,
      `Transfer 2.5 of token ${mint} to ${bob}`,
      `Transfer 2500000 units of a token from ${carol} to ${bob}`,
      'Transaction 2 of 3',
      'No instructions',
    ]) {
      expect(text).to.include(line);
    }
  });

  it('for the parts of a swap', async () => {
    const call = (programAddress: string, accounts: readonly string[], data: readonly number[]) => ({
      programAddress: programAddress as never,
      accounts: accounts.map((one) => ({ address: one as never, role: 0 as never })),
      data: Uint8Array.from(data),
    });
    const budget = 'ComputeBudget111111111111111111111111111111';
    const tokens = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
    const associated = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL';
    const transaction = transactionOf(alice, [
      call(budget, [], [2, 64, 13, 3, 0]),
      call(budget, [], [3, 32, 78, 0, 0, 0, 0, 0, 0]),
      call(associated, [alice, carol, alice, mint], [1]),
      call(tokens, [carol], [17]),
      call(tokens, [carol, alice, alice], [9]),
      call(tokens, [carol], [6]),
    ]);
    const { text } = await said(({ account, signTransaction }) => signTransaction({ account, transaction }));
    for (const line of [
      'Use up to 200000 units of computation',
      'Pay 0.02 lamports for each unit of computation',
      `Create the account for token ${mint} of ${alice}, if it is not there`,
      `Wrap the SOL in ${carol}`,
      `Close ${carol} and give its SOL to ${alice}`,
      `Program ${tokens}`,
    ]) {
      expect(text).to.include(line);
    }
  });

  it('for sending, with the chain', async () => {
    const transaction = transactionOf(alice, [solTransfer(alice, bob, 1n)]);
    const { kind, text } = await said(({ account, send }) =>
      send({ account, transaction, chain: 'solana:devnet' }),
    );
    expect(kind).to.equal('solana-send');
    expect(text)
      .to.include('Send on Solana?')
      .and.to.include('solana:devnet')
      .and.to.include('0.000000001 SOL');
  });
});
