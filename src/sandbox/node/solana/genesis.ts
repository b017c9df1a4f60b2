import { SANDBOX_SOLANA_ADDRESSES } from '../../solanaAccounts.js';
import { associatedTokenAddress } from './derivedAddress.js';
import { FAUCET_ADDRESS } from './faucet.js';
import type { Svm, SvmAddress } from './litesvm.js';
import { SYSTEM_PROGRAM } from './programs.js';
import { encodeMint, encodeTokenAccount } from './tokenData.js';
import { MINTS } from './tokens.js';

const LAMPORTS_PER_SOL = 1_000_000_000n;
const SOL_EACH = 1000n;
const FAUCET_SOL = 10_000_000n;
/** How many accounts hold tokens; the others test missing token accounts. */
const HOLDERS = 3;

/** Gives the sandbox accounts 1000 SOL each, and tokens to the first three. */
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
  for (const { address: mint, program, decimals, each } of MINTS) {
    const amount = each * 10n ** BigInt(decimals);
    put(mint, program, encodeMint({ supply: amount * BigInt(HOLDERS), decimals }));
    for (const owner of SANDBOX_SOLANA_ADDRESSES.slice(0, HOLDERS)) {
      const data = encodeTokenAccount({ mint, owner, amount });
      put(associatedTokenAddress(owner, mint, program), program, data);
    }
  }
}
