import * as z from 'zod/mini';
import { entries, parseEntries, text, units } from '../../api/chain/wireFields.js';
import type { SourceBalance, SourceBalanceOptions } from '../../lib/account/accountSource.js';
import { addressWord, readHexNumber, readWord } from '../../lib/evm/hex.js';
import { BALANCE_OF } from '../../lib/evm/tokenFunctions.js';
import { isEvmAddress } from '../../lib/networks/caip.js';
import { isSameAddress } from '../../lib/networks/isSameAddress.js';
import { MOST_ENTRIES } from '../../lib/untrusted/readFields.js';
import type { Instance } from './instance.js';
import { readPrice, readToken, type WireToken, wireToken } from './wireTokens.js';

/** The balance is null until the account has been looked up once. */
const wireAccount = z.object({
  hash: z.string(),
  coin_balance: z.catch(z.optional(units), undefined),
  exchange_rate: text,
});
const wireBalance = z.object({ token: wireToken, value: units });

/** A token with its balance, as far as the service knows it. */
type Told = Omit<SourceBalance, 'amount'> & { readonly amount: bigint | undefined };

/** The tokens of an account, the native currency first. Balances that the service can't know yet are read from a node. */
export async function readBalances(
  { ask }: Instance,
  owner: string,
  options: SourceBalanceOptions,
): Promise<readonly SourceBalance[]> {
  const { network, signal, moved } = options;
  const [account, listed = []] = await Promise.all([
    ask(`addresses/${owner}`, wireAccount, { signal }),
    ask(`addresses/${owner}/token-balances`, entries, { signal }),
  ]);
  if (account && !isSameAddress(account.hash, owner)) {
    throw new Error('Blockscout answered for another account.');
  }
  const held = account ? account.coin_balance : '0';
  const native: Told = {
    ...network.nativeCurrency,
    amount: held === undefined ? undefined : BigInt(held),
    price: readPrice(account?.exchange_rate),
  };
  const tokens = parseEntries(wireBalance, listed.slice(0, MOST_ENTRIES)).flatMap(
    ({ token, value }) => toTold(token, BigInt(value)) ?? [],
  );
  const isListed = (token: string) => tokens.some(({ address }) => isSameAddress(address, token));
  const unlisted = await Promise.all(
    moved
      .filter((token) => isEvmAddress(token) && !isListed(token))
      .map((token) => ask(`tokens/${token}`, wireToken, { signal })),
  );
  const all = [native, ...tokens, ...unlisted.flatMap((token) => (token && toTold(token, undefined)) ?? [])];
  return Promise.all(
    all.map(async (told) => {
      const { address } = told;
      const hasMoved = moved.some((token) =>
        token === undefined ? address === undefined : isSameAddress(address, token),
      );
      return {
        ...told,
        amount: (hasMoved ? undefined : told.amount) ?? (await readNow(address, owner, options)),
      };
    }),
  );
}

function toTold(token: WireToken, amount: bigint | undefined): Told | undefined {
  const found = token.type === 'ERC-20' ? readToken(token) : undefined;
  if (found?.decimals === undefined) return undefined;
  const { address, name, symbol, decimals, price, icon } = found;
  return { address, name, symbol, decimals, amount, price, icon };
}

/** An account's balance of a token according to a node. Rejects if the answer isn't an amount. */
async function readNow(
  token: string | undefined,
  owner: string,
  { network }: SourceBalanceOptions,
): Promise<bigint> {
  const amount =
    token === undefined
      ? readHexNumber(await network.request('eth_getBalance', [owner, 'latest']))
      : readWord(
          await network.request('eth_call', [
            { to: token, data: `${BALANCE_OF}${addressWord(owner)}` },
            'latest',
          ]),
        );
  if (amount === undefined) throw new Error('A node answered no amount.');
  return amount;
}
