/** How long the card shakes when closing is refused or a request is declined, in ms. */
export const SHAKE_MS = 500;
/** How long a success or error message is shown, in ms. A loading message stays until it is replaced. */
export const SNACKBAR_MS = 2_500;
/** Deadline of wallet requests that need no user, in ms. */
export const WALLET_READ_DEADLINE_MS = 5_000;
/** Deadline for ending a connection, in ms. After it, ending counts as failed. */
export const DISCONNECT_DEADLINE_MS = 10_000;
/** How long a wallet may take to announce itself again before it counts as gone, in ms. */
export const DISCOVERY_GRACE_MS = 500;
/** Delay after opening before preloading later code, in ms: by then the opened view is idle, even on slow phones. */
export const PREPARE_DELAY_MS = 600;
/** Deadline of one read from a network, in ms. */
export const RPC_DEADLINE_MS = 10_000;
/** Deadline for a name and its picture, in ms: several reads, and servers chosen by the name's owner. */
export const IDENTITY_DEADLINE_MS = 30_000;
/** How often balances are refreshed while the account is shown, in ms. */
export const BALANCE_REFRESH_MS = 10_000;
/** Delay before a typed name is looked up, in ms. */
export const NAME_DELAY_MS = 500;
/** A fee that may exceed this many dollars needs the visitor's confirmation. */
export const FEE_LIMIT_DOLLARS = '50';
/** The most accounts to read from a wallet. */
export const MOST_ACCOUNTS = 256;
/** Longer lists get a search field. */
export const SEARCHABLE_LIST_LENGTH = 8;
/** The maximum decimals of a balance. */
export const BALANCE_DECIMALS = 3;
/** How long a successful connection is shown before the modal closes, in ms. */
export const CONNECTED_PAUSE_MS = 600;
/** The most wallets of one kind to accept from the page. Real visitors have fewer, but a script may announce any number. */
export const MOST_BROWSER_WALLETS = 100;
