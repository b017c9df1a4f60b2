import type { ErrorCode } from './errors.js';
import type { CaipAddress, CaipNetworkId, Namespace } from './networks/caip.js';
import type { CloseReason, ConnectorSummary, DisconnectReason } from './state.js';
import type { TrackedEvent } from './trackedEvents.js';

export interface ConnectedDetail {
  /** What kind of chain it is: `eip155` or `solana`. */
  readonly namespace: Namespace;
  readonly address: string;
  readonly caipAddress: CaipAddress;
  readonly network: CaipNetworkId;
  readonly connector: ConnectorSummary;
  /** All accounts, the active one first. */
  readonly accounts: readonly CaipAddress[];
}

/** The events of `<wallet-modal>` with their details. All bubble and cross shadow roots. */
export interface WalletModalEvents {
  /** A wallet is connected, by a person or taken up again after a page load. */
  'wallet-connected': ConnectedDetail;
  /** The connection ended: by the visitor or the page (`user`), or by the wallet (`wallet`). */
  'wallet-disconnected': { readonly namespace: Namespace; readonly reason: DisconnectReason };
  /** The active account or the list of accounts changed, or another connection became the active one. */
  'wallet-account-changed': Pick<ConnectedDetail, 'namespace' | 'address' | 'caipAddress' | 'accounts'>;
  /**
   * The wallet went to another network, another connection became the active one, or another network was chosen while
   * no wallet is connected.
   */
  'wallet-network-changed': {
    readonly namespace: Namespace;
    readonly network: CaipNetworkId;
    readonly isUnsupported: boolean;
  };
  /** The modal is about to open; `preventDefault()` keeps it closed. */
  'wallet-before-open': { readonly view: string | undefined };
  /** The modal is on screen. */
  'wallet-open': undefined;
  /** The modal is about to close; `preventDefault()` keeps it open. */
  'wallet-before-close': { readonly reason: CloseReason };
  /** The modal closed. */
  'wallet-close': { readonly reason: CloseReason };
  /** Another view is on screen. */
  'wallet-view-changed': { readonly view: string };
  /** A visitor did, or met, something of the list of tracked events. Told whether or not any of it is sent anywhere. */
  'wallet-track': TrackedEvent;
  /** Something failed: a stable code and a sentence for people. */
  'wallet-error': { readonly code: ErrorCode; readonly message: string };
}

export type WalletModalEventName = keyof WalletModalEvents;

declare global {
  interface HTMLElementEventMap extends WalletModalEventMap {}
}

type WalletModalEventMap = {
  [Name in WalletModalEventName]: CustomEvent<WalletModalEvents[Name]>;
};

/** Dispatches an event of the product. False when a listener prevented it. */
export function emit<Name extends WalletModalEventName>(
  target: EventTarget,
  name: Name,
  detail: WalletModalEvents[Name],
  cancelable = false,
): boolean {
  return target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
}
