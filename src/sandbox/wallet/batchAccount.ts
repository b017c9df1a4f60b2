import type { EvmAddress } from '../../lib/networks/caip.js';

/** The contract, on every local EVM chain, to which accounts of sandbox wallets delegate to batch calls (EIP-7702). */
export const SANDBOX_BATCH_ACCOUNT: EvmAddress = '0x5a4DB0c0000000000000000000000000aCC07702';

/** The code of an account that has delegated to it. */
export const UPGRADED_CODE = `0xef0100${SANDBOX_BATCH_ACCOUNT.slice(2).toLowerCase()}`;
