import type { EOACode7702AuthorizationListItem } from '@ethereumjs/util';
import type { Hex } from 'viem';
import { is32Bytes, ZERO_ADDRESS } from '../../lib/evm/hex.js';
import { invalidParamsError } from '../rpcError.js';
import { asAddress, asData, asObject, asQuantity } from '../wallet/params.js';

/** The parameters of `eth_call` and `eth_estimateGas`. */
export interface AskedCall {
  readonly from: Hex;
  readonly to: Hex | undefined;
  readonly value: bigint;
  readonly data: Hex;
  readonly gas: bigint | undefined;
  readonly accessList: readonly AccessListItem[];
  /** The highest gas price that it pays. 0 if it sets none. */
  readonly maxFee: bigint;
  /** The gas price that it pays in a block. */
  readonly priceIn: (baseFee: bigint) => bigint;
  readonly authorizations: readonly EOACode7702AuthorizationListItem[] | undefined;
}

/** An entry of an access list: an address, and words of its storage. */
export interface AccessListItem {
  readonly address: Hex;
  readonly storageKeys: Hex[];
}

const MOST_AUTHORIZATIONS = 100;
const MOST_ACCESSED = 1_000;

/** Reads a call. Throws -32602 if it is invalid. */
export function readCall(value: unknown): AskedCall {
  const asked = asObject(value, 'the call');
  const { from, to, value: amount, data, input, gas, accessList, authorizationList } = asked;
  return {
    from: asAddress(from ?? ZERO_ADDRESS, '"from"'),
    to: to === undefined || to === null ? undefined : asAddress(to, '"to"'),
    value: asQuantity(amount, '"value"') ?? 0n,
    data: asData(input ?? data, '"data"') ?? '0x',
    gas: asQuantity(gas, '"gas"'),
    accessList: readAccessList(accessList),
    ...readPrice(asked),
    authorizations: readAuthorizations(authorizationList),
  };
}

function readPrice({
  gasPrice,
  maxFeePerGas,
  maxPriorityFeePerGas,
}: Readonly<Record<string, unknown>>): Pick<AskedCall, 'maxFee' | 'priceIn'> {
  const named = asQuantity(maxFeePerGas, '"maxFeePerGas"');
  const maxFee = named ?? asQuantity(gasPrice, '"gasPrice"') ?? 0n;
  const tip = asQuantity(maxPriorityFeePerGas, '"maxPriorityFeePerGas"') ?? maxFee;
  if (tip > maxFee)
    throw invalidParamsError('expected "maxPriorityFeePerGas" not to be more than "maxFeePerGas"');
  return { maxFee, priceIn: (baseFee) => (baseFee + tip < maxFee ? baseFee + tip : maxFee) };
}

function readAccessList(value: unknown): AskedCall['accessList'] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || value.length > MOST_ACCESSED) {
    throw invalidParamsError('expected "accessList" to be a list that is not too long');
  }
  return value.map((entry) => {
    const { address, storageKeys = [] } = asObject(entry, 'an entry of the access list');
    if (!Array.isArray(storageKeys) || storageKeys.length > MOST_ACCESSED || !storageKeys.every(is32Bytes)) {
      throw invalidParamsError('expected "storageKeys" to be words of 32 bytes');
    }
    return { address: asAddress(address, '"address"'), storageKeys };
  });
}

function readAuthorizations(value: unknown): AskedCall['authorizations'] {
  if (value === undefined || value === null) return undefined;
  if (!Array.isArray(value) || value.length > MOST_AUTHORIZATIONS) {
    throw invalidParamsError('expected "authorizationList" to be a short list');
  }
  return value.map((entry) => {
    const { address, ...numbers } = asObject(entry, 'an authorization');
    const hex = (name: string) => {
      const number = asQuantity(numbers[name], `"${name}"`);
      if (number === undefined) throw invalidParamsError(`expected "${name}" in an authorization`);
      return `0x${number.toString(16)}` as const;
    };
    return {
      address: asAddress(address, '"address"'),
      chainId: hex('chainId'),
      nonce: hex('nonce'),
      yParity: hex('yParity'),
      r: hex('r'),
      s: hex('s'),
    };
  });
}
