import { expect } from 'chai';
import type { TransactionReport } from '../../src/lib/transactions/transactionReport.js';
import { SANDBOX_ADDRESSES, type SandboxChain, type SandboxWallet } from '../../src/sandbox/index.js';
import { localChains } from '../sandbox/support.js';
import { until } from '../support/promises.js';
import { addWallet, connectedModal, type Modal, makeModal, remembering } from './support.js';

const BOB = SANDBOX_ADDRESSES[1];

/** Tracks real transactions on a local chain. */
describe('the transactions of a page', () => {
  let chain: SandboxChain;
  before(async () => {
    chain = (await localChains()).find(({ id }) => id === 'eip155:31338') as SandboxChain;
  });

  const makeLocalWallet = (name = 'Local Wallet') => addWallet(name, { chains: [chain] });

  async function rpc(method: string, ...params: unknown[]): Promise<unknown> {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const headers = { 'content-type': 'application/json' };
    return (await (await fetch(chain.rpcUrl, { method: 'POST', headers, body })).json()).result;
  }

  function heard(modal: Modal): TransactionReport[] {
    const reports: TransactionReport[] = [];
    modal.addEventListener('wallet-transaction', ({ detail }) => reports.push(detail));
    return reports;
  }

  const send = (modal: Modal, more = {}) =>
    modal.provider.request({
      method: 'eth_sendTransaction',
      params: [{ from: modal.state.address, to: BOB, value: '0x1', ...more }],
    });

  const connect = (wallet: SandboxWallet, attributes: string, storage = remembering(wallet)) =>
    connectedModal(wallet, `networks="${chain.id}" ${attributes}`, { chains: [chain], storage });

  it('are followed until they are in a block', async () => {
    const modal = await connect(makeLocalWallet(), 'track-transactions');
    const reports = heard(modal);
    const hash = await send(modal);
    await until(() => reports.some(({ status }) => status === 'confirmed'), 'the receipt');
    expect(reports.map(({ status }) => status)).to.deep.equal(['pending', 'confirmed']);
    expect(reports[1]).to.include({
      kind: 'request',
      hash,
      network: chain.id,
      account: `${chain.id}:${modal.state.address}`,
      callsId: undefined,
    });
    expect(reports[0]?.id).to.equal(reports[1]?.id);
  });

  it('are reported as reverted when their contract fails', async () => {
    const modal = await connect(makeLocalWallet(), 'track-transactions');
    const reports = heard(modal);
    const token = chain.tokens?.[0]?.address;
    const word = (text: string) => text.replace('0x', '').toLowerCase().padStart(64, '0');
    // More than any balance. With a fixed gas limit, no estimate fails first.
    const data = `0xa9059cbb${word(BOB)}${'f'.repeat(64)}`;
    await send(modal, { to: token, value: '0x0', data, gas: '0x186a0' });
    await until(() => reports.at(-1)?.status === 'reverted', 'the receipt');
    expect(reports.at(-1)).to.include({ reason: 'ERC20InsufficientBalance' });
  });

  it('that the visitor declines are not reported', async () => {
    const wallet = makeLocalWallet();
    const modal = await connect(wallet, 'track-transactions');
    const reports = heard(modal);
    wallet.script([{ method: 'eth_sendTransaction', answer: 'reject' }]);
    const error = await send(modal).catch((thrown) => thrown);
    expect(error).to.include({ code: 4001 });
    await send(modal);
    await until(() => reports.length > 1, 'the next one');
    expect(reports.map(({ status }) => status)).to.deep.equal(['pending', 'confirmed']);
  });

  it('are not followed unless the page wants it', async () => {
    const modal = await connect(makeLocalWallet(), '');
    const reports = heard(modal);
    await send(modal);
    const tracking = await connect(makeLocalWallet('Other Wallet'), 'track-transactions');
    const others = heard(tracking);
    await send(tracking);
    await until(() => others.length > 0, 'what another element reports of a later one');
    expect(reports).to.deep.equal([]);
  });

  it('of several calls are confirmed when each of them is in a block', async () => {
    const wallet = makeLocalWallet();
    // An account from which no other test sends.
    const carol = SANDBOX_ADDRESSES[2];
    wallet.setAccounts([carol]);
    const modal = await connect(wallet, 'track-transactions');
    const reports = heard(modal);
    const nonce = Number(await rpc('eth_getTransactionCount', carol, 'pending'));
    const own = (at: number, value: string) =>
      rpc('eth_sendTransaction', { from: carol, to: BOB, value, nonce: `0x${(nonce + at).toString(16)}` });
    // The nonce before them is unused, so no block includes them yet.
    const hashes = [await own(1, '0x1'), await own(2, '0x2')];
    const receipts = hashes.map((transactionHash) => ({ transactionHash, status: '0x1' }));
    const answer = 'nonsense';
    wallet.script([
      { method: 'wallet_sendCalls', answer, value: { id: 'calls' } },
      ...[1, 2, 3, 4, 5, 6].map(
        () => ({ method: 'wallet_getCallsStatus', answer, value: { status: 200, receipts } }) as const,
      ),
    ]);
    const calls = [
      { to: BOB, value: '0x1' },
      { to: BOB, value: '0x2' },
    ];
    const request = { version: '2.0.0', from: carol, chainId: '0x7a6a', atomicRequired: false, calls };
    await modal.provider.request({ method: 'wallet_sendCalls', params: [request] });
    await own(0, '0x3');
    await until(() => reports.at(-1)?.status === 'confirmed', 'both receipts');
    expect(reports.at(-1)).to.include({ callsId: 'calls', hash: hashes[1], walletSays: undefined });
  });

  it('are followed after a reload, without a connection', async () => {
    const wallet = makeLocalWallet();
    // An account from which no other test sends.
    const carol = SANDBOX_ADDRESSES[2];
    wallet.setAccounts([carol]);
    const storage = remembering(wallet);
    const modal = await connect(wallet, 'track-transactions', storage);
    const before = heard(modal);
    const nonce = Number(await rpc('eth_getTransactionCount', carol, 'pending'));
    const own = (more: object) => rpc('eth_sendTransaction', { from: carol, to: BOB, value: '0x1', ...more });
    // The nonce before it is unused, so no block includes it.
    const hash = await own({ nonce: `0x${(nonce + 1).toString(16)}` });
    wallet.script([{ method: 'eth_sendTransaction', answer: 'nonsense', value: hash }]);
    await send(modal);
    await until(() => before.length > 0, 'the hash');
    modal.remove();
    const next = makeModal(`networks="${chain.id}"`, { chains: [chain], storage });
    const reports = heard(next);
    await own({ nonce: `0x${nonce.toString(16)}` });
    await until(() => reports.at(-1)?.status === 'confirmed', 'the receipt');
  });
});
