import { addressWord, readHexNumber, toHex } from '../../../../lib/evm/hex.js';
import { BALANCE_OF } from '../../../../lib/evm/tokenFunctions.js';
import type { RpcRequest } from '../../rpc.js';

type BalanceAt = (owner: string, block: number) => Promise<bigint>;

/**
 * The change of an owner's balance in a block, of a token or the native currency. Rejects if the node no longer has the state:
 * nodes forget old ones.
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
    // Distrust tokens that tell their holder another balance than everyone else.
    if (told === undefined || told !== own) throw new TypeError('No balance.');
    return told;
  };

/** Whether a node has the states of old blocks: the sender's nonce differs before and after the transaction's block. */
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
