export type { WalletModalEvents } from './elements/events.js';
export { register } from './elements/register.js';
export { WalletButtonElement } from './elements/wallet-button-element.js';
export { WalletModalElement } from './elements/wallet-modal-element.js';
export { WalletNetworkButtonElement } from './elements/wallet-network-button-element.js';
export { type ErrorCode, WalletModalError } from './lib/errors.js';
export type { CloseReason, ConnectionStatus, WalletModalState } from './lib/state.js';
