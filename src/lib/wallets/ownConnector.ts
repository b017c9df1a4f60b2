import type { Eip1193Provider } from '../requests/eip1193.js';

/** A minimal EIP-1193 provider. Libraries type its parameters differently, so only a `request` method is required. */
export interface ConnectorProvider {
  request(args: never): Promise<unknown>;
}

/** The page's own wallet, reached through the page's code: an SDK, a hardware wallet, a frame around the page. */
export interface ConnectorSetting {
  /** Stable across visits. Letters, digits and `.`, `-`, `_`. */
  readonly id: string;
  readonly name: string;
  /** A picture as a `data:` URL. */
  readonly icon?: string | undefined;
  /** The wallet's reverse domain name in the directory. */
  readonly rdns?: string | undefined;
  readonly provider?: ConnectorProvider | undefined;
  /** Returns the provider when the wallet is first needed, so that its code need not load earlier. */
  readonly getProvider?: (() => ConnectorProvider | Promise<ConnectorProvider>) | undefined;
}

/** A checked connector setting. */
export interface OwnConnector {
  readonly id: string;
  readonly name: string;
  readonly icon: string | undefined;
  readonly rdns: string | undefined;
  /** Distinguishes connectors that use the same id one after the other. */
  readonly origin: object;
  /** Untrusted and not yet checked. */
  readonly open: () => unknown;
}

/** The connector's entry in wallet lists. */
export const ownInfo = ({ id, name, icon, rdns }: OwnConnector) =>
  ({ id, type: 'EXTERNAL', namespace: 'eip155', name, icon, rdns }) as const;

/** Whether a value is usable as a provider. */
export function isProvider(value: unknown): value is Eip1193Provider {
  return typeof (value as { request?: unknown } | null | undefined)?.request === 'function';
}
