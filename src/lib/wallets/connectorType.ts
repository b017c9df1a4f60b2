/** The way to reach a wallet (behaviour 3.1). */
export type ConnectorType = 'ANNOUNCED' | 'AUTH' | 'EXTERNAL' | 'INJECTED' | 'MULTI_CHAIN' | 'WALLET_CONNECT';

/**
 * Whether the connector has a session with a wallet app or a sign-in service. It lasts until that side is told to end it, and
 * is shared by its namespaces. Browser wallets connect separately for each namespace.
 */
export const hasSession = ({ type }: { readonly type: ConnectorType }): boolean =>
  type === 'AUTH' || type === 'WALLET_CONNECT';
