// Run alone: `node --test test/chains/solana/sending/transfer.node.mjs`.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  createSolanaRpc,
  decompileTransactionMessage,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
} from '@solana/web3.js';
import { sandboxNode } from '../../../sandbox/sandboxNode.mjs';
import { associatedAccount, people, TOKEN, TOKEN_2022 } from '../../../sandbox/solanaSupport.mjs';
import {
  buildTransfer,
  call,
  confirmTransaction,
  readSolanaBalance,
  rejection,
  sendSignedTransaction,
  signedBy,
  withNode,
} from '../support.mjs';

const { startSolanaClusters, SANDBOX_SOLANA_TOKENS } = sandboxNode;
const [alice, bob, , dave, erin] = people;
const [dollar, token22] = SANDBOX_SOLANA_TOKENS;
const SOL = 1_000_000_000n;

let running;
let url;
before(async () => {
  running = await startSolanaClusters({ ports: [0] });
  url = running.clusters[0].rpcUrl;
});
after(() => running?.stop());

const build = (transfer, more) => buildTransfer({ from: alice, to: bob, ...transfer }, call(url, more));
const balance = async (owner, token) => (await readSolanaBalance(owner, call(url, { token }))).amount;

/** Builds, signs with the first account, sends and confirms. */
async function carryOut(transfer) {
  const { transaction, lastValidBlockHeight } = await build(transfer);
  const bytes = await signedBy(0, transaction);
  const signature = await sendSignedTransaction(bytes, call(url, { options: {} }));
  await confirmTransaction(signature, call(url, { lastValidBlockHeight }));
  return signature;
}

function decompiled(transaction) {
  const { messageBytes, signatures } = getTransactionDecoder().decode(transaction);
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes);
  return { signatures, message: decompileTransactionMessage(message) };
}

describe('buildTransfer', () => {
  it('builds an unsigned version 0 transaction paid for by its sender', async () => {
    const { transaction, lastValidBlockHeight } = await build({ amount: 5n });
    const { signatures, message } = decompiled(transaction);
    assert.deepEqual(signatures, { [alice]: null });
    assert.equal(message.version, 0);
    assert.equal(message.feePayer.address ?? message.feePayer, alice);
    assert.equal(message.instructions.length, 1);
    const height = await createSolanaRpc(url).getBlockHeight({ commitment: 'confirmed' }).send();
    assert.ok(lastValidBlockHeight > height + 140n && lastValidBlockHeight <= height + 150n);
  });

  it('moves SOL', async () => {
    const before = [await balance(alice), await balance(bob)];
    await carryOut({ amount: 3n * SOL });
    assert.deepEqual(
      [await balance(alice), await balance(bob)],
      [before[0] - 3n * SOL - 5000n, before[1] + 3n * SOL],
    );
  });

  for (const [{ address: mint, symbol }, program, recipient] of [
    [dollar, TOKEN, dave],
    [token22, TOKEN_2022, erin],
  ]) {
    it(`moves ${symbol} to an owner without a token account, and again`, async () => {
      const before = [await balance(alice, mint), await balance(recipient, mint)];
      const target = await associatedAccount(recipient, mint, program);
      const { message } = decompiled((await build({ to: recipient, amount: 7n, mint })).transaction);
      assert.equal(message.instructions.length, 2);
      await carryOut({ to: recipient, amount: 2_000_000n, mint });
      const { value } = await createSolanaRpc(url).getTokenAccountBalance(target).send();
      assert.equal(value.amount, '2000000');
      await carryOut({ to: recipient, amount: 1n, mint });
      assert.deepEqual(
        [await balance(alice, mint), await balance(recipient, mint)],
        [before[0] - 2_000_001n, before[1] + 2_000_001n],
      );
      const again = decompiled((await build({ to: recipient, amount: 7n, mint })).transaction);
      assert.equal(again.message.instructions.length, 1);
    });
  }

  it('leaves insufficient funds to the network', async () => {
    const { transaction } = await build({ amount: 10n ** 15n });
    const bytes = await signedBy(0, transaction);
    const error = await rejection(sendSignedTransaction(bytes, call(url, { options: {} })));
    assert.equal(error.code, 'transaction_failed');
    assert.match(error.details, /custom program error: 0x1/);
  });

  for (const [what, transfer] of [
    ['an EVM address', { to: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', amount: 1n }],
    ['a truncated address', { to: alice.slice(0, 20), amount: 1n }],
    ['no address', { to: '', amount: 1n }],
    ['a name', { to: 'bob.sol', amount: 1n }],
    ['an invalid sender', { from: 'me', amount: 1n }],
    ['an invalid mint', { mint: 'SUSD', amount: 1n }],
    ['a mint that is an account', { mint: bob, amount: 1n }],
    ['a mint that does not exist', { mint: '4QjEBrJnATvydaCoPb7j4cneA5vSJNFsAYHQwRAjAjmQ', amount: 1n }],
    ['an amount of zero', { amount: 0n }],
    ['a negative amount', { amount: -1n }],
    ['an amount above 64 bits', { amount: 2n ** 64n }],
    ['a number', { amount: 1 }],
  ]) {
    it(`rejects ${what}`, async () => {
      assert.equal((await rejection(build(transfer))).code, 'request_invalid');
    });
  }

  it('rejects recipients where the funds would be lost', async () => {
    for (const to of [dollar.address, await associatedAccount(bob, dollar.address)]) {
      for (const mint of [undefined, dollar.address]) {
        const error = await rejection(build({ to, amount: 1n, mint }));
        assert.deepEqual(
          [error.code, error.shortMessage],
          ['request_invalid', 'What is sent to this address would be lost.'],
        );
      }
    }
  });

  for (const value of [
    null,
    {},
    [],
    [{}],
    [{ owner: 1, data: ['', 'base64'] }],
    [{ owner: TOKEN, data: ['%'] }],
  ]) {
    it(`rejects the answer ${JSON.stringify(value)}`, async () => {
      await withNode(
        () => ({ value }),
        async (node) => {
          const building = buildTransfer({ from: alice, to: bob, amount: 1n }, call(node.url));
          assert.equal((await rejection(building)).code, 'rpc_failed');
        },
      );
    });
  }

  it('rejects when aborted, and without an RPC URL', async () => {
    assert.equal((await rejection(build({ amount: 1n }, { signal: AbortSignal.abort() }))).code, 'aborted');
    const building = buildTransfer({ from: alice, to: bob, amount: 1n }, call(undefined));
    assert.equal((await rejection(building)).code, 'rpc_missing');
  });
});
