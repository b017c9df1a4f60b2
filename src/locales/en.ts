import type { ErrorCode } from '../lib/errors.js';
import type { SnackbarKey } from '../lib/messageKeys.js';
import type { Message } from '../lib/texts.js';
import { enButtons } from './enButtons.js';

/** English, the source of keys: every other language has the same ones. */
export const en = {
  ...enButtons,

  'dialog.back': 'Back',
  'dialog.close': 'Close',
  'dialog.network': 'Network: {name}',
  'dialog.loading': 'Loading…',
  'dialog.retry': 'Try again',
  'dialog.newTab': '(opens in a new tab)',
  'dialog.failed': 'This part did not load',
  'dialog.failedText':
    'Check your internet connection and try again. If that does not help, reload the page.',
  'search.clear': 'Clear search',

  'connect.title': 'Connect Wallet',
  'connect.intro': 'Choose a wallet to use with {app}.',
  'connect.wallets': 'Wallets',
  'connect.search': 'Search wallets',
  'connect.found': { one: '{count} wallet found', other: '{count} wallets found' },
  'connect.noMatch': 'No wallet matches “{query}”',
  'connect.installed': 'Installed',
  'connect.unnamed': 'Browser Wallet',
  'connect.empty': 'No wallet in this browser',
  'connect.emptyText': 'A wallet is an app or a browser extension that holds your coins and signs you in.',
  'connect.legal': 'By connecting, you agree to the {terms} and the {privacy}.',
  'connect.legalTerms': 'By connecting, you agree to the {terms}.',
  'connect.legalPrivacy': 'By connecting, you agree to the {privacy}.',
  'connect.terms': 'Terms of Service',
  'connect.privacy': 'Privacy Policy',

  'pairing.tag': 'QR code',
  'pairing.title': 'Scan with your phone',
  'pairing.code': 'Code for wallet apps',
  'pairing.preparing': 'Making a code…',
  'pairing.ready': 'The code is ready. Scan it with a wallet app.',
  'pairing.hint': 'Scan this code with a wallet app, or copy its link into one.',
  'pairing.copy': 'Copy link',
  'pairing.failed': 'Wallet apps cannot be reached',
  'pairing.failedText': 'The relay did not answer. Check your internet connection and try again.',

  'connecting.asking': 'Continue in {name}',
  'connecting.askingText': 'Accept the connection in your wallet.',
  'connecting.waiting': 'Waiting for {name}…',
  'connecting.slow': 'Still waiting for {name}',
  'connecting.slowText': 'Open {name} and look for a request. If there is none, ask again.',
  'connecting.askAgain': 'Ask again',
  'connecting.connected': 'Connected',
  'connecting.connectedText': '{name} is connected.',
  'connecting.other': 'Choose another wallet',

  'account.title': 'Account',
  'account.none': 'No wallet connected',
  'account.noneText': 'Connect a wallet to see its account here.',
  'account.copyAddress': 'Copy address',
  'account.copyBalance': 'Copy exact balance',
  'account.balanceUnknown': 'Balance not available',
  'account.balanceUnknownText': '{network} does not answer right now. Your funds are not affected.',
  'account.balanceOld': 'Last known balance. {network} does not answer right now.',
  'account.explorer': 'View in block explorer',
  'account.accounts': 'Accounts',
  'account.accountsText': { one: '{count} account connected', other: '{count} accounts connected' },
  'account.settings': 'Account settings',
  'account.network': 'Network',
  'account.wallet': 'Connected with',
  'account.disconnect': 'Disconnect',
  'account.switch': 'Switch',
  'account.active': 'Active',

  'networks.title': 'Choose Network',
  'networks.list': 'Networks',
  'networks.search': 'Search networks',
  'networks.found': { one: '{count} network found', other: '{count} networks found' },
  'networks.noMatch': 'No network matches “{query}”',
  'networks.current': 'Current',
  'networks.testnet': 'Test network',
  'networks.empty': 'Any network works here',
  'networks.emptyText': 'This site uses the network that your wallet is on.',

  'switch.title': 'Switch Network',
  'switch.asking': 'Approve in {wallet}',
  'switch.askingText': 'Accept the switch to {network} there. If nothing shows up, open {wallet} yourself.',
  'switch.waiting': 'Waiting for {wallet}…',
  'switch.stay': 'Your wallet is still on {network}.',
  'switch.other': 'Choose another network',
  'switch.declined': 'Switch declined',

  'unsupported.title': 'Switch Network',
  'unsupported.text':
    'Your wallet is on {network}, which this site does not use. Choose one of its networks to go on.',

  'whatIsAWallet.title': 'What is a wallet?',
  'whatIsAWallet.login': 'One login for many sites',
  'whatIsAWallet.loginText':
    'You sign in with your wallet instead of a new account and password on every site.',
  'whatIsAWallet.assets': 'A home for what you own',
  'whatIsAWallet.assetsText':
    'Coins, tokens and collectibles belong to your wallet. You keep, send and receive them there.',
  'whatIsAWallet.control': 'You have the last word',
  'whatIsAWallet.controlText': 'A site can only ask. Nothing moves until you approve it in your wallet.',

  'whatIsANetwork.title': 'What is a network?',
  'whatIsANetwork.record': 'A shared record',
  'whatIsANetwork.recordText':
    'Many computers keep the same list of who owns what. No single company runs it.',
  'whatIsANetwork.purpose': 'Each one has its purpose',
  'whatIsANetwork.purposeText':
    'Networks differ in cost, speed and apps. Your address is often the same, what you own on each is not.',
  'whatIsANetwork.more': 'Learn more',

  'getWallet.title': 'Get a wallet',
  'getWallet.list': 'Wallets to get',
  'getWallet.choose': 'Choose a wallet',
  'getWallet.chooseText': 'Take one that is well known and works on your device.',
  'getWallet.install': 'Install it and set it up',
  'getWallet.installText':
    'Write its recovery words on paper. Never give them to anybody, and to no website.',
  'getWallet.return': 'Come back here',
  'getWallet.returnText': 'Your wallet shows up by itself. If it does not, reload this page.',
  'getWallet.explore': 'Explore all wallets',
  'getWallet.found': 'Wallet found',
  'getWallet.foundText': '{name} is ready to connect.',
  'getWallet.connect': 'Connect {name}',

  'snackbar.actionNotAllowed': 'Action not allowed',
  'snackbar.copied': 'Copied',
  'snackbar.declined': 'Declined',
  'snackbar.failedToCopy': 'Failed to copy',
  'snackbar.failedToDisconnect': 'Failed to disconnect',
  'snackbar.somethingWentWrong': 'Something went wrong',

  'error.user_rejected': 'Connection declined',
  'error.user_rejected.text': 'Nothing was shared with this site. You can try again whenever you like.',
  'error.already_pending': 'A request is already open',
  'error.already_pending.text': 'Open {name} and answer the request that waits there.',
  'error.wallet_locked': '{name} is locked',
  'error.wallet_locked.text': 'Open {name}, unlock it, then try again.',
  'error.wallet_not_found': '{name} is gone',
  'error.wallet_not_found.text': 'It may be switched off or removed. Switch it on and reload the page.',
  'error.wallet_invalid_answer': '{name} gave a wrong answer',
  'error.wallet_invalid_answer.text': 'You are not connected. Update the wallet or choose another one.',
  'error.timeout': '{name} does not answer',
  'error.timeout.text': 'It may not have got the request. Open it and look, then try again.',
  'error.wallet_failed': '{name} reported a problem',
  'error.wallet_failed.text': 'It says: “{reason}”',
  'error.chain_not_supported': '{name} cannot switch from here',
  'error.chain_not_supported.text': 'Change the network inside the wallet. This page will notice.',
  'error.rpc_missing': '{name} does not know {network}',
  'error.rpc_missing.text': 'Add {network} inside the wallet, then try again.',
  'error.switch_failed': '{name} did not switch',
  'error.switch_failed.text': 'It agreed but stayed. Change the network inside the wallet, or try again.',
  'error.internal': 'That did not work',
  'error.internal.text':
    'The problem is on this page, not in your wallet. Check your connection and try again.',
} as const satisfies Record<string, Message> &
  Record<SnackbarKey, Message> &
  Partial<Record<`error.${ErrorCode}`, Message>>;

export type TextKey = keyof typeof en;
