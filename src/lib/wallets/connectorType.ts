/** How a wallet is reached (behaviour 3.1). */
export type ConnectorType = 'ANNOUNCED' | 'AUTH' | 'EXTERNAL' | 'INJECTED' | 'MULTI_CHAIN' | 'WALLET_CONNECT';

/**
 * Whether the connector has a session with another end (a wallet app or a sign-in), which lasts until that end is told
 * and is shared by its namespaces. Browser wallets connect for each namespace separately.
 */
export const hasSession = ({ type }: { readonly type: ConnectorType }): boolean =>
  type === 'AUTH' || type === 'WALLET_CONNECT';
