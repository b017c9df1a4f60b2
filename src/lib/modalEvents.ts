import type { ErrorCode } from './errors.js';
import type { CaipAddress, CaipNetworkId, Namespace } from './networks/caip.js';
import type {
  CloseReason,
  ConnectorSummary,
  DisconnectReason,
  SignedInSummary,
  SignOutReason,
} from './state.js';
import type { TrackedEvent } from './trackedEvents.js';
import type { TransactionReport } from './transactions/transactionReport.js';

export interface ConnectedDetail {
  /** The namespace: `eip155` or `solana`. */
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
  /** A wallet connected, or reconnected after a page load. */
  'wallet-connected': ConnectedDetail;
  /** The connection ended. The visitor or the page (`user`), or the wallet (`wallet`), ended it. */
  'wallet-disconnected': { readonly namespace: Namespace; readonly reason: DisconnectReason };
  /** The active account or the list of accounts changed, or another wallet or connection (`connector`) became active. */
  'wallet-account-changed': Pick<
    ConnectedDetail,
    'namespace' | 'address' | 'caipAddress' | 'accounts' | 'connector'
  >;
  /**
   * The wallet switched networks, another connection became active, or another network was chosen while no wallet is
   * connected.
   */
  'wallet-network-changed': {
    readonly namespace: Namespace;
    readonly network: CaipNetworkId;
    readonly isUnsupported: boolean;
  };
  /** The visitor signed in to the site with their wallet, or is still signed in after a page load. */
  'wallet-signed-in': SignedInSummary;
  /** The visitor is no longer signed in to the site. */
  'wallet-signed-out': { readonly reason: SignOutReason };
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
  /**
   * A new pairing code for wallet apps, valid until `expiresAt`, in ms since 1970. Anyone who has it can connect in the
   * visitor's place.
   */
  'wallet-pairing': { readonly uri: string; readonly expiresAt: number };
  /** News about a transaction that was requested by the modal, or by the page with `track-transactions`. */
  'wallet-transaction': TransactionReport;
  /** An interaction worth counting. Dispatched whether or not it is sent to an analytics service. */
  'wallet-track': TrackedEvent;
  /** Something failed. Has a stable code and a readable message. */
  'wallet-error': { readonly code: ErrorCode; readonly message: string };
}

export type WalletModalEventName = keyof WalletModalEvents;

declare global {
  interface HTMLElementEventMap extends WalletModalEventMap {}
}

type WalletModalEventMap = {
  [Name in WalletModalEventName]: CustomEvent<WalletModalEvents[Name]>;
};

/** Dispatches a modal event. Returns false if a listener prevented it. */
export function emit<Name extends WalletModalEventName>(
  target: EventTarget,
  name: Name,
  detail: WalletModalEvents[Name],
  cancelable = false,
): boolean {
  return target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
}
