// The connector fits the types of wagmi 2 and 3, although it doesn't import either package.
import type { CreateConnectorFn as Third } from 'wagmi';
import type { CreateConnectorFn as Second } from 'wagmi2';
import { walletModal } from '../../src/wagmi.js';

export const third = walletModal() satisfies Third;
export const second = walletModal() satisfies Second;
