// Run alone: `node --test test/sandbox/chains.node.mjs`. Needs no build: it bundles its own sources.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createPublicClient, createWalletClient, erc20Abi, http, parseEther } from 'viem';
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts';
import { mainnet } from 'viem/chains';
import { compile } from '../../src/sandbox/contracts/compile.mjs';
import { bundled } from '../tools/bundled.mjs';
import { sandboxNode } from './sandboxNode.mjs';

const { startEvmChains, installEns, SANDBOX_EXCHANGE, SANDBOX_TOKENS } = sandboxNode;
const shared = await bundled('src/sandbox/accounts.ts');
const [alice, bob, carol] = shared.SANDBOX_ADDRESSES;

describe('startEvmChains', () => {
  let running;
  let clients;
  before(async () => {
    running = await startEvmChains({ ports: [0], mainnet: true });
    clients = running.chains.map(({ rpcUrl }) =>
      createPublicClient({ transport: http(rpcUrl), pollingInterval: 20 }),
    );
  });
  after(() => running?.stop());

  it('starts three chains with their ids, names and currencies', async () => {
    assert.deepEqual(
      running.chains.map(({ id, name, nativeCurrency }) => [id, name, nativeCurrency.symbol]),
      [
        ['eip155:31337', 'Sandbox One', 'ETH'],
        ['eip155:31338', 'Sandbox Two', 'TWO'],
        ['eip155:1', 'Ethereum (sandbox)', 'ETH'],
      ],
    );
    assert.deepEqual(await Promise.all(clients.map((client) => client.getChainId())), [31337, 31338, 1]);
  });

  it('mines blocks without transactions, because clients wait for the next block', async () => {
    await new Promise((resolve, reject) => {
      let first;
      const end = clients[0].watchBlockNumber({
        onBlockNumber(now) {
          first ??= now;
          if (now === first) return;
          end();
          resolve();
        },
        onError: reject,
        emitOnBegin: true,
      });
    });
  });

  it('listens on localhost only', () => {
    for (const { rpcUrl } of running.chains) assert.equal(new URL(rpcUrl).hostname, '127.0.0.1');
  });

  it('funds the accounts with published keys', async () => {
    for (const [index, key] of shared.SANDBOX_KEYS.entries()) {
      const address = privateKeyToAccount(key).address;
      assert.equal(address, shared.SANDBOX_ADDRESSES[index]);
      assert.equal(address, mnemonicToAccount(shared.SANDBOX_MNEMONIC, { addressIndex: index }).address);
      assert.equal(await clients[0].getBalance({ address }), parseEther('10000'));
      assert.equal(await clients[0].getTransactionCount({ address }), 0);
    }
  });

  it('deploys both tokens at the same addresses on each chain, and funds every account', async () => {
    assert.deepEqual(
      SANDBOX_TOKENS.map(({ address, decimals }) => [address, decimals]),
      [
        ['0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', 6],
        ['0xA15BB66138824a1c7167f5E85b957d04Dd34E468', 18],
      ],
    );
    for (const [index, chain] of running.chains.entries()) {
      assert.deepEqual(chain.tokens, SANDBOX_TOKENS);
      for (const token of chain.tokens) {
        const read = (functionName, args = []) =>
          clients[index].readContract({ address: token.address, abi: erc20Abi, functionName, args });
        assert.equal(await read('name'), token.name);
        assert.equal(await read('symbol'), token.symbol);
        assert.equal(await read('decimals'), token.decimals);
        const share = await read('balanceOf', [carol]);
        assert.ok(share > 0n);
        const traded = await read('balanceOf', [SANDBOX_EXCHANGE]);
        assert.equal(traded, share * 100n);
        const owned = share * BigInt(shared.SANDBOX_ADDRESSES.length);
        // The exchange's tokens, and as many for the bridge and for the stand-in that sells.
        assert.equal(await read('totalSupply'), owned + traded * 3n);
      }
    }
  });

  it('transfers tokens, and refuses more than the balance', async () => {
    const [{ rpcUrl, tokens }] = running.chains;
    const wallet = createWalletClient({
      account: privateKeyToAccount(shared.SANDBOX_KEYS[0]),
      transport: http(rpcUrl),
    });
    const contract = { address: tokens[0].address, abi: erc20Abi, chain: null };
    const balanceOf = (address) =>
      clients[0].readContract({ ...contract, functionName: 'balanceOf', args: [address] });
    const before = [await balanceOf(alice), await balanceOf(bob)];
    const hash = await wallet.writeContract({
      ...contract,
      functionName: 'transfer',
      args: [bob, 2_500_000n],
    });
    const receipt = await clients[0].waitForTransactionReceipt({ hash });
    assert.equal(receipt.status, 'success');
    assert.equal(receipt.logs.length, 1);
    assert.deepEqual(
      [await balanceOf(alice), await balanceOf(bob)],
      [before[0] - 2_500_000n, before[1] + 2_500_000n],
    );

    await assert.rejects(
      clients[0].simulateContract({
        ...contract,
        account: bob,
        functionName: 'transfer',
        args: [alice, 10n ** 30n],
      }),
      /0xe450d38c/,
    );
    await assert.rejects(
      clients[0].simulateContract({
        ...contract,
        account: bob,
        functionName: 'transferFrom',
        args: [alice, bob, 1n],
      }),
      /0xfb8f41b2/,
    );
    const approval = await wallet.writeContract({ ...contract, functionName: 'approve', args: [bob, 3n] });
    await clients[0].waitForTransactionReceipt({ hash: approval });
    await clients[0].simulateContract({
      ...contract,
      account: bob,
      functionName: 'transferFrom',
      args: [alice, carol, 3n],
    });
  });

  it('answers ENS names, addresses, avatars and texts through unchanged viem actions', async () => {
    const chain = running.chains[2];
    const client = createPublicClient({ chain: mainnet, transport: http(chain.rpcUrl) });
    const avatar = 'data:image/svg+xml;base64,PHN2Zy8+';
    await installEns(chain, [
      { name: 'Bob.ETH', address: bob, texts: { avatar, 'com.github': 'bob' } },
      { name: 'alias.eth', address: bob, primaryOf: null },
      { name: 'lies.eth', address: bob, primaryOf: carol },
    ]);
    assert.equal(await client.getEnsName({ address: bob }), 'bob.eth');
    assert.equal(await client.getEnsAddress({ name: 'bob.eth' }), bob);
    assert.equal(await client.getEnsAddress({ name: 'alias.eth' }), bob);
    assert.equal(await client.getEnsAvatar({ name: 'bob.eth' }), avatar);
    assert.equal(await client.getEnsText({ name: 'bob.eth', key: 'com.github' }), 'bob');
    assert.equal(await client.getEnsText({ name: 'bob.eth', key: 'url' }), null);
    assert.equal(await client.getEnsAddress({ name: 'bob.eth', coinType: 60n }), bob.toLowerCase());
    assert.equal(await client.getEnsAddress({ name: 'bob.eth', coinType: 0n }), null);

    assert.equal(await client.getEnsAddress({ name: 'nobody.eth' }), null);
    assert.equal(await client.getEnsAvatar({ name: 'nobody.eth' }), null);
    // A name whose address points elsewhere does not belong to the account.
    assert.equal(await client.getEnsName({ address: carol }), null);
    assert.equal(await client.getEnsName({ address: shared.SANDBOX_ADDRESSES[4] }), null);
    // It has this name from the start.
    assert.equal(await client.getEnsName({ address: alice }), 'sandbox.eth');
  });
});

describe('the contract artefacts', () => {
  it('equal a fresh compilation', async () => {
    const committed = await Promise.all([
      bundled('src/sandbox/contracts/sandboxToken.ts'),
      bundled('src/sandbox/contracts/sandboxOddToken.ts'),
      bundled('src/sandbox/contracts/sandboxForwarder.ts'),
      bundled('src/sandbox/contracts/sandboxPictures.ts'),
      bundled('src/sandbox/contracts/sandboxEns.ts'),
      bundled('src/sandbox/contracts/sandboxExchange.ts'),
      bundled('src/sandbox/contracts/sandboxBridge.ts'),
      bundled('src/sandbox/contracts/sandboxAccountFactory.ts'),
      bundled('src/sandbox/contracts/sandboxBatchAccount.ts'),
    ]);
    assert.deepEqual(Object.assign({}, ...committed), compile());
  });
});
