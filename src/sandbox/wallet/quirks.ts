import { type CaipNetworkId, chainIdOf, type EvmAddress, toHexChainId } from '../../lib/networks/caip.js';
import { RpcErrorCode } from '../../lib/requests/eip1193.js';
import { SandboxRpcError } from '../rpcError.js';
import { texts } from '../texts.js';

/** Permanent deviations of real wallets from the standards. */
export interface SandboxQuirks {
  /** How addresses are written; default `checksum`. */
  readonly addresses?: 'checksum' | 'lower' | 'upper';
  /** How chain ids are written in answers and events; default `hex`. */
  readonly chainIds?: 'hex' | 'padded' | 'decimal' | 'number';
  /**
   * How an unknown network is refused: 4902, 4902 inside -32603, 4901, 5000, or a bare -32600, -32602 or -32603. With `null`
   * it is not: the wallet agrees and stays where it is. Default `4902`.
   */
  readonly unknownChain?: '4902' | 'nested' | '4901' | '5000' | '-32600' | '-32602' | '-32603' | 'null';
  /** Reports no changes by events. */
  readonly noEvents?: boolean;
  /** Adds a network without switching to it. */
  readonly addsWithoutSwitching?: boolean;
  /** Knows none of the `wallet_…Permissions` methods. */
  readonly noPermissions?: boolean;
  /** Sends calls that are to be done at once (`wallet_sendCalls`) one by one. */
  readonly splitsCalls?: boolean;
}

export function writeAddress(address: EvmAddress, quirks: SandboxQuirks): string {
  if (quirks.addresses === 'lower') return address.toLowerCase();
  return quirks.addresses === 'upper' ? `0x${address.slice(2).toUpperCase()}` : address;
}

/** The quirk `number` returns a number on purpose, although our types expect text. */
export function writeChainId(chain: CaipNetworkId, quirks: SandboxQuirks): string {
  const hex = toHexChainId(chain);
  switch (quirks.chainIds) {
    case 'padded':
      return `0x${hex.slice(2).toUpperCase().padStart(8, '0')}`;
    case 'decimal':
      return `${chainIdOf(chain)}`;
    case 'number':
      return chainIdOf(chain) as unknown as string;
    default:
      return hex;
  }
}

export function unknownChainError(chainId: string, quirks: SandboxQuirks): SandboxRpcError {
  const message = texts.errors.unknownChain(chainId);
  switch (quirks.unknownChain) {
    case 'nested':
      return new SandboxRpcError(RpcErrorCode.internal, texts.errors.internal, {
        originalError: { code: RpcErrorCode.unknownChain, message },
      });
    case '4901':
      return new SandboxRpcError(RpcErrorCode.chainDisconnected, message);
    case '5000':
      return new SandboxRpcError(RpcErrorCode.unknownChainLegacy, message);
    case '-32600':
      return new SandboxRpcError(RpcErrorCode.invalidRequest, message);
    case '-32602':
      return new SandboxRpcError(RpcErrorCode.invalidParams, message);
    case '-32603':
      return new SandboxRpcError(RpcErrorCode.internal, message);
    default:
      return new SandboxRpcError(RpcErrorCode.unknownChain, message);
  }
}
