/** How long the card shakes when closing is refused or a request is declined, in ms. */
export const SHAKE_MS = 500;
/** Delay of the UnsupportedChain view after an unexpected network switch, in ms. */
export const UNSUPPORTED_CHAIN_DELAY_MS = 300;
/** How long a success or error message is shown, in ms. A loading message stays until it is replaced. */
export const SNACKBAR_MS = 2_500;
/** Deadline of wallet requests that need no user, in ms. */
export const WALLET_READ_DEADLINE_MS = 5_000;
/** Deadline of each file of a language before English takes its place, in ms. */
export const LANGUAGE_DEADLINE_MS = 8_000;
/** Deadline of the site's own storage, in ms. After it, the storage counts as failed. */
export const STORAGE_DEADLINE_MS = 3_000;
/** Deadline for ending a connection, in ms. After it, ending counts as failed. */
export const DISCONNECT_DEADLINE_MS = 10_000;
/** How long the page's own wallets may take to give their provider, in ms: they may load an SDK first. */
export const OWN_PROVIDER_DEADLINE_MS = 20_000;
/** How long a remembered wallet may take to announce itself after a reload, in ms. */
export const RESTORE_DEADLINE_MS = 3_000;
/** How long a wallet may take to announce itself again before it counts as gone, in ms. */
export const DISCOVERY_GRACE_MS = 500;
/** Delay after opening before looking for wallets again, in ms: the view is on screen by then. */
export const LOOK_AGAIN_MS = 100;
/** Delay after opening before preloading later code, in ms: the opened view is at rest by then, on slow phones too. */
export const PREPARE_DELAY_MS = 600;
/** Delay before preloading the code of wallet apps, in ms: the views that lead there load first. */
export const PREPARE_PAIRING_DELAY_MS = 1_000;
/** How long code that is loaded ahead waits for the browser to be idle, in ms. */
export const IDLE_LIMIT_MS = 2_000;
/** How long a wallet may wait for the user before we mention the delay, in ms. */
export const SLOW_WALLET_MS = 10_000;
/** Deadline of one read from a network, in ms. */
export const RPC_DEADLINE_MS = 10_000;
/** Deadline for a name and its picture, in ms: several reads, and servers chosen by the name's owner. */
export const IDENTITY_DEADLINE_MS = 30_000;
/** How often the status of a Solana transaction is read, in ms. */
export const SOLANA_POLL_MS = 1_000;
/** How long the chain API may be silent before nodes are asked for the first balances, in ms. */
export const SILENT_SERVICE_MS = 2_500;
/** How often balances are refreshed while the account is shown, in ms. */
export const BALANCE_REFRESH_MS = 10_000;
/**
 * The pauses between two reads of a balance that is watched, in ms. Each read that tells nothing new leads to the next one, and
 * the last stays.
 */
export const BALANCE_PAUSES_MS: readonly number[] = [10_000, 20_000, 40_000, 60_000];
/** How long an exchange rate is shown before it is read again, in ms. */
export const RATE_REFRESH_MS = 600_000;
/** Delay before a typed name is looked up, in ms. */
export const NAME_DELAY_MS = 500;
/** How long the figures of a prepared transfer hold, in ms. A Solana transaction is accepted for about a minute. */
export const SEND_LIFE_MS = { eip155: 120_000, solana: 40_000 } as const;
/** A fee that can be more than this is confirmed by hand, in dollars. */
export const FEE_LIMIT_DOLLARS = '50';
/** How many accounts of a wallet are read. */
export const MOST_ACCOUNTS = 256;
/** Longer lists get a search field. */
export const SEARCHABLE_LIST_LENGTH = 8;
/** The maximum decimals of a balance. */
export const BALANCE_DECIMALS = 3;
/** How long a successful connection is shown before the modal closes, in ms. */
export const CONNECTED_PAUSE_MS = 600;
/** How long a pairing code is valid, in ms. */
export const PAIRING_LIFE_MS = 240_000;
/** How long the protocol keeps a pairing code, in ms. */
export const PAIRING_EXPIRY_MS = 300_000;
/** A pairing code with at most this time left counts as expired, in ms. */
export const PAIRING_MARGIN_MS = 10_000;
/** Delay before a new code may be requested after a declined pairing, in ms. */
export const PAIRING_RETRY_MS = 1_000;
/** The pause between two attempts to reach a relay, in ms. */
export const RELAY_RETRY_MS = 2_000;
/** Deadline of the relay's answer to a check, in ms. */
export const RELAY_CHECK_MS = 3_000;
/** How long after an answered check no other is made, in ms. */
export const RELAY_CHECK_PAUSE_MS = 5_000;
/** Deadline for creating a pairing code, including reaching the relay, in ms. */
export const PAIRING_CODE_DEADLINE_MS = 15_000;
/** How long a code or link may take before we mention the delay, in ms. */
export const SLOW_CODE_MS = 5_000;
/** How long a code or link may take before we suggest what to do, in ms. */
export const STUCK_CODE_MS = 10_000;
/** Deadline of a wallet app's answer to a request, in ms: just below WalletConnect's own five minutes. */
export const APP_REQUEST_LIFE_MS = 299_000;
/** How long a wallet app may take before we show how to open it, in ms. */
export const APP_REQUEST_DELAY_MS = 500;
/** How long a request may wait for the hosted relay's check of the site, in ms. */
export const VERIFY_DEADLINE_MS = 1_000;
/** If the page is still visible this long after an app link was pressed, we say that nothing happened, in ms. */
export const NOTHING_HAPPENED_MS = 1_500;
/** Delay before the user is told that a request is not allowed, in ms: the modal may just be opening. */
export const ACTION_NOT_ALLOWED_DELAY_MS = 300;
/** How often the countdown to the next email is updated, in ms. */
export const COUNTDOWN_MS = 1_000;
/** The minimum time between two emails, in ms. */
export const EMAIL_COOLDOWN_MS = 30_000;
/** Deadline of the sign-in frame's first answer, in ms. */
export const FRAME_LOAD_DEADLINE_MS = 15_000;
/** Deadline of the sign-in frame's answers that need no user, in ms. */
export const FRAME_DEADLINE_MS = 30_000;
/** How often to check whether a provider's window is still open, in ms. */
export const WINDOW_CHECK_MS = 1_000;
/** How often to check whether the sign-in frame is still in the page while a request is pending, in ms. */
export const FRAME_CHECK_MS = 1_000;
/** How often to check whether the page's theme has changed while the sign-in frame is shown, in ms. */
export const THEME_CHECK_MS = 1_000;
/** How many wallets of one kind are accepted from the page: nobody has more, but a script may announce any number. */
export const MOST_BROWSER_WALLETS = 100;
