import { encodeLookupTable } from '../../lookupTable.js';
import { SANDBOX_SOLANA_ADDRESSES } from '../../solanaAccounts.js';
import { associatedTokenAddress } from './derivedAddress.js';
import { FAUCET_ADDRESS } from './faucet.js';
import { wrappedOf } from './instructions.js';
import type { Svm, SvmAddress } from './litesvm.js';
import { MAKER_ADDRESS, MAKER_TABLE } from './marketMaker.js';
import { LOOKUP_TABLE_PROGRAM, NATIVE_MINT, SYSTEM_PROGRAM, TOKEN_PROGRAM } from './programs.js';
import { ACCOUNT_BYTES, encodeMint, encodeTokenAccount } from './tokenData.js';
import { MINTS } from './tokens.js';

const LAMPORTS_PER_SOL = 1_000_000_000n;
const SOL_EACH = 1000n;
const FAUCET_SOL = 10_000_000n;
/** The number of accounts that hold tokens; the others test missing token accounts. */
const HOLDERS = 3;
/** The market maker's SOL, and its equal amount of wrapped SOL. */
const MAKER_SOL = 1_000_000n;
/** The market maker's tokens, as a multiple of a holder's. */
const MAKER_SHARE = 1000n;

/** Gives the sandbox accounts 1000 SOL each, tokens to the first three, and its stock to the market maker. */
export function fundAccounts(svm: Svm): void {
  const put = (address: string, owner: string, data: Uint8Array, lamports?: bigint) =>
    svm.setAccount({
      address: address as SvmAddress,
      programAddress: owner as SvmAddress,
      data,
      executable: false,
      lamports: (lamports ?? svm.minimumBalanceForRentExemption(BigInt(data.length))) as Parameters<
        Svm['airdrop']
      >[1],
      space: BigInt(data.length),
    });
  const nothing = new Uint8Array();
  put(FAUCET_ADDRESS, SYSTEM_PROGRAM, nothing, FAUCET_SOL * LAMPORTS_PER_SOL);
  for (const address of SANDBOX_SOLANA_ADDRESSES) {
    put(address, SYSTEM_PROGRAM, nothing, SOL_EACH * LAMPORTS_PER_SOL);
  }
  const rent = svm.minimumBalanceForRentExemption(BigInt(ACCOUNT_BYTES));
  for (const { address: mint, program, decimals, each } of MINTS) {
    const amount = each * 10n ** BigInt(decimals);
    const traded = amount * MAKER_SHARE;
    put(mint, program, encodeMint({ supply: amount * BigInt(HOLDERS) + traded, decimals }));
    const holders = SANDBOX_SOLANA_ADDRESSES.slice(0, HOLDERS).map((owner) => ({ owner, amount }));
    for (const held of [...holders, { owner: MAKER_ADDRESS, amount: traded }]) {
      const data = encodeTokenAccount({ mint, ...held, rentExemptReserve: null });
      put(associatedTokenAddress(held.owner, mint, program), program, data);
    }
  }
  const wrapped = MAKER_SOL * LAMPORTS_PER_SOL;
  put(MAKER_ADDRESS, SYSTEM_PROGRAM, nothing, wrapped);
  put(
    wrappedOf(MAKER_ADDRESS),
    TOKEN_PROGRAM,
    encodeTokenAccount({ mint: NATIVE_MINT, owner: MAKER_ADDRESS, amount: wrapped, rentExemptReserve: rent }),
    rent + wrapped,
  );
  put(MAKER_TABLE.address, LOOKUP_TABLE_PROGRAM, encodeLookupTable(MAKER_TABLE.addresses));
}
