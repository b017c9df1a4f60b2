import { type CaipNetworkId, chainIdOf, type EvmAddress, toHexChainId } from '../../lib/networks/caip.js';
import { RpcErrorCode } from '../../lib/requests/eip1193.js';
import { SandboxRpcError } from '../rpcError.js';
import { texts } from '../texts.js';

/** Permanent deviations of real wallets from the standards. */
export interface SandboxQuirks {
  /** The spelling of addresses; default `checksum`. */
  readonly addresses?: 'checksum' | 'lower' | 'upper';
  /** The format of chain ids in answers and events; default `hex`. */
  readonly chainIds?: 'hex' | 'padded' | 'decimal' | 'number';
  /**
   * The error for an unknown network: 4902, 4902 inside -32603, 4901, 5000, or a bare -32600, -32602 or -32603. With `null`,
   * the wallet agrees, but stays on its network. Default `4902`.
   */
  readonly unknownChain?: '4902' | 'nested' | '4901' | '5000' | '-32600' | '-32602' | '-32603' | 'null';
  /** Reports no changes through events. */
  readonly noEvents?: boolean;
  /** Adds a network without switching to it. */
  readonly addsWithoutSwitching?: boolean;
  /** Supports none of the `wallet_…Permissions` methods. */
  readonly noPermissions?: boolean;
  /** Sends the calls of a batch (`wallet_sendCalls`) one by one. */
  readonly splitsCalls?: boolean;
}

export function writeAddress(address: EvmAddress, quirks: SandboxQuirks): string {
  if (quirks.addresses === 'lower') return address.toLowerCase();
  return quirks.addresses === 'upper' ? `0x${address.slice(2).toUpperCase()}` : address;
}

/** The quirk `number` deliberately returns a number, although our types expect text. */
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
