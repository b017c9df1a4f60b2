import { createFeeMarket1559Tx } from '@ethereumjs/tx';
import { bytesToHex, hexToBytes } from '@ethereumjs/util';
import { encodeFunctionData, erc20Abi, type Hex } from 'viem';
import { parseDecimal } from '../../lib/decimal/parseDecimal.js';
import type { EvmAddress } from '../../lib/networks/caip.js';
import { DEPLOYER, SANDBOX_TOKENS, tokenDeployments } from '../evmTokens.js';
import type { Ledger } from './createLedger.js';
import type { Miner } from './createMiner.js';
import type { Pool } from './createPool.js';
import { createTurns } from './createTurns.js';
import { exchangeDeployment, exchangeShares } from './exchange/pageExchange.js';
import { SUGGESTED_TIP } from './fees.js';
import type { SentAmount } from './pageChain.js';
import { readAddress } from './readAddress.js';
import { invalidError } from './sandboxChainError.js';
import { uncheckedFields } from './uncheckedFields.js';

/** An account with a large balance that funds others. */
export interface Faucet {
  /** Deploys the tokens, with a share for each holder, and an exchange for them. `symbol` is the native currency's. */
  deployContracts(holders: readonly EvmAddress[], symbol: string): Promise<void>;
  /** Sends an amount from the faucet. Resolves to the transaction's hash. */
  send(sent: SentAmount): Promise<Hex>;
}

/** The private key of `DEPLOYER`, the tenth account of the sandbox's mnemonic. It is public. */
const KEY = hexToBytes('0x2a871d0798f97d79848a013d4936a73bf4cc922c825d33c1cf7073dff6d409c6');
const DEPLOYMENT_GAS = 10_000_000n;
const TRANSFER_GAS = 100_000n;

export function createFaucet(ledger: Ledger, pool: Pool, miner: Miner): Faucet {
  const { common } = ledger;
  // Two at the same time would get the same nonce.
  const inTurn = createTurns();

  const send = (transaction: { to?: Hex; data?: Hex; value?: bigint; gasLimit: bigint }): Promise<Hex> =>
    inTurn(async () => {
      const fields = {
        chainId: common.chainId(),
        nonce: await pool.nextNonce(DEPLOYER),
        maxPriorityFeePerGas: SUGGESTED_TIP,
        maxFeePerGas: ledger.latest().block.header.calcNextBaseFee() * 2n + SUGGESTED_TIP,
        ...transaction,
      };
      return miner.send(bytesToHex(createFeeMarket1559Tx(fields, { common }).sign(KEY).serialize()));
    });

  return {
    async deployContracts(holders, symbol) {
      for (const data of tokenDeployments([...holders, DEPLOYER, ...exchangeShares])) {
        await send({ data, gasLimit: DEPLOYMENT_GAS });
      }
      const exchange = exchangeDeployment(symbol);
      if (exchange) await send({ ...exchange, gasLimit: DEPLOYMENT_GAS });
    },
    async send(sent) {
      const { to, amount, token } = uncheckedFields(sent, 'send()', ['to', 'amount', 'token']);
      const { address, decimals } = readToken(token);
      const receiver = readAddress(to, '"to"');
      const units = readUnits(amount, decimals);
      if (!address) return send({ to: receiver, value: units, gasLimit: TRANSFER_GAS });
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [receiver, units] });
      return send({ to: address, data, gasLimit: TRANSFER_GAS });
    },
  };
}

function readUnits(amount: unknown, decimals: number): bigint {
  if (typeof amount !== 'string' || !/^\d+(\.\d+)?$/.test(amount))
    throw invalidError('"amount" must be decimal text such as "2.5".');
  if (!/^\d{1,30}(\.|$)/.test(amount))
    throw invalidError('"amount" is too much: it may have 30 digits before the point.');
  const units = parseDecimal(amount, decimals);
  if (units === undefined)
    throw invalidError(`"amount" is too exact: it may have ${decimals} digits after the point.`);
  return units;
}

function readToken(token: unknown) {
  if (token === undefined) return { address: undefined, decimals: 18 };
  const asked = typeof token === 'string' ? token : '';
  const known = SANDBOX_TOKENS.find(
    ({ symbol, address }) => symbol === asked || address.toLowerCase() === asked.toLowerCase(),
  );
  if (known) return known;
  const symbols = SANDBOX_TOKENS.map(({ symbol }) => symbol).join(' and ');
  throw invalidError(`"token" must be one of the chain: ${symbols}, or left out.`);
}
