import { encodeFunctionData, erc20Abi, formatUnits } from 'viem';
import type { AccountSource, SourceEntry, SourceTransfer } from '../../lib/account/accountSource.js';
import { addressOf } from '../../lib/networks/caip.js';
import { isSameAddress } from '../../lib/networks/isSameAddress.js';
import type { SandboxChain } from '../chains.js';
import { centsFor } from '../prices.js';
import { tokenIcon } from '../tokenIcon.js';
import type { AskChain } from './answerRpc.js';
import type { Ledger, MinedTransaction } from './createLedger.js';
import { transfersOf } from './transfersOf.js';

const PAGE_SIZE = 20;

/** The chain's data about accounts: their balances and all their transactions, including transfers of the native currency. */
export function createChainSource(
  ledger: Ledger,
  ask: AskChain,
  { id, name, nativeCurrency, tokens = [] }: Pick<SandboxChain, 'id' | 'name' | 'nativeCurrency' | 'tokens'>,
): Required<Pick<AccountSource, 'name' | 'balances' | 'history' | 'price'>> {
  const balanceOf = async (account: `0x${string}`, token: `0x${string}`) => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] });
    return BigInt(`${await ask('eth_call', [{ to: token, data }, 'latest'])}`);
  };
  return {
    name,
    async balances(caip, { network }) {
      if (network.id !== id) return undefined;
      const account = addressOf(caip) as `0x${string}`;
      const native = BigInt(`${await ask('eth_getBalance', [account, 'latest'])}`);
      const held = await Promise.all(
        tokens.map(async (token) => ({ ...token, amount: await balanceOf(account, token.address) })),
      );
      return [{ ...nativeCurrency, amount: native }, ...held.filter(({ amount }) => amount > 0n)].map(
        (token) => ({
          ...token,
          price: priceOf(token.symbol),
          icon: tokenIcon(token.symbol),
        }),
      );
    },
    async price(address, { network }) {
      if (network.id !== id) return undefined;
      const token =
        address === undefined ? nativeCurrency : tokens.find((one) => isSameAddress(one.address, address));
      return token && priceOf(token.symbol);
    },
    async history(caip, { network, cursor }) {
      if (network.id !== id) return undefined;
      const account = addressOf(caip).toLowerCase();
      const from = /^\d{1,9}$/.test(cursor ?? '') ? Number(cursor) : 0;
      const all = ledger.blocks
        .flatMap(({ transactions }) => transactions)
        .map((mined) => ({ mined, transfers: transfersOf(mined, account, nativeCurrency, tokens) }))
        .filter(({ mined, transfers }) => mined.from === account || transfers.length > 0)
        .reverse();
      const entries = all
        .slice(from, from + PAGE_SIZE)
        .map(({ mined, transfers }) => entryOf(mined, transfers, account));
      return { entries, next: all.length > from + PAGE_SIZE ? `${from + PAGE_SIZE}` : undefined };
    },
  };
}

/** The price in dollars. Undefined if the token has none. */
function priceOf(symbol: string): string | undefined {
  const cents = centsFor(symbol);
  return cents === undefined ? undefined : formatUnits(cents, 2);
}

function entryOf(
  mined: MinedTransaction,
  transfers: readonly SourceTransfer[],
  account: string,
): SourceEntry {
  const { hash, from, block, transaction, result } = mined;
  return {
    hash,
    operation: operationOf(mined, transfers, account),
    minedAt: Number(block.header.timestamp) * 1000,
    status: result.execResult.exceptionError ? 'failed' : 'confirmed',
    from,
    to: transaction.to?.toString(),
    transfers,
  };
}

/** The selector of `approve(address,uint256)`. */
const APPROVE = [0x09, 0x5e, 0xa7, 0xb3];

function operationOf(
  { from, transaction: { to, data } }: MinedTransaction,
  transfers: readonly SourceTransfer[],
  account: string,
): string {
  const isIn = transfers.some(({ direction }) => direction === 'in');
  const isOut = transfers.some(({ direction }) => direction !== 'in');
  if (from !== account) return isOut && !isIn ? 'send' : 'receive';
  if (!to) return 'deploy';
  if (isIn && isOut) return 'trade';
  if (isOut) return 'send';
  if (isIn) return 'receive';
  if (data.length === 0) return 'send';
  return APPROVE.every((byte, at) => data[at] === byte) ? 'approve' : 'execute';
}
