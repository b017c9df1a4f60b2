import type { Feature } from '../shell/viewEntry.js';

/** Buying crypto. */
export const onRamp = {
  load: async () => (await import('./onRampViews.js')).onRampViews,
  texts: ['later', 'account', 'history', 'onRamp'],
  views: {
    OnRampProviders: { title: 'onRamp.title', shape: { boxes: [174, 86, 148], buttons: 2 } },
    OnRampTokenSelect: { title: 'onRamp.tokenTitle', shape: { rows: 8 } },
    OnRampFiatSelect: { title: 'onRamp.currencyTitle', shape: { rows: 8 } },
    BuyInProgress: { title: 'onRamp.buy', shape: { head: 'status', buttons: 2 } },
    OnRampActivity: { title: 'onRamp.activityTitle', shape: { rows: 4 } },
    WhatIsABuy: { title: 'onRamp.whatTitle', shape: { blocks: 3, buttons: 1 } },
  },
} as const satisfies Feature<
  | 'OnRampProviders'
  | 'OnRampTokenSelect'
  | 'OnRampFiatSelect'
  | 'BuyInProgress'
  | 'OnRampActivity'
  | 'WhatIsABuy'
>;
