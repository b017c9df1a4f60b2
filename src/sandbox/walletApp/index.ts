export type { WalletAppStorage } from './memoryStorage.js';
export { startWalletApp } from './startWalletApp.js';
export type {
  ApproveOptions,
  SignInSpoil,
  WalletApp,
  WalletAppOptions,
  WalletAppProposal,
  WalletAppSession,
  WalletAppSite,
} from './types.js';
