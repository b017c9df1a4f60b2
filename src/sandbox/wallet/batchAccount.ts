import type { EvmAddress } from '../../lib/networks/caip.js';

/** On every local EVM chain: the code that accounts of sandbox wallets take over to make several calls at once (EIP-7702). */
export const SANDBOX_BATCH_ACCOUNT: EvmAddress = '0x5a4DB0c0000000000000000000000000aCC07702';

/** The code of an account that has taken it over. */
export const UPGRADED_CODE = `0xef0100${SANDBOX_BATCH_ACCOUNT.slice(2).toLowerCase()}`;
