// The size budget of each part of the product, minified and gzipped, in KB of 1024 bytes.

/** Each tier is one file on top of the tiers before it. */
export const tiers = [
  // The goal is 6, which would need moving the base of the provider's errors, and the report of a lost file, to a later chunk.
  // 0.3 shows the site's own texts on buttons from the first paint; 0.2 handles Escape while nothing is on screen yet; 0.2 is
  // the place of the picture in a button, which hides the balance if there is no room. 0.6 is the table of languages, 0.6 finds
  // an element's language, follows it and keeps the site's own texts by language. 0.1 gives up on a language that never loads,
  // and reports a failed click in the page's language. 0.4 recognises more language tags, gives each its direction, and ignores
  // settings that objects inherit. 0.1 keeps copies of an open modal closed, and finds languages despite gaps in old browsers.
  { title: 'Tier 0: entry', name: 'wallet-modal', limit: 10.8 },
  // The goal is 20: comparing the pictures of two wallets could move to the first list. 1.2 of it is in the entries too, so
  // that the package includes its chunks only once.
  // 0.9 reads balances again after transactions, and records the page's own before its wallet is asked; 0.6 checks input from
  // pages, and limits answers of nodes; 0.2 works on pages whose libraries change built-ins; 0.5 names sources of accounts,
  // quotes and wallets; 0.7 changes all texts at once when the page changes its language. 0.4 knows four more networks, reports
  // misspelt fields of entries and says which file was lost. 1.1 tells look-alike wallets apart, and remembers rejected
  // requests.
  { title: 'Tier 1: session', name: 'session', limit: 30.1 },
  // The goal is 16. Half a KB keeps the list usable over dialogs of component libraries, as the interface is; 1.6 are its
  // headings and the pane beside it.
  { title: 'Tier 2: first list', name: 'first', limit: 18.7 },
  { title: 'Tier 2: interface', name: 'island', limit: 80 },
];

/** The English texts of the first opening and the loaders of all others: a file of their own, as in every language. */
export const firstTexts = { title: 'Texts of the first opening', name: 'locales-enParts', limit: 2 };

/** Budgets for other languages, in KB: the texts of buttons, and the extra weight of a first opening over an English one. */
export const language = { latin: { buttons: 0.6, more: 0.8 }, other: { buttons: 0.65, more: 1.5 } };

/** Everything that the first rows need. */
export const firstRows = { title: 'First rows: tiers 0, 1 and the first list', tiers: 3, limit: 60.8 };
// The goal is 120. It was met until the page could fill in a purchase and add its own providers; then came support for dialogs
// of component libraries. 3 are two panes, and shared outcomes and placeholders of views. 2 are languages: the list, and
// finding the current one. 0.2 are those of the entry. 0.2 add the terms to the list's pane and set its height. 0.2 follow the
// size of the card before resize observers run, so that pages report no loop.
export const firstOpening = { title: 'First opening: tiers 0, 1 and 2', limit: 140.4 };

/**
 * The parts that load later, matched by file name without the hash. The first match counts, and a file without a match fails.
 * `on` is the number of tier files that are loaded by then: 4 if the interface is open, 2 if there is only a session, 1 if
 * there is only the element. `isApart`: the file has its own budget and isn't counted in the parts that need it, because
 * several families of views do.
 */
export const parts = [
  { title: 'Signing in', files: /^session-signIn/, on: 2, limit: 6 },
  // Sending requests, tracking, storing and reporting. The readers of each chain load when there is something to track.
  { title: 'Transactions', files: /^transactions-startTracker/, on: 2, limit: 9 },
  { title: 'Transactions', files: /^transactions-trackRequest/, on: 2, limit: 2.9 },
  { title: 'Transactions', files: /^shared-transactions/, on: 2, limit: 4, isApart: true },
  // Requesting quotes, checking them, and asking the wallet.
  { title: 'Swapping', files: /^session-createSwapping/, on: 2, limit: 7.8 },
  // Tracking the delivery of swaps across networks.
  { title: 'Deliveries', files: /^swap-delivery-followDeliveries/, on: 2, limit: 9 },
  { title: 'Arithmetic and checks of swaps', files: /^shared-swap/, on: 2, limit: 8, isApart: true },
  // Looking up names and registering them, with the readers of accounts.
  { title: 'Names', files: /^session-createNaming/, on: 2, limit: 5.8 },
  { title: 'Signing in with a wallet', files: /^session-siwe/, on: 2, limit: 9 },
  { title: 'Buying', files: /^(session-createOnRamp|shared-onRamp)/, on: 2, limit: 6.5 },
  // They find wallets with the first list's code, which the interface includes.
  { title: 'One wallet', files: /^session-(connectOneWallet|offerWallets)/, on: 4, limit: 3 },
  // The site's own wallets.
  { title: 'Own connectors', files: /^registry-createOwnConnector/, on: 2, limit: 5 },
  { title: 'Asking wallets', files: /^shared-connecting/, on: 2, limit: 2, isApart: true },
  { title: 'Names of tokens', files: /^session-openImitations/, on: 2, limit: 2, isApart: true },
  // Decides which names and tokens to trust.
  // Includes the name resolver, because names are resolved again before sending.
  { title: 'Who an address or a name is', files: /^account-findAddress/, on: 2, limit: 7 },
  { title: 'Sending', files: /^session-createSending/, on: 2, limit: 6.1 },
  { title: 'Account data', files: /^(session-createAccountData|account-find)/, on: 2, limit: 4.8 },
  { title: 'Session', files: /^(session|registry)-|^settings-explain/, on: 2, limit: 4 },
  { title: 'Fields of the on-ramp widget', files: /^onramp-purchaseFields/, on: 1, limit: 2 },
  { title: 'Settings', files: /^settings-/, on: 1, limit: 3 },
  // The sources of accounts, the checks of their answers, and the fallback to a node.
  {
    title: 'Sources of accounts',
    files: /^(account-(openAccountSources|askNode)|shared-accountSource)/,
    on: 2,
    limit: 3.6,
  },
  { title: 'Sources that settings name', files: /^sources-named/, on: 2, limit: 2, isApart: true },
  // The icons of the most used networks.
  { title: 'Network pictures', files: /^ui-networkIcon/, on: 4, limit: 8, isApart: true },
  // Holdings and history, beside the account itself.
  // Includes the code shared with the account, which has loaded by then.
  { title: 'Holdings', files: /^views?-(holdings|history)/, on: 4, limit: 39.3 },
  // This one and the next include the texts about transactions, and the code shared with the account.
  { title: 'Views of sending', files: /^views?-send/, on: 4, limit: 43.3 },
  { title: 'Views of swapping', files: /^views?-swap/, on: 4, limit: 49.3 },
  { title: 'Views of buying', files: /^views?-onramp/, on: 4, limit: 38 },
  // Includes the registration of names.
  { title: 'Views of names', files: /^view-names/, on: 4, limit: 27.5 },
  // Includes the figure, the actions and the tokens, which are always shown.
  { title: 'Account', files: /^view-account/, on: 4, limit: 29 },
  // Includes the figure, the tokens and the rows that it shares with the account.
  { title: 'Watching an address', files: /^(view-watch|views-overview)/, on: 4, limit: 28 },
  { title: 'Several wallets', files: /^view-connected/, on: 4, limit: 23 },
  // Includes the rules, which have loaded with the session.
  {
    title: 'View of signing in with a wallet',
    files: /^(view-siwe|siwe-connectWithProof)/,
    on: 4,
    limit: 18.7,
  },
  { title: 'Views of amounts', files: /^views-amounts/, on: 4, limit: 28.2 },
  // Includes the code of the account's lists.
  { title: 'Views of receipts', files: /^views?-receipt/, on: 4, limit: 41.7 },
  // Opened from the form for sending, which has loaded most of it.
  { title: 'Payment links', files: /^view-payment/, on: 4, limit: 34.6 },
  { title: 'Tokens by their addresses', files: /^view-unlisted/, on: 4, limit: 29.6 },
  { title: 'Recipients', files: /^views?-recipients/, on: 4, limit: 35.6 },
  { title: 'NFTs that a source lists', files: /^view-nfts/, on: 4, limit: 21.1 },
  { title: 'Views', files: /^view/, on: 4, limit: 17.7 },
  { title: 'Virtual list', files: /^ui-VirtualList/, on: 4, limit: 6, isApart: true },
  { title: 'QR code', files: /^(ui-QrCode|shared-uqr)/, on: 4, limit: 6, isApart: true },
  { title: 'Marks of services', files: /^ui-ProviderIcon/, on: 4, limit: 2, isApart: true },
  { title: 'Calls to services', files: /^api-http/, on: 4, limit: 2 },
  { title: 'Chain API', files: /^(chain-createChainApi|shared-api-chain)/, on: 4, limit: 16.3 },
  { title: 'Quotes of the chain API', files: /^chain-swap-createHostedQuotes/, on: 4, limit: 13 },
  { title: 'Buying at the chain API', files: /^chain-onramp-createHostedOnRamp/, on: 4, limit: 16.4 },
  { title: 'Public addresses', files: /^shared-publicUrl/, on: 2, limit: 1, isApart: true },
  // Requests to a service with a rate limit.
  { title: 'Services of sources', files: /^shared-sources/, on: 4, limit: 9 },
  { title: 'Token lists', files: /^tokenList-/, on: 4, limit: 12.2 },
  { title: 'List of wallets', files: /^walletList-findListedWallets/, on: 4, limit: 5 },
  { title: 'Pictures of wallets', files: /^walletList-walletPictures/, on: 4, limit: 12 },
  { title: 'Sources of wallets', files: /^connecting-createWalletDirectory/, on: 4, limit: 6.4 },
  { title: 'LI.FI', files: /^lifi-/, on: 4, limit: 15 },
  { title: 'Blockscout', files: /^blockscout-/, on: 4, limit: 16.8 },
  { title: 'History from nodes', files: /^nodeHistory-/, on: 4, limit: 8 },
  { title: 'Sign-in server', files: /^siwe-createSiweServer/, on: 4, limit: 13 },
  { title: 'Directory', files: /^directory-createDirectory/, on: 4, limit: 12 },
  { title: 'Analytics', files: /^analytics-/, on: 4, limit: 3 },
  { title: 'Pairing', files: /^(pairing|walletconnect)/, on: 2, limit: 145 },
  { title: 'Sign-in frame', files: /^bridge-/, on: 2, limit: 20.5 },
  { title: 'Schemas', files: /^shared-zod/, on: 4, limit: 9 },
  // Together with the texts of the first opening they are one language. Other languages may weigh 6 each.
  { title: 'Later texts', files: /^locales-enLater/, on: 4, limit: 5 },
  { title: 'Account texts', files: /^locales-enAccount/, on: 4, limit: 6 },
  { title: 'Texts of swapping', files: /^locales-enSwap/, on: 4, limit: 3.3 },
  { title: 'Texts of names', files: /^locales-enNames/, on: 4, limit: 2 },
  { title: 'Texts of buying', files: /^locales-enOnRamp/, on: 4, limit: 2 },
  { title: 'Texts of signing in with a wallet', files: /^locales-enSiwe/, on: 4, limit: 2 },
  { title: 'Texts', files: /^locales-en/, on: 4, limit: 4 },
  // Names are optional: only pages with mainnet among their networks load them, after a connection.
  // A name must be normalised first, which needs a table of all letters.
  { title: 'EVM names', files: /^(evm-names|shared-ens|viem)/, on: 2, limit: 72 },
  // Includes the part that connects, which has loaded long before.
  { title: 'EVM tokens', files: /^evm-readTokenBalance/, on: 2, limit: 22 },
  // Includes the addresses of well-known tokens, which don't compress.
  { title: 'EVM balances', files: /^evm-readBalances/, on: 2, limit: 26.5 },
  // Includes reading balances before and after a simulated call, and judging them.
  { title: 'EVM sending', files: /^evm-sending/, on: 2, limit: 31 },
  // Includes reading symbols and decimals, as for a transfer.
  { title: 'EVM swapping', files: /^(evm|shared-chains-evm)-swapping/, on: 2, limit: 33.4 },
  // Includes reading movements from balances and logs.
  // Includes searching for a transaction on other networks.
  { title: 'EVM transactions', files: /^evm-transactions-readTransactionStatus/, on: 2, limit: 26.1 },
  { title: 'EVM', files: /^(evm|shared-viem|shared-chains-evm)/, on: 2, limit: 26.4 },
  // Connecting, signing and reading. Building, sending and confirming are in a file of their own.
  { title: 'Shared by wallets', files: /^shared-(wallets|base58)/, on: 2, limit: 4, isApart: true },
  // The handling of numbers and addresses that all readers of chains and services share. Loaded with the first wallet request.
  { title: 'Readers of wallets and nodes', files: /^shared-readers/, on: 2, limit: 5.1, isApart: true },
  // Judging a simulated transfer, and describing the transfer.
  { title: 'Transfers', files: /^shared-transfers/, on: 2, limit: 1, isApart: true },
  { title: 'Amounts', files: /^shared-amounts/, on: 2, limit: 4, isApart: true },
  // Includes sending a transfer.
  { title: 'Solana swapping', files: /^solana-swapping/, on: 2, limit: 28.8 },
  { title: 'Solana sending', files: /^solana-sending-solanaSending/, on: 2, limit: 22 },
  // Includes the checks of signatures, which have loaded long before.
  { title: 'Signing in with Solana wallets', files: /^solana-signIn/, on: 2, limit: 22 },
  { title: 'Solana', files: /^(solana|shared-solana|shared-chains-solana)/, on: 2, limit: 25.2 },
];

/** Entries for test pages and demonstrations, with everything that they load. No visitor's page has them. */
export const testEntries = [
  // Mostly the virtual machine, with the arithmetic of its precompiled contracts.
  { title: 'Chain in the page: sandbox/chain', file: 'sandbox/chain.js', limit: 165 },
];
