/** A JSON-RPC request as defined by EIP-1193. */
export interface RequestArguments {
  readonly method: string;
  readonly params?: readonly unknown[] | object | undefined;
}

/** The events of EIP-1193, with their listeners' arguments. */
export interface Eip1193Events {
  accountsChanged: (accounts: string[]) => void;
  chainChanged: (chainId: string) => void;
  connect: (info: { chainId: string }) => void;
  disconnect: (error: Error) => void;
  message: (message: { type: string; data: unknown }) => void;
}

export type Eip1193EventName = keyof Eip1193Events;

/** A wallet provider as defined by EIP-1193. Its answers are not trusted: callers check every value. */
export interface Eip1193Provider {
  request(args: RequestArguments): Promise<unknown>;
  on<Name extends Eip1193EventName>(event: Name, listener: Eip1193Events[Name]): unknown;
  removeListener<Name extends Eip1193EventName>(event: Name, listener: Eip1193Events[Name]): unknown;
}

/** Error codes of EIP-1193 and EIP-1474, and two that wallets added. */
export const RpcErrorCode = {
  userRejected: 4001,
  unauthorized: 4100,
  unsupportedMethod: 4200,
  disconnected: 4900,
  chainDisconnected: 4901,
  unknownChain: 4902,
  /** Some wallets answer this instead of 4902 for an unknown network. */
  unknownChainLegacy: 5000,
  resourceUnavailable: -32002,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
} as const;
