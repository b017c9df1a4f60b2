import type { ErrorCode } from '../lib/errors.js';
import type { SnackbarKey } from '../lib/messageKeys.js';
import type { Message } from '../lib/texts.js';
import { enButtons } from './enButtons.js';

/** English, the source of keys: every other language has the same ones. */
export const en = {
  ...enButtons,

  'dialog.back': 'Back',
  'dialog.close': 'Close',
  'dialog.help': 'What is a wallet?',
  'dialog.network': 'Network: {name}',
  'dialog.loading': 'Loading…',
  'dialog.failed': 'This part could not be loaded.',
  'dialog.retry': 'Try again',

  'connect.title': 'Connect Wallet',
  'connect.wallets': 'Wallets',
  'connect.search': 'Search wallets',
  'connect.installed': 'Installed',
  'connect.unnamed': 'Browser Wallet',
  'connect.found': { one: '{count} wallet found', other: '{count} wallets found' },
  'connect.noMatch': 'No wallet matches “{query}”.',
  'connect.emptyTitle': 'No wallet in this browser',
  'connect.emptyText': 'A wallet is an app or a browser extension that keeps your keys. Get one, then come back.',
  'connect.getWallet': 'Get a wallet',
  'connect.agree': 'By connecting you agree to the site’s terms.',
  'connect.terms': 'Terms of service',
  'connect.privacy': 'Privacy policy',

  'connecting.title': 'Connect Wallet',
  'connecting.asking': 'Continue in {name}',
  'connecting.askingText': 'Accept the connection in your wallet.',
  'connecting.slow': 'Still waiting for {name}',
  'connecting.slowText': 'Nothing has come back yet. Open {name} and look for a request, or try again.',
  'connecting.connected': 'Connected',
  'connecting.retry': 'Try again',
  'connecting.other': 'Choose another wallet',

  'account.title': 'Account',
  'account.copyAddress': 'Copy address',
  'account.copied': 'Address copied',
  'account.copyFailed': 'Could not copy',
  'account.profile': 'Accounts',
  'account.profileDetail': { one: '{count} account connected', other: '{count} accounts connected' },
  'account.settings': 'Account settings',
  'account.explorer': 'Block explorer',
  'account.opensNewTab': 'Opens in a new tab',
  'account.disconnect': 'Disconnect',
  'account.balance': 'Balance',
  'account.balanceUnknown': 'Balance not known',
  'account.balanceUnknownText': '{network} could not be read. Your funds are not affected.',
  'account.network': 'Network',
  'account.connectedWith': 'Connected with {name}',
  'account.switch': 'Switch to {name}',
  'account.active': 'Active',
  'account.gone': 'Account not found',

  'networks.title': 'Choose Network',
  'networks.list': 'Networks',
  'networks.search': 'Search networks',
  'networks.current': 'Current',
  'networks.noMatch': 'No network matches “{query}”.',
  'networks.empty': 'This site takes whatever network your wallet is on.',
  'networks.what': 'What is a network?',
  'networks.testnet': 'Test network',

  'switch.title': 'Switch Network',
  'switch.asking': 'Approve in wallet',
  'switch.askingText': '{wallet} asks whether to go to {network}.',
  'switch.failed': 'Could not switch',
  'switch.declined': 'Switch declined',
  'switch.stay': 'You are still on {network}. Nothing was sent.',
  'switch.retry': 'Try again',

  'unsupported.title': 'Switch Network',
  'unsupported.text': 'This site does not work with {network}. Choose one of its networks to go on.',

  'whatIsAWallet.title': 'What is a wallet?',
  'whatIsANetwork.title': 'What is a network?',
  'getWallet.title': 'Get a wallet',

  'snackbar.actionNotAllowed': 'Action not allowed',
  'snackbar.copied': 'Copied',
  'snackbar.failedToCopy': 'Failed to copy',
  'snackbar.failedToDisconnect': 'Failed to disconnect',
  'snackbar.somethingWentWrong': 'Something went wrong',

  'error.user_rejected': 'You declined the request',
  'error.user_rejected.text': 'Nothing was shared. You can try again whenever you like.',
  'error.already_pending': 'A request is already open',
  'error.already_pending.text': 'Open {name} and answer the request that is waiting there.',
  'error.wallet_locked': '{name} is locked',
  'error.wallet_locked.text': 'Open {name}, unlock it, then try again.',
  'error.wallet_not_found': '{name} is not there any more',
  'error.wallet_not_found.text': 'It may have been switched off or removed. Switch it on and reload the page.',
  'error.wallet_invalid_answer': '{name} gave an answer that cannot be used',
  'error.wallet_invalid_answer.text': 'Nothing was shared. Update the wallet, or choose another one.',
  'error.timeout': '{name} does not answer',
  'error.timeout.text': 'It is not known whether it got the request. Open it and look, then try again.',
  'error.chain_not_supported': '{name} cannot switch from here',
  'error.chain_not_supported.text': 'Change the network inside the wallet; this page will notice.',
  'error.rpc_missing': '{name} does not know this network',
  'error.rpc_missing.text': 'This site cannot add it. Add the network inside the wallet, then try again.',
  'error.switch_failed': '{name} is still on another network',
  'error.switch_failed.text': 'It agreed but did not go. Change the network inside the wallet, or try again.',
  'error.other': 'That did not work',
  'error.other.text': '{name} says: {reason}',
} as const satisfies Record<string, Message> &
  Record<SnackbarKey, Message> &
  Partial<Record<`error.${ErrorCode}`, Message>>;

export type TextKey = keyof typeof en;
