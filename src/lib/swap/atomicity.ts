/**
 * How an account can make several calls as one (EIP-5792): `supported`, or `ready` if its wallet first makes it a smart
 * account, with its user's consent.
 */
export type Atomicity = 'supported' | 'ready';
