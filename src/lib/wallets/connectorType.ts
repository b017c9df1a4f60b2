/** How a wallet is reached (spec §3). */
export type ConnectorType = 'ANNOUNCED' | 'AUTH' | 'INJECTED' | 'MULTI_CHAIN' | 'WALLET_CONNECT';

/**
 * Whether the connections of a connector last until the other end is told of their end, and have their namespaces in
 * common: a session with a wallet app, or a sign-in. A wallet of this browser is asked for each namespace by itself.
 */
export const hasSession = ({ type }: { readonly type: ConnectorType }): boolean =>
  type === 'AUTH' || type === 'WALLET_CONNECT';
