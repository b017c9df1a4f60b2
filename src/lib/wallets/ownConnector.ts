import type { Eip1193Provider } from '../requests/eip1193.js';

/** An EIP-1193 provider. Types of libraries differ in what they take, so this asks for no more than a `request` method. */
export interface ConnectorProvider {
  request(args: never): Promise<unknown>;
}

/** A wallet of the page's own, reached through code of the page: an SDK, a hardware wallet, a frame around the page. */
export interface ConnectorSetting {
  /** Stays the same across visits. Letters, digits and `.`, `-`, `_`. */
  readonly id: string;
  readonly name: string;
  /** A picture as a `data:` URL. */
  readonly icon?: string | undefined;
  /** The reverse domain name by which the directory knows the wallet. */
  readonly rdns?: string | undefined;
  readonly provider?: ConnectorProvider | undefined;
  /** Gives the provider when the wallet is first needed, so that its code need not load before. */
  readonly getProvider?: (() => ConnectorProvider | Promise<ConnectorProvider>) | undefined;
}

/** The same, read and checked. */
export interface OwnConnector {
  readonly id: string;
  readonly name: string;
  readonly icon: string | undefined;
  readonly rdns: string | undefined;
  /** Tells connectors apart that have the same id, one after the other. */
  readonly origin: object;
  /** Untrusted, and not checked yet. */
  readonly open: () => unknown;
}

/** What lists show of it. */
export const ownInfo = ({ id, name, icon, rdns }: OwnConnector) =>
  ({ id, type: 'EXTERNAL', namespace: 'eip155', name, icon, rdns }) as const;

/** Whether something can be asked as a provider. */
export function isProvider(value: unknown): value is Eip1193Provider {
  return typeof (value as { request?: unknown } | null | undefined)?.request === 'function';
}
