// A fate's own chain, which only makes blocks when told to, and a client for it that shares no code with the product.
import { spawn } from 'node:child_process';
import { findAnvil } from '../../../../dist/sandbox/node.js';

export const CHAIN_ID = 31337;
/** The number of the page's second network. */
export const OTHER_ID = 31338;
const CHAIN_HEX = '0x7a69';

/** Runs between this process and the chain, and stops the chain however this process ends. Passed on as text. */
function guard() {
  const { spawn } = process.getBuiltinModule('node:child_process');
  const [binary, ...args] = process.argv.slice(1);
  const chain = spawn(binary, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  chain.on('exit', (code) => process.exit(code ?? 0));
  process.stdin.on('close', () => chain.kill('SIGKILL')).resume();
}

function startChain() {
  const options = ['--host', '127.0.0.1', '--port', '0', '--chain-id', `${CHAIN_ID}`, '--no-mining'];
  const args = [...options, '--accounts', '1', '--threads', '1', '--color', 'never'];
  const child = spawn(process.execPath, ['-e', `(${guard})()`, findAnvil(), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let text = '';
    child.once('exit', () => reject(new Error(`The chain did not start: ${text}`)));
    child.stdout.on('data', (bytes) => {
      text += bytes;
      const [, port] = /Listening on 127\.0\.0\.1:(\d+)/.exec(text) ?? [];
      if (!port) return;
      child.stdout.removeAllListeners('data').resume();
      resolve({ url: `http://127.0.0.1:${port}`, stop: () => child.stdin.end() });
    });
  });
}

/** Asks a node by JSON-RPC. */
export async function askNode(url, method, params = []) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const headers = { 'content-type': 'application/json' };
  const { result, error } = await (await fetch(url, { method: 'POST', headers, body })).json();
  if (error) throw Object.assign(new Error(error.message), { code: error.code, data: error.data });
  return result;
}

const idle = [];
const all = [];

/** Lends a chain in its initial state. `number`: the number of its network. */
export async function lendChain(number = CHAIN_ID) {
  const chain = idle.pop() ?? (await startChain().then((started) => all.push(started) && started));
  const ask = (method, params) => askNode(chain.url, method, params);
  let snapshot = await ask('evm_snapshot');
  await ask('anvil_setChainId', [number]);
  return {
    url: chain.url,
    ...foreignClient(ask),
    async giveBack() {
      await ask('anvil_dropAllTransactions');
      await ask('evm_revert', [snapshot]);
      snapshot = undefined;
      idle.push(chain);
    },
  };
}

/** Ends all chains. */
export const stopChains = () => all.splice(0).map(({ stop }) => stop());

const lower = (text) => text?.toLowerCase();

/** Reads a chain's facts with plain requests. */
function foreignClient(ask) {
  const tokensOf = async (token, owner) => {
    const data = `0x70a08231${owner.slice(2).toLowerCase().padStart(64, '0')}`;
    return BigInt(await ask('eth_call', [{ to: token, data }, 'latest']));
  };

  /** All transactions in blocks that an account signed, oldest first. */
  async function minedOf(address) {
    const head = Number(await ask('eth_blockNumber'));
    const found = [];
    for (let at = 1; at <= head; at++) {
      const { transactions } = await ask('eth_getBlockByNumber', [`0x${at.toString(16)}`, true]);
      for (const one of transactions) {
        if (lower(one.from) !== lower(address)) continue;
        const receipt = await ask('eth_getTransactionReceipt', [one.hash]);
        found.push({
          hash: one.hash,
          to: lower(one.to),
          value: BigInt(one.value),
          data: one.input,
          nonce: Number(one.nonce),
          isSuccess: receipt.status === '0x1',
          fee: BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice),
        });
      }
    }
    return found;
  }

  /** An account's pending transactions. */
  async function waitingOf(address) {
    const { pending, queued } = await ask('txpool_content');
    return [pending, queued].flatMap((pool) => {
      const own = Object.entries(pool).find(([from]) => lower(from) === lower(address));
      return Object.values(own?.[1] ?? {}).map(({ hash, to, value, input }) => ({
        hash,
        to: lower(to),
        value: BigInt(value),
        data: input,
      }));
    });
  }

  return {
    ask,
    tokensOf,
    minedOf,
    waitingOf,
    /** Makes a block with this timestamp, in seconds since 1970. */
    mineAt: (timestamp) => ask('evm_mine', [timestamp]),
    mine: (blocks = 1) => ask('anvil_mine', [`0x${blocks.toString(16)}`]),
    fund: (address, units) => ask('anvil_setBalance', [address, `0x${units.toString(16)}`]),
    balanceOf: async (address) => BigInt(await ask('eth_getBalance', [address, 'latest'])),
    nonceOf: async (address) => Number(await ask('eth_getTransactionCount', [address, 'latest'])),
    /** Reverts the last blocks; their transactions are gone. */
    undo: (blocks) => ask('anvil_rollback', [blocks]),
    chainId: CHAIN_HEX,
  };
}
