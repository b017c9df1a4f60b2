import { NAMELESS_UNIT } from '../../lib/networks/namelessUnit.js';
import type { Message } from '../../lib/text/texts.js';
import { enButtons } from './enButtons.js';

/** The texts of the interface: the first list of wallets, the dialog with all view titles, and its messages. */
export const enFirst = {
  ...enButtons,

  'dialog.back': 'Back',
  'dialog.close': 'Close',
  'dialog.loading': 'Loading…',
  'dialog.retry': 'Try again',
  'dialog.newTab': '(opens in a new tab)',
  'dialog.broken': 'Something went wrong',
  'dialog.brokenText': 'Try again, or reload the page.',
  'dialog.failed': 'This part couldn’t load',
  'dialog.failedText': 'Check your internet connection and try again. If that doesn’t help, reload the page.',
  'search.clear': 'Clear search',

  'connect.title': 'Connect wallet',
  'connect.intro': 'Choose a wallet to use with {app}.',
  'connect.wallets': 'Wallets',
  'connect.search': 'Search wallets',
  'connect.found': { one: '{count} wallet found', other: '{count} wallets found' },
  'connect.noMatch': 'No wallet matches “{query}”',
  'connect.installed': 'Installed',
  'connect.recent': 'Recent',
  'connect.popular': 'Popular',
  'connect.more': 'More wallets',
  'connect.missing': 'You can still use the wallets above.',
  'connect.unnamed': 'Browser wallet',
  'connect.late': '{name} was added to the list',
  'connect.namesake': 'Another wallet calls itself {name}',
  'connect.noWallet': 'I don’t have a wallet',
  'connect.empty': 'No wallet in this browser',
  'connect.emptyText': 'A wallet is an app or browser extension that holds your crypto and signs you in.',
  'connect.emptyMobileText':
    'Open this page in your wallet app’s own browser, or on a computer with a wallet.',
  'connect.legal': 'By connecting, you agree to the {terms} and the {privacy}.',
  'connect.legalTerms': 'By connecting, you agree to the {terms}.',
  'connect.legalPrivacy': 'By connecting, you agree to the {privacy}.',
  'connect.terms': 'Terms of Service',
  'connect.privacy': 'Privacy Policy',

  'connect.needed': 'Choose a wallet for {chain}.',
  'multiChain.chain.eip155': 'Ethereum',
  'multiChain.chain.solana': 'Solana',
  'multiChain.title': 'Choose a network',
  'activeChain.title': 'Switch network',

  'pairing.tag': 'QR code',
  'pairing.title': 'Scan with your phone',

  'allWallets.title': 'All wallets',
  'wallets.slow': 'Still loading more wallets…',
  'wallets.failed': 'Couldn’t load more wallets',

  'downloads.title': 'Get this wallet',
  'downloads.get': 'Get {name}',

  'account.title': 'Account',
  'account.accounts': 'Accounts',
  'account.settings': 'Account settings',

  'networks.title': 'Choose a network',
  'switch.title': 'Switch network',
  'unsupported.title': 'Switch network',

  'whatIsAWallet.title': 'What is a wallet?',
  'whatIsAWallet.more': 'Learn more',
  'whatIsANetwork.title': 'What is a network?',
  'getWallet.title': 'Get a wallet',

  'watch.title': 'Watch an address',
  'watch.account': 'Watched account',

  'email.title': 'Confirm your email',
  'device.title': 'Confirm this device',
  'socials.title': 'Ways to sign in',
  'social.title': 'Sign in',
  'farcaster.title': 'Sign in with Farcaster',
  'approve.title': 'Approve',
  'confirm.title': 'Confirm in your wallet',

  'snackbar.actionNotAllowed': 'Action not allowed',
  'snackbar.codeResent': 'Email sent again',
  'network.unit': NAMELESS_UNIT,
  'snackbar.copied': 'Copied',
  'snackbar.declined': 'Declined',
  'snackbar.failedToCopy': 'Failed to copy',
  'snackbar.failedToDisconnect': 'Failed to disconnect',
  'snackbar.somethingWentWrong': 'Something went wrong',
} as const satisfies Record<string, Message>;

export type FirstTextKey = keyof typeof enFirst;
