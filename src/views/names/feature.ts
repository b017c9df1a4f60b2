import type { Feature } from '../shell/viewEntry.js';

/** Registering a name for the account. */
export const names = {
  load: async () => (await import('./namesViews.js')).namesViews,
  texts: ['later', 'account', 'names'],
  views: {
    ChooseAccountName: { title: 'names.title', shape: { points: 3, buttons: 1 } },
    RegisterAccountName: { title: 'names.registerTitle', shape: { boxes: [96], buttons: 1 } },
    RegisterAccountNameSuccess: { title: 'names.doneTitle', shape: { head: 'status', buttons: 1 } },
  },
} as const satisfies Feature<'ChooseAccountName' | 'RegisterAccountName' | 'RegisterAccountNameSuccess'>;
