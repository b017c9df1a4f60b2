import type { TokenBalance } from '../../lib/account/tokenBalance.js';

/** Tells a token from the others of its network. */
export const tokenKey = ({ address = '' }: TokenBalance): string => address;
