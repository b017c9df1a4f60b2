import type { Feature } from '../shell/viewEntry.js';

/** Sending tokens. */
export const send = {
  load: async () => (await import('./sendViews.js')).sendViews,
  texts: ['later', 'account', 'send'],
  views: {
    WalletSend: {
      title: 'send.title',
      shape: { boxes: [176, 76], buttons: 1 },
      leadsTo: ['WalletSendSelectToken'],
    },
    WalletSendSelectToken: { title: 'send.tokenTitle', shape: { rows: 4 } },
    WalletSendPreview: {
      title: 'send.reviewTitle',
      shape: { rows: 4, buttons: 2 },
      leadsTo: ['Receipt'],
    },
  },
} as const satisfies Feature<'WalletSend' | 'WalletSendSelectToken' | 'WalletSendPreview'>;
