// Two chains, a server whose bridge doesn't wait, and accounts that bridge as LI.FI's stand-in instructs.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { createWalletClient, erc20Abi, http, publicActions } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { atPace } from '../../../../scripts/lib/pace.mjs';
import { bundled } from '../../../tools/bundled.mjs';
import { sandboxNode } from '../../sandboxNode.mjs';

const { startEvmChains, startSandboxServer } = sandboxNode;
const { SANDBOX_ADDRESSES, SANDBOX_KEYS } = await bundled('src/sandbox/accounts.ts');

export const [alice, bob] = SANDBOX_ADDRESSES;
export const BRIDGE = '0x7ef8E99980Da5bcEDcF7C10f41E55f759F6A174B';
export const DOLLAR = '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35';
export const TOKEN = '0xA15BB66138824a1c7167f5E85b957d04Dd34E468';
export const NATIVE = '0x0000000000000000000000000000000000000000';

export async function startBridgeStack() {
  const { chains, stop } = await startEvmChains({ ports: [0] });
  const servers = [];
  /** Another server on the same chains. */
  async function startServer() {
    const server = await startSandboxServer({ port: 0, chains, bridgeMs: 0 });
    servers.push(server);
    return server;
  }
  const server = await startServer();
  const wallets = chains.map(({ rpcUrl }) =>
    SANDBOX_KEYS.map((key) =>
      createWalletClient({
        account: privateKeyToAccount(key),
        transport: http(rpcUrl),
        pollingInterval: 20,
      }).extend(publicActions),
    ),
  );
  const client = (chain) => wallets[chain][0];

  const ask = (path, query = {}, { url } = server) =>
    fetch(`${url}/lifi/v1/${path}?${new URLSearchParams(query)}`);
  async function answerOf(...question) {
    const response = await ask(...question);
    assert.equal(response.status, 200, await response.clone().text());
    return response.json();
  }

  /** Requests a step from the first chain to the second, or back if `from` is 1. */
  const quote = ({ from = 0, ...rest }, of = server) =>
    answerOf(
      'quote',
      {
        fromChain: `${chains[from].chainId}`,
        toChain: `${chains[1 - from].chainId}`,
        fromToken: NATIVE,
        toToken: NATIVE,
        fromAddress: alice,
        ...rest,
      },
      of,
    );

  /** Sends a transaction that LI.FI built. Resolves to the receipt. */
  async function send({ transactionRequest: call }, from = 0, account = 0) {
    const wallet = wallets[from][account];
    const { to, data, value, gasLimit } = call;
    const fields = { to, data, value: BigInt(value), gas: BigInt(gasLimit) };
    const hash = await wallet.sendTransaction({ ...fields, chain: null });
    return wallet.waitForTransactionReceipt({ hash });
  }

  async function approve(token, amount, from = 0, account = 0) {
    const wallet = wallets[from][account];
    const args = [BRIDGE, amount];
    const call = { address: token, abi: erc20Abi, functionName: 'approve', args, chain: null };
    await wallet.waitForTransactionReceipt({ hash: await wallet.writeContract(call) });
  }

  const held = (chain, token, owner) =>
    token === NATIVE
      ? client(chain).getBalance({ address: owner })
      : client(chain).readContract({
          address: token,
          abi: erc20Abi,
          functionName: 'balanceOf',
          args: [owner],
        });

  /** LI.FI's status of a transaction, once it is `wanted`. */
  async function statusOnce(hash, wanted, { of = server, from = 0 } = {}) {
    const end = performance.now() + atPace(15_000);
    for (;;) {
      const said = await answerOf('status', { txHash: hash, fromChain: `${chains[from].chainId}` }, of);
      if (`${said.status} ${said.substatus}` === wanted) return said;
      if (performance.now() > end) assert.fail(`${said.status} ${said.substatus}, not ${wanted}`);
      await pause(50);
    }
  }

  /** Long enough for the bridge to act, if it is going to. */
  const aWhile = () => pause(atPace(1500));

  return {
    chains,
    server,
    startServer,
    client,
    wallets,
    ask,
    answerOf,
    quote,
    send,
    approve,
    held,
    statusOnce,
    aWhile,
    stop: () => Promise.all([stop(), ...servers.map((one) => one.stop())]),
  };
}
