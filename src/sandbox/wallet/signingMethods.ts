import { hexToBytes, type LocalAccount, type TypedDataDefinition } from 'viem';
import { chainIdOf, isEvmAddress } from '../../lib/networks/caip.js';
import { invalidParamsError, unauthorizedError } from '../rpcError.js';
import { texts } from '../texts.js';
import type { Methods, WalletContext } from './context.js';
import { domainWarning, textOf } from './messageText.js';
import { asAddress, asObject, at, sameAddress } from './params.js';

/** The account with an address that the site may use. Throws 4100 if it may not. */
export function permittedAccount(context: WalletContext, address: string): LocalAccount {
  const permitted = context.visible().some((visible) => sameAddress(visible, address));
  const account = context.accounts.find((candidate) => sameAddress(candidate.address, address));
  if (!permitted || !account) throw unauthorizedError();
  return account;
}

/** Methods for signatures: EIP-191 and EIP-712. */
export function signingMethods(context: WalletContext): Methods {
  return {
    async personal_sign(params, call) {
      const [message, address] = inOrder(at(params, 0), at(params, 1));
      const account = permittedAccount(context, address);
      const bytes = bytesOf(message);
      const text = textOf(bytes);
      await call.ask({
        kind: 'message',
        account: account.address,
        text,
        warning: domainWarning(text, context.origin),
      });
      return account.signMessage({ message: { raw: bytes } });
    },

    async eth_signTypedData_v4(params, call) {
      const account = permittedAccount(context, asAddress(at(params, 0), 'the first parameter'));
      const definition = parseTypedData(at(params, 1));
      const { chainId } = (definition.domain ?? {}) as { chainId?: unknown };
      const active = chainIdOf(context.chain().id);
      if (chainId !== undefined && Number(chainId) !== active) {
        throw invalidParamsError(texts.errors.chainMismatch(`${chainId}`, `${active}`));
      }
      await call.ask({
        kind: 'typed-data',
        account: account.address,
        domain: definition.domain,
        primaryType: definition.primaryType,
        message: definition.message,
      });
      try {
        return await account.signTypedData(definition);
      } catch (error) {
        throw invalidParamsError(error instanceof Error ? error.message : 'the data does not fit its types');
      }
    },
  };
}

/** Some sites send the address first, so wallets swap the two. */
function inOrder(first: unknown, second: unknown): [message: string, address: string] {
  const [message, address] = isEvmAddress(first) && !isEvmAddress(second) ? [second, first] : [first, second];
  if (typeof message !== 'string') throw invalidParamsError('expected the message to be a string');
  return [message, asAddress(address, 'the second parameter')];
}

function bytesOf(message: string): Uint8Array {
  return /^0x([0-9a-f]{2})*$/i.test(message)
    ? hexToBytes(message as `0x${string}`)
    : new TextEncoder().encode(message);
}

function parseTypedData(value: unknown): TypedDataDefinition & { primaryType: string } {
  let parsed: unknown = value;
  if (typeof value === 'string') {
    try {
      parsed = JSON.parse(value);
    } catch {
      throw invalidParamsError('expected the data to be JSON');
    }
  }
  const data = asObject(parsed, 'the data');
  asObject(data.types, '"types"');
  asObject(data.message, '"message"');
  if (data.domain !== undefined) asObject(data.domain, '"domain"');
  if (typeof data.primaryType !== 'string') throw invalidParamsError('expected "primaryType" to be a string');
  return data as unknown as TypedDataDefinition & { primaryType: string };
}
