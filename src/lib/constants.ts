/** How long the card shakes when a close is refused or a request declined, in ms (spec §4). */
export const SHAKE_MS = 500;
/** How long after a switch to a network that nobody asked for the UnsupportedChain view opens, in ms (spec §2). */
export const UNSUPPORTED_CHAIN_DELAY_MS = 300;
/** How long a success or error message stays, in ms. A loading message stays until it is replaced. */
export const SNACKBAR_MS = 2_500;
/** How long we wait for a wallet's answer to a question that needs no person, in ms. */
export const WALLET_READ_DEADLINE_MS = 5_000;
/** How long the storage of a site may take to answer, in ms. Later it counts as failed. */
export const STORAGE_DEADLINE_MS = 3_000;
/** How long ending a connection may take before it counts as failed, in ms. */
export const DISCONNECT_DEADLINE_MS = 10_000;
/** How long a remembered wallet may take to announce itself after a reload, in ms. */
export const RESTORE_DEADLINE_MS = 3_000;
/** How long after a repeated request for announcements a wallet that stayed silent counts as gone, in ms. */
export const DISCOVERY_GRACE_MS = 500;
/** How long after opening wallets are looked for again, in ms: what was opened is on screen by then. */
export const LOOK_AGAIN_MS = 100;
/** How long after opening the code of what comes next is loaded, in ms: what was opened is wanted first. */
export const PREPARE_DELAY_MS = 300;
/** How long a wallet may stay silent while a person is asked before we say so, in ms. */
export const SLOW_WALLET_MS = 10_000;
/** Deadline of one read through a network's RPC, in ms. */
export const RPC_DEADLINE_MS = 10_000;
/** Deadline of a name with its picture, in ms: several reads, and servers of the name. */
export const IDENTITY_DEADLINE_MS = 30_000;
/** How often a network is asked what became of a transaction, in ms. */
export const SOLANA_POLL_MS = 1_000;
/** How often balances are read again while the account is on screen, in ms. */
export const BALANCE_REFRESH_MS = 10_000;
/** A list longer than this gets a search field. */
export const SEARCHABLE_LIST_LENGTH = 8;
/** The most decimals of a balance (spec §9). */
export const BALANCE_DECIMALS = 3;
/** How long a successful connection is shown before the modal closes, in ms. */
export const CONNECTED_PAUSE_MS = 600;
/** How long a pairing code may be used (spec §9), in ms. */
export const PAIRING_LIFE_MS = 240_000;
/** A pairing code with no more than this left counts as expired (spec §9), in ms. */
export const PAIRING_MARGIN_MS = 10_000;
/** How long after a declined pairing a new code may be asked for (spec §9), in ms. */
export const PAIRING_RETRY_MS = 1_000;
/** The pause between two tries to reach a relay, in ms. */
export const RELAY_RETRY_MS = 2_000;
/** How long a relay may take to show that it is still there, in ms. */
export const RELAY_CHECK_MS = 3_000;
/** How long after that it is not asked again, in ms. */
export const RELAY_CHECK_PAUSE_MS = 5_000;
/** How long making a pairing code may take: the relay is reached and answers, in ms. */
export const PAIRING_CODE_DEADLINE_MS = 15_000;
/** How long a code or link may be waited for before we say that it takes longer than usual, in ms. */
export const SLOW_CODE_MS = 5_000;
/** How long a code or link may be waited for before we say what can be done, in ms. */
export const STUCK_CODE_MS = 10_000;
/** How long a wallet app may take to answer a request, in ms: just less than WalletConnect's own five minutes. */
export const APP_REQUEST_LIFE_MS = 299_000;
/** How long a wallet app may take to answer before its person is shown how to open it, in ms. */
export const APP_REQUEST_DELAY_MS = 500;
/** How long a request may wait for the hosted relay's check of the site, in ms. */
export const VERIFY_DEADLINE_MS = 1_000;
/** How long after a link to an app was pressed a page that is still looked at says that nothing happened, in ms. */
export const NOTHING_HAPPENED_MS = 1_500;
/** How long after a request that is not allowed the person is told (spec §9), in ms: the modal may just be opening. */
export const ACTION_NOT_ALLOWED_DELAY_MS = 300;
/** How often the countdown to the next email is read, in ms. */
export const COUNTDOWN_MS = 1_000;
/** How long after an email was sent no other is asked for (spec §9), in ms. */
export const EMAIL_COOLDOWN_MS = 30_000;
/** How long the sign-in frame may take until it first answers, in ms. */
export const FRAME_LOAD_DEADLINE_MS = 15_000;
/** How long the sign-in frame may take to answer what needs no person, in ms. */
export const FRAME_DEADLINE_MS = 30_000;
/** How often it is looked whether the window of a provider is still open (spec §9), in ms. */
export const WINDOW_CHECK_MS = 1_000;
/** How often it is looked whether the sign-in frame is still in the page while an answer is waited for, in ms. */
export const FRAME_CHECK_MS = 1_000;
/** How often it is looked whether the look of the page has changed while the sign-in frame is shown, in ms. */
export const THEME_CHECK_MS = 1_000;
/** How many wallets of one kind are taken from the page: nobody has more, and a script may announce any number. */
export const MOST_BROWSER_WALLETS = 100;
