import { sandboxBatchAccount } from '../contracts/sandboxBatchAccount.js';
import { DEPLOYER, SANDBOX_TOKENS } from '../evmTokens.js';
import { SANDBOX_BATCH_ACCOUNT } from '../wallet/batchAccount.js';
import { answerRpc, askTable } from './answerRpc.js';
import { createChainSource } from './createChainSource.js';
import { createFaucet } from './createFaucet.js';
import { createLedger } from './createLedger.js';
import { createMiner } from './createMiner.js';
import { createPool } from './createPool.js';
import { createPageQuotes } from './exchange/pageExchange.js';
import { blockMethods } from './methods/blockMethods.js';
import { feeMethods } from './methods/feeMethods.js';
import { identityMethods } from './methods/identityMethods.js';
import { sendingMethods } from './methods/sendingMethods.js';
import { simulateMethods } from './methods/simulateMethods.js';
import { stateMethods } from './methods/stateMethods.js';
import type { PageChain } from './pageChain.js';
import { readChainOptions, type StartChainOptions } from './readChainOptions.js';
import { invalidError, SandboxChainError } from './sandboxChainError.js';
import { serveFetch } from './serveFetch.js';
import { uncheckedFields } from './uncheckedFields.js';

/** Far more than a page ever gives away. */
const FAUCET_BALANCE = 10n ** 27n;
const MOST_MINED = 10_000;

/**
 * Starts an Ethereum chain in this page, with funded accounts, two ERC-20 tokens and an exchange. It answers all `fetch`
 * requests of the page to its `rpcUrl`: from the modal, sandbox wallets, viem and ethers. It runs until the page is left.
 * Rejects with a `SandboxChainError`.
 */
export async function startChain(options: StartChainOptions = {}): Promise<PageChain> {
  const { id, chainId, name, nativeCurrency, rpcUrl, accounts, balance, blockTime } =
    readChainOptions(options);
  const ledger = await createLedger(chainId, [
    ...accounts.map((address) => ({ address, balance })),
    { address: DEPLOYER, balance: FAUCET_BALANCE },
    { address: SANDBOX_BATCH_ACCOUNT, code: sandboxBatchAccount.deployedBytecode },
  ]);
  const pool = createPool(ledger);
  // The block time applies only once everything is deployed.
  const starting = createMiner(ledger, pool, undefined);
  await createFaucet(ledger, pool, starting).deployContracts(accounts, nativeCurrency.symbol);
  const miner = createMiner(ledger, pool, blockTime);
  const faucet = createFaucet(ledger, pool, miner);
  const ask = askTable({
    ...identityMethods(chainId),
    ...blockMethods(ledger),
    ...stateMethods(ledger, pool),
    ...simulateMethods(ledger),
    ...feeMethods(ledger),
    ...sendingMethods(ledger, pool, miner),
  });
  let isStopped = false;
  const assertRunning = () => {
    if (isStopped) throw new SandboxChainError('chain_stopped', `The chain ${id} was stopped.`);
  };
  const unserve = serveFetch(rpcUrl, (body) => answerRpc(body, ask));
  return {
    id,
    chainId,
    name,
    rpcUrl,
    nativeCurrency,
    tokens: SANDBOX_TOKENS,
    accountSource: createChainSource(ledger, ask, { id, name, nativeCurrency, tokens: SANDBOX_TOKENS }),
    quoteSource: createPageQuotes(ask, { id, nativeCurrency }),
    async request(asked) {
      assertRunning();
      const { method, params } = uncheckedFields(asked, 'request()', ['method', 'params']);
      return ask(method, params);
    },
    async send(sent) {
      assertRunning();
      return faucet.send(sent);
    },
    async mine(blocks = 1) {
      assertRunning();
      if (!Number.isInteger(blocks) || blocks < 1 || blocks > MOST_MINED) {
        throw invalidError(`The blocks to mine must be a whole number from 1 to ${MOST_MINED}.`);
      }
      for (let left = blocks; left >= 1; left -= 1) await miner.mine();
    },
    stop() {
      if (isStopped) return;
      isStopped = true;
      miner.stop();
      unserve();
    },
  };
}
