import type { Purchase } from '../../atoms/onramp/purchase.js';
import type { TextKey } from '../../locales/translation.js';

interface Words {
  readonly title: TextKey;
  readonly text: TextKey;
}

const WINDOW: { readonly [Place in Extract<Purchase, { step: 'waiting' }>['window']]: Words } = {
  open: { title: 'onRamp.buyIn', text: 'onRamp.waitingText' },
  closed: { title: 'onRamp.closed', text: 'onRamp.closedText' },
  elsewhere: { title: 'onRamp.buyIn', text: 'onRamp.elsewhereText' },
};

/** The texts for a purchase: its status and the next step. */
export function purchaseWords(purchase: Exclude<Purchase, { step: 'choosing' }>): Words {
  switch (purchase.step) {
    case 'opened':
      return { title: 'onRamp.buyIn', text: 'onRamp.openingText' };
    case 'blocked':
      return { title: 'onRamp.blocked', text: 'onRamp.blockedText' };
    case 'waiting':
      return purchase.isFollowed
        ? WINDOW[purchase.window]
        : { title: 'onRamp.buyIn', text: 'onRamp.unseenText' };
    case 'failed':
      return purchase.error
        ? { title: 'onRamp.noPage', text: 'onRamp.noPageText' }
        : { title: 'onRamp.late', text: 'onRamp.lateText' };
  }
}
