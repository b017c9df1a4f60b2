import type { HeaderData } from '@ethereumjs/block';
import { createAddressFromString, hexToBytes } from '@ethereumjs/util';
import { numberWord } from '../../lib/evm/hex.js';
import { asAddress, asObject, asQuantity } from '../wallet/params.js';

/** The changed header fields of a block for trials. */
export type BlockOverrides = Pick<
  HeaderData,
  'number' | 'timestamp' | 'gasLimit' | 'baseFeePerGas' | 'coinbase' | 'mixHash'
>;

/** Reads a call's block overrides, with the old and new names that nodes use. Throws -32602 for invalid values. */
export function readBlockOverrides(value: unknown): BlockOverrides {
  if (value === undefined || value === null) return {};
  const asked = asObject(value, 'the block overrides');
  const quantity = (...names: readonly string[]) =>
    asQuantity(names.map((name) => asked[name]).find(isThere), `"${names[0]}"`);
  const recipient = asked.feeRecipient ?? asked.coinbase;
  const random = quantity('prevRandao', 'random');
  const read = {
    number: quantity('number'),
    timestamp: quantity('time', 'timestamp'),
    gasLimit: quantity('gasLimit'),
    baseFeePerGas: quantity('baseFeePerGas', 'baseFee'),
    coinbase: isThere(recipient)
      ? createAddressFromString(asAddress(recipient, '"feeRecipient"'))
      : undefined,
    mixHash: random === undefined ? undefined : hexToBytes(`0x${numberWord(random)}`),
  };
  return Object.fromEntries(Object.entries(read).filter(([, one]) => isThere(one)));
}

const isThere = (value: unknown) => value !== undefined && value !== null;
