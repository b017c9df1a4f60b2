/** The English texts of what leads on from the account. Loaded with the account's, so that nobody else loads the list. */
export const enFeatures = {
  receive: async () => (await import('./enReceive.js')).enReceive,
  send: async () => (await import('./enSend.js')).enSend,
  receipt: async () => (await import('./enReceipt.js')).enReceipt,
  delivery: async () => (await import('./enDelivery.js')).enDelivery,
  swap: async () => (await import('./enSwap.js')).enSwap,
  onRamp: async () => (await import('./enOnRamp.js')).enOnRamp,
  names: async () => (await import('./enNames.js')).enNames,
  watch: async () => (await import('./enWatch.js')).enWatch,
  siwe: async () => (await import('./enSiwe.js')).enSiwe,
  signInAccount: async () => (await import('./enSignInAccount.js')).enSignInAccount,
};
