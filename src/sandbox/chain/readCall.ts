import type { EOACode7702AuthorizationListItem } from '@ethereumjs/util';
import type { Hex } from 'viem';
import { ZERO_ADDRESS } from '../../lib/evm/hex.js';
import { invalidParamsError } from '../rpcError.js';
import { asAddress, asData, asObject, asQuantity } from '../wallet/params.js';

/** What `eth_call` and `eth_estimateGas` are asked. */
export interface AskedCall {
  readonly from: Hex;
  readonly to: Hex | undefined;
  readonly value: bigint;
  readonly data: Hex;
  readonly gas: bigint | undefined;
  readonly authorizations: readonly EOACode7702AuthorizationListItem[] | undefined;
}

const MOST_AUTHORIZATIONS = 100;

/** Reads a call. Throws -32602 if it is none. */
export function readCall(value: unknown): AskedCall {
  const { from, to, value: amount, data, input, gas, authorizationList } = asObject(value, 'the call');
  return {
    from: asAddress(from ?? ZERO_ADDRESS, '"from"'),
    to: to === undefined || to === null ? undefined : asAddress(to, '"to"'),
    value: asQuantity(amount, '"value"') ?? 0n,
    data: asData(input ?? data, '"data"') ?? '0x',
    gas: asQuantity(gas, '"gas"'),
    authorizations: readAuthorizations(authorizationList),
  };
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
