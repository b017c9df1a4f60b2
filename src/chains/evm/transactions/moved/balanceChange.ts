import { addressWord, readHexNumber, toHex } from '../../../../lib/evm/hex.js';
import { BALANCE_OF } from '../../../../lib/evm/tokenFunctions.js';
import type { RpcRequest } from '../../rpc.js';

type BalanceAt = (owner: string, block: number) => Promise<bigint>;

/**
 * By how much a block has changed what an owner has of a token, or of the native currency. Rejects if nodes do not tell it:
 * they forget old states.
 */
export function balanceChange(token: string | undefined, block: number, request: RpcRequest) {
  const balanceAt = token === undefined ? nativeAt(request) : tokensAt(token, request);
  return async (owner: string): Promise<bigint> => {
    const [before, after] = await Promise.all([balanceAt(owner, block - 1), balanceAt(owner, block)]);
    return after - before;
  };
}

const nativeAt =
  (request: RpcRequest): BalanceAt =>
  async (owner, block) =>
    readAmount(await request('eth_getBalance', [owner, toHex(block)]));

const tokensAt =
  (token: string, request: RpcRequest): BalanceAt =>
  async (owner, block) => {
    const asked = { to: token, data: `${BALANCE_OF}${addressWord(owner)}` };
    const [told, own] = await Promise.all(
      [asked, { ...asked, from: owner }].map(async (one) =>
        readAmount(await request('eth_call', [one, toHex(block)])),
      ),
    );
    // A token that tells its holder something else than others is not believed.
    if (told === undefined || told !== own) throw new TypeError('No balance.');
    return told;
  };

/** Whether a node tells states of old blocks: whoever sent a transaction has paid for it in its block. */
export async function tellsOldStates(payer: string, block: number, request: RpcRequest): Promise<boolean> {
  const [before, after] = await Promise.all(
    [block - 1, block].map((at) => request('eth_getTransactionCount', [payer, toHex(at)])),
  );
  return before !== after;
}

function readAmount(answer: unknown): bigint {
  const amount = readHexNumber(answer);
  if (amount === undefined) throw new TypeError('No balance.');
  return amount;
}
