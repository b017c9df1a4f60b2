/**
 * The account's support for executing several calls atomically (EIP-5792): `supported`, or `ready` if the wallet first has to
 * upgrade it to a smart account, with the user's consent.
 */
export type Atomicity = 'supported' | 'ready';
