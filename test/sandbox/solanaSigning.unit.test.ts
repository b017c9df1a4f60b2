import { expect } from 'chai';
import { SANDBOX_SOLANA_ADDRESSES } from '../../src/sandbox/index.js';
import { parseTransaction } from '../../src/sandbox/solanaWallet/wire.js';
import {
  connectedSolana as connected,
  isSignature,
  readSigned as read,
  solTransfer,
  transactionOf,
  utf8,
} from './solanaSupport.js';
import { rejection } from './support.js';

const [alice, bob, carol, stranger] = SANDBOX_SOLANA_ADDRESSES;

describe('solana:signMessage', () => {
  it('signs text and bytes with the right account', async () => {
    const { account, second, signMessage } = connected();
    const [text, bytes] = [utf8('Grüße, 世界'), Uint8Array.of(0xff, 0)];
    const [one, other] = await signMessage({ account, message: text }, { account: second, message: bytes });
    expect(one?.signedMessage).to.deep.equal(text);
    expect(isSignature(one?.signature ?? bytes, text, alice)).to.equal(true);
    expect(isSignature(other?.signature ?? bytes, bytes, bob)).to.equal(true);
  });

  it('is refused with 4100 for accounts that the site may not use', async () => {
    const { wallet, account, signMessage } = connected();
    const message = utf8('hello');
    expect(
      (await rejection(signMessage({ account: { ...account, address: carol }, message }))).code,
    ).to.equal(4100);
    wallet.lock();
    expect((await rejection(signMessage({ account, message }))).code).to.equal(4100);
  });

  it('refuses a transaction sent as a message', async () => {
    const { account, signMessage } = connected();
    for (const version of ['legacy', 0] as const) {
      const transaction = transactionOf(alice, [solTransfer(alice, bob, 1n)], version);
      for (const message of [transaction, parseTransaction(transaction).message]) {
        expect((await rejection(signMessage({ account, message }))).code).to.equal(-32602);
      }
    }
  });

  it('is refused with -32602 without inputs, and for invalid messages', async () => {
    const { account, signMessage } = connected();
    expect((await rejection(signMessage())).code).to.equal(-32602);
    expect((await rejection(signMessage({ account, message: 'text' as never }))).code).to.equal(-32602);
    expect((await rejection(signMessage(null as never))).code).to.equal(-32602);
  });
});

describe('solana:signTransaction', () => {
  for (const version of ['legacy', 0] as const) {
    it(`fills its own slot of a version ${version} transaction`, async () => {
      const { account, second, signTransaction } = connected();
      const transaction = transactionOf(stranger, [solTransfer(bob, alice, 5n)], version);
      const before = transaction.slice();
      const [output] = await signTransaction({ account: second, transaction });
      const { signatures, message } = read(output?.signedTransaction);
      expect(signatures[stranger]).to.equal(null);
      expect(isSignature(new Uint8Array(signatures[bob] ?? []), message, bob)).to.equal(true);
      expect(message).to.deep.equal(read(before).message);
      expect(transaction).to.deep.equal(before);
      const error = await rejection(signTransaction({ account, transaction }));
      expect(error.message).to.include(`${alice} is no signer of this transaction`);
    });
  }

  it('keeps other signatures', async () => {
    const { account, second, signTransaction } = connected();
    const transaction = transactionOf(alice, [solTransfer(bob, alice, 5n)]);
    const [first] = await signTransaction({ account, transaction });
    const [both] = await signTransaction({
      account: second,
      transaction: first?.signedTransaction ?? transaction,
    });
    const { signatures, message } = read(both?.signedTransaction);
    for (const signer of [alice, bob]) {
      expect(isSignature(new Uint8Array(signatures[signer] ?? []), message, signer)).to.equal(true);
    }
  });

  it('signs several in order', async () => {
    const { account, signTransaction } = connected();
    const all = [1n, 2n, 3n].map((amount) => transactionOf(alice, [solTransfer(alice, bob, amount)]));
    const outputs = await signTransaction(...all.map((transaction) => ({ account, transaction })));
    for (const [index, { signedTransaction }] of outputs.entries()) {
      const { signatures, message } = read(signedTransaction);
      expect(message).to.deep.equal(read(all[index]).message);
      expect(isSignature(new Uint8Array(signatures[alice] ?? []), message, alice)).to.equal(true);
    }
  });

  it('rejects invalid transactions and unknown chains', async () => {
    const { account, signTransaction } = connected();
    const transaction = transactionOf(alice, [solTransfer(alice, bob, 1n)]);
    const wrong = [
      new Uint8Array(),
      utf8('no transaction'),
      transaction.slice(0, -1),
      Uint8Array.of(...transaction, 0),
      Uint8Array.of(0xff, 0xff, 0xff),
    ];
    for (const one of wrong) {
      const error = await rejection(signTransaction({ account, transaction: one }));
      expect(error.message).to.include('expected a Solana transaction');
    }
    const error = await rejection(signTransaction({ account, transaction, chain: 'solana:moon' }));
    expect(error.message).to.include('does not know the chain solana:moon');
  });
});

describe('solana:signAndSendTransaction', () => {
  const { fetch } = globalThis;
  let sent: { url: string; body: { method: string; params: [string, object] } }[] = [];
  let answer: () => unknown;
  beforeEach(() => {
    sent = [];
    globalThis.fetch = async (url, init) => {
      sent.push({ url: `${url}`, body: JSON.parse(`${init?.body}`) });
      return Response.json({ jsonrpc: '2.0', id: 1, ...(answer() as object) });
    };
  });
  afterEach(() => {
    globalThis.fetch = fetch;
  });
  const rpcUrls = { 'solana:devnet': '/rpc/devnet' } as const;
  const transaction = () => transactionOf(alice, [solTransfer(alice, bob, 1n)]);

  it('sends to the chain with the options, and returns the chain’s answer', async () => {
    const { account, send } = connected({ rpcUrls });
    answer = () => ({ result: `${'1'.repeat(63)}2` });
    const options = {
      skipPreflight: true,
      maxRetries: 2,
      minContextSlot: 7,
      preflightCommitment: 'confirmed',
    } as const;
    const [output] = await send({ account, transaction: transaction(), chain: 'solana:devnet', options });
    expect([...(output?.signature ?? [])]).to.deep.equal([...Array(63).fill(0), 1]);
    const [request] = sent;
    if (!request) throw new Error('nothing was sent');
    const { url, body } = request;
    expect([url, body.method]).to.deep.equal(['/rpc/devnet', 'sendTransaction']);
    expect(body.params[1]).to.deep.equal({ encoding: 'base64', ...options });
    const { signatures, message } = read(Uint8Array.from(atob(body.params[0]), (c) => c.charCodeAt(0)));
    expect(isSignature(new Uint8Array(signatures[alice] ?? []), message, alice)).to.equal(true);
  });

  it('rejects with the chain’s error, or with nonsense from it', async () => {
    const { account, send } = connected({ rpcUrls });
    const input = { account, transaction: transaction(), chain: 'solana:devnet' } as const;
    answer = () => ({ error: { code: -32002, message: 'Transaction simulation failed' } });
    expect((await rejection(send(input))).message).to.equal('Transaction simulation failed');
    for (const result of [null, 'short', '0OIl']) {
      answer = () => ({ result });
      expect((await rejection(send(input))).message).to.include('no signature');
    }
  });

  it('requires a reachable chain before it prompts', async () => {
    const { account, send } = connected({ rpcUrls, policy: 'ask' });
    for (const chain of ['solana:testnet', undefined]) {
      const input = { account, transaction: transaction(), chain };
      expect((await rejection(send(input as never))).message).to.match(/RPC address|"chain"/);
    }
    expect(sent).to.deep.equal([]);
  });
});

describe('solana:signIn', () => {
  it('words the message itself: only what it is asked, for the selected account and its site', async () => {
    const { wallet, signIn } = connected({ origin: 'https://app.example' });
    wallet.switchAccount(bob);
    const [bare, full] = await signIn(
      {},
      { address: alice, domain: 'other.example', statement: 'Hi.', nonce: '12345678' },
    );
    expect(new TextDecoder().decode(bare?.signedMessage)).to.equal(
      `app.example wants you to sign in with your Solana account:\n${bob}`,
    );
    expect(new TextDecoder().decode(full?.signedMessage)).to.equal(
      `other.example wants you to sign in with your Solana account:\n${alice}\n\nHi.\n\nNonce: 12345678`,
    );
    expect([bare?.account.address, full?.account.address]).to.deep.equal([bob, alice]);
    expect(isSignature(full?.signature ?? utf8(''), full?.signedMessage ?? utf8(''), alice)).to.equal(true);
  });

  it('refuses accounts that are not shared, and fields that are no line', async () => {
    const { signIn } = connected();
    expect(await rejection(signIn({ address: carol }))).to.include({ code: 4100 });
    expect(await rejection(signIn({ statement: 'one\ntwo' }))).to.include({ code: -32602 });
    expect(await rejection(signIn({ resources: 'all' as never }))).to.include({ code: -32602 });
  });
});
