// What each part of the product may weigh, minified and gzipped, in KB of 1024 bytes.

/** Each tier is one file on top of the tiers before it. */
export const tiers = [
  // 6 is asked: what every rejection of the provider is made of, and what a lost file is told with, could come later.
  // 0.3 shows the page's own words on buttons from the first paint; 0.2 hears Escape while nothing is on screen yet;
  // 0.2 is the place of the picture in a button, and hides its balance where there is no room. 0.6 is the table of languages,
  // 0.6 finds out which one an element has, follows it and has the page's own words by language.
  // 0.1 gives up a language that never answers, and says in the page's language why a press failed. 0.4 finds languages by more
  // tags, gives each its direction, and takes nothing for a setting that objects inherit. 0.1 keeps copies of an open modal closed, and
  // finds languages without what old browsers don't know of them.
  { title: 'Tier 0: entry', name: 'wallet-modal', limit: 10.8 },
  // 20 is asked: whether two wallets have the same picture could be found out with the first list. 1.2 of it is in the
  // entries too, so that the package needs its chunks only once.
  // 0.9 reads balances again after transactions, and records those of the page before its wallet is asked; 0.6 checks what
  // pages pass, and cuts off what nodes answer; 0.2 works on pages whose libraries change built-ins; 0.5 names sources of
  // accounts, quotes and wallets; 0.7 changes all texts at once when the page changes its language. 0.4 knows four networks
  // more, reports misspelt fields of entries and says which file was lost. 1.1 tells look-alike wallets apart, and knows what was
  // declined.
  { title: 'Tier 1: session', name: 'session', limit: 30.1 },
  // 16 is asked: half a KB keeps it usable over dialogs of component libraries, as the interface is;
  // 1.6 are its headings and the pane beside it.
  { title: 'Tier 2: first list', name: 'first', limit: 18.7 },
  { title: 'Tier 2: interface', name: 'island', limit: 80 },
];

/** The English texts of the first opening, with how all others load: a file of their own, as in every language. */
export const firstTexts = { title: 'Texts of the first opening', name: 'locales-enParts', limit: 2 };

/** Other languages, in KB: what buttons load, and what a first opening weighs more than an English one. */
export const language = { latin: { buttons: 0.6, more: 0.8 }, other: { buttons: 0.65, more: 1.5 } };

/** What is there when the first rows are. */
export const firstRows = { title: 'First rows: tiers 0, 1 and the first list', tiers: 3, limit: 60.8 };
// 120 is asked, and was kept until the page could fill in a purchase and bring its own providers; then dialogs of component
// libraries had to be got along with. 3 are two panes, and what all views share of outcomes and placeholders. 2 are languages:
// which there are, and which one is spoken. 0.2 are those of the entry. 0.2 give the list's pane its terms and height.
// 0.2 follow the size of the card before observers are told of it, so that pages hear of no loop.
export const firstOpening = { title: 'First opening: tiers 0, 1 and 2', limit: 140.4 };

/**
 * What is loaded later, by the name of its file without hash; the first match counts, a file without one fails.
 * `on` says how many files of tiers are loaded by then: 4 where the interface is open, 2 where only a session is, 1 where
 * there is only the element. `isApart`: it has its budget to itself and is not counted in those that need it, because
 * several families of views do.
 */
export const parts = [
  { title: 'Signing in', files: /^session-signIn/, on: 2, limit: 6 },
  // Asking, following, keeping and telling; the readers of each chain are loaded when there is something to look at.
  { title: 'Transactions', files: /^transactions-startTracker/, on: 2, limit: 9 },
  { title: 'Transactions', files: /^transactions-trackRequest/, on: 2, limit: 2.9 },
  { title: 'Transactions', files: /^shared-transactions/, on: 2, limit: 4, isApart: true },
  // Asking for quotes, checking them, and asking the wallet.
  { title: 'Swapping', files: /^session-createSwapping/, on: 2, limit: 7.8 },
  // What becomes of the other part of swaps across networks.
  { title: 'Deliveries', files: /^swap-delivery-followDeliveries/, on: 2, limit: 9 },
  { title: 'Arithmetic and checks of swaps', files: /^shared-swap/, on: 2, limit: 8, isApart: true },
  // Asking about names and registering them, with what reads accounts.
  { title: 'Names', files: /^session-createNaming/, on: 2, limit: 5.8 },
  { title: 'Signing in with a wallet', files: /^session-siwe/, on: 2, limit: 9 },
  { title: 'Buying', files: /^(session-createOnRamp|shared-onRamp)/, on: 2, limit: 6.5 },
  // They find wallets as the first list does, which the interface brings.
  { title: 'One wallet', files: /^session-(connectOneWallet|offerWallets)/, on: 4, limit: 3 },
  // Wallets of the page's own.
  { title: 'Own connectors', files: /^registry-createOwnConnector/, on: 2, limit: 5 },
  { title: 'Asking wallets', files: /^shared-connecting/, on: 2, limit: 2, isApart: true },
  { title: 'Names of tokens', files: /^session-openImitations/, on: 2, limit: 2, isApart: true },
  // Whose names and tokens are believed.
  // With what reads names, for names that are looked up again before sending.
  { title: 'Who an address or a name is', files: /^account-findAddress/, on: 2, limit: 7 },
  { title: 'Sending', files: /^session-createSending/, on: 2, limit: 6.1 },
  { title: 'Account data', files: /^(session-createAccountData|account-find)/, on: 2, limit: 4.8 },
  { title: 'Session', files: /^(session|registry)-|^settings-explain/, on: 2, limit: 4 },
  { title: 'Fields of the on-ramp widget', files: /^onramp-purchaseFields/, on: 1, limit: 2 },
  { title: 'Settings', files: /^settings-/, on: 1, limit: 3 },
  // Who is asked about accounts, and what of it is believed; asking a node for them.
  {
    title: 'Sources of accounts',
    files: /^(account-(openAccountSources|askNode)|shared-accountSource)/,
    on: 2,
    limit: 3.6,
  },
  { title: 'Sources that settings name', files: /^sources-named/, on: 2, limit: 2, isApart: true },
  // The marks of the networks that are used most.
  { title: 'Network pictures', files: /^ui-networkIcon/, on: 4, limit: 8, isApart: true },
  // What an account holds and did, beside the account itself.
  // With what the account shares with them, which it has loaded by then.
  { title: 'Holdings', files: /^views?-(holdings|history)/, on: 4, limit: 39.3 },
  // These and the next with what says what became of transactions, and what an account shares with them.
  { title: 'Views of sending', files: /^views?-send/, on: 4, limit: 43.3 },
  { title: 'Views of swapping', files: /^views?-swap/, on: 4, limit: 49.3 },
  { title: 'Views of buying', files: /^views?-onramp/, on: 4, limit: 38 },
  // With what registers a name.
  { title: 'Views of names', files: /^view-names/, on: 4, limit: 27.5 },
  // With the figure, the actions and the tokens, which everybody sees who opens it.
  { title: 'Account', files: /^view-account/, on: 4, limit: 29 },
  // With the figure, the tokens and the rows that it shares with the account.
  { title: 'Watching an address', files: /^(view-watch|views-overview)/, on: 4, limit: 28 },
  { title: 'Several wallets', files: /^view-connected/, on: 4, limit: 23 },
  // With the rules, which have loaded with the session.
  {
    title: 'View of signing in with a wallet',
    files: /^(view-siwe|siwe-connectWithProof)/,
    on: 4,
    limit: 18.7,
  },
  { title: 'Views of amounts', files: /^views-amounts/, on: 4, limit: 28.2 },
  // With what the account's lists have loaded.
  { title: 'Views of receipts', files: /^views?-receipt/, on: 4, limit: 41.7 },
  // Beside the form for sending, which has loaded most of it.
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
  // Asking a service that may be busy.
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
  // With the texts of the first opening they are one language, of which each other may weigh 6.
  { title: 'Later texts', files: /^locales-enLater/, on: 4, limit: 5 },
  { title: 'Account texts', files: /^locales-enAccount/, on: 4, limit: 6 },
  { title: 'Texts of swapping', files: /^locales-enSwap/, on: 4, limit: 3.3 },
  { title: 'Texts of names', files: /^locales-enNames/, on: 4, limit: 2 },
  { title: 'Texts of buying', files: /^locales-enOnRamp/, on: 4, limit: 2 },
  { title: 'Texts of signing in with a wallet', files: /^locales-enSiwe/, on: 4, limit: 2 },
  { title: 'Texts', files: /^locales-en/, on: 4, limit: 4 },
  // Names are a luxury that only pages with mainnet among their networks load, after a connection.
  // A name counts only when it is normalised, for which there is a table of all letters.
  { title: 'EVM names', files: /^(evm-names|shared-ens|viem)/, on: 2, limit: 72 },
  // With the part that connects, which is loaded long before.
  { title: 'EVM tokens', files: /^evm-readTokenBalance/, on: 2, limit: 22 },
  // With the addresses of well-known tokens, which do not compress.
  { title: 'EVM balances', files: /^evm-readBalances/, on: 2, limit: 26.5 },
  // With what reads balances before and after a simulated call, and judges them.
  { title: 'EVM sending', files: /^evm-sending/, on: 2, limit: 31 },
  // With what reads symbols and decimals, as of a transfer.
  { title: 'EVM swapping', files: /^(evm|shared-chains-evm)-swapping/, on: 2, limit: 33.4 },
  // With the reading of what has moved, by balances and logs.
  // With how a transaction is looked for on other networks.
  { title: 'EVM transactions', files: /^evm-transactions-readTransactionStatus/, on: 2, limit: 26.1 },
  { title: 'EVM', files: /^(evm|shared-viem|shared-chains-evm)/, on: 2, limit: 26.4 },
  // Connecting, signing and reading; and, with its own file, building, sending and confirming.
  { title: 'Shared by wallets', files: /^shared-(wallets|base58)/, on: 2, limit: 4, isApart: true },
  // With what all that read chains and services need of numbers and addresses. Loaded with the first wallet that is asked.
  { title: 'Readers of wallets and nodes', files: /^shared-readers/, on: 2, limit: 5.1, isApart: true },
  // Judging what a simulated transfer did, and describing what is sent.
  { title: 'Transfers', files: /^shared-transfers/, on: 2, limit: 1, isApart: true },
  { title: 'Amounts', files: /^shared-amounts/, on: 2, limit: 4, isApart: true },
  // With what sends a transfer.
  { title: 'Solana swapping', files: /^solana-swapping/, on: 2, limit: 28.8 },
  { title: 'Solana sending', files: /^solana-sending-solanaSending/, on: 2, limit: 22 },
  // With the checks of what was signed, which are loaded long before.
  { title: 'Signing in with Solana wallets', files: /^solana-signIn/, on: 2, limit: 22 },
  { title: 'Solana', files: /^(solana|shared-solana|shared-chains-solana)/, on: 2, limit: 25.2 },
];

/** Entries for test pages and demonstrations, with all that they load. None is in a page of a visitor. */
export const testEntries = [
  // Most of it is the virtual machine, with the arithmetic of its precompiled contracts.
  { title: 'Chain in the page: sandbox/chain', file: 'sandbox/chain.js', limit: 165 },
];
