import type { Message } from '../../lib/text/texts.js';

/** The texts of watching an account. Titles are among the first texts. */
export const enWatch = {
  'watch.lead': 'See what an account holds and what it did, without connecting a wallet.',
  'watch.field': 'Address or name',
  'watch.start': 'Watch',
  'watch.mark': 'Watching only. Nothing can be signed.',
  'watch.notConnected': 'Not connected',
  'watch.stop': 'Stop watching',
  'watch.place.contract': 'This is a smart contract',
  'watch.placeText.contract': 'You can watch it. It may hold what belongs to others.',
  'watch.place.tokens': 'This isn’t a wallet',
  'watch.placeText.tokens':
    'It belongs to a token and holds no account’s funds. Enter the address of a wallet.',
  'watch.place.program': 'This address belongs to a program',
  'watch.placeText.program': 'You can watch it. Only that program can move what is there.',
  'watch.place.unused': 'This address isn’t in use yet',
  'watch.placeText.unused': 'Check that it’s right. Nothing is there yet.',
  'watch.none': 'You’re not watching an account',
  'watch.noneText': 'Enter an address or a name to watch.',
  'watch.unavailable': 'Watching isn’t available here',
  'watch.unavailableText': 'Connect a wallet to see its account.',
} as const satisfies Record<string, Message>;
