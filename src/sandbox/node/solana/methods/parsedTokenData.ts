import type { Svm, SvmAddress } from '../litesvm.js';
import { TOKEN_PROGRAMS } from '../programs.js';
import { readMint, readTokenAccount, uiTokenAmount } from '../tokenData.js';

/** The parsed data of a token account or mint, in a node's format; undefined for any other account. */
export function parsedTokenData(svm: Svm, account: { programAddress: string; data: ArrayLike<number> }) {
  const program = TOKEN_PROGRAMS.get(account.programAddress);
  if (!program) return undefined;
  const parsed = parse(svm, Uint8Array.from(account.data));
  return parsed && { program, parsed, space: account.data.length };
}

/** The decimals of a mint; undefined if the address has no mint. */
export function decimalsOf(svm: Svm, mint: string): number | undefined {
  const account = svm.getAccount(mint as SvmAddress);
  if (!account.exists || !TOKEN_PROGRAMS.has(account.programAddress)) return undefined;
  return readMint(Uint8Array.from(account.data))?.decimals;
}

function parse(svm: Svm, data: Uint8Array) {
  const mint = readMint(data);
  if (mint) return { type: 'mint', info: { ...mint, supply: `${mint.supply}` } };
  const held = readTokenAccount(data);
  const decimals = held && decimalsOf(svm, held.mint);
  if (!held || decimals === undefined) return undefined;
  const {
    mint: of,
    owner,
    state,
    amount,
    delegate,
    delegatedAmount,
    rentExemptReserve,
    closeAuthority,
  } = held;
  return {
    type: 'account',
    info: {
      mint: of,
      owner,
      state,
      isNative: rentExemptReserve !== null,
      tokenAmount: uiTokenAmount(amount, decimals),
      ...(delegate ? { delegate, delegatedAmount: uiTokenAmount(delegatedAmount, decimals) } : {}),
      ...(rentExemptReserve === null
        ? {}
        : { rentExemptReserve: uiTokenAmount(rentExemptReserve, decimals) }),
      ...(closeAuthority ? { closeAuthority } : {}),
    },
  };
}
