import * as z from 'zod/mini';
import { type EvmAddress, isEvmAddress } from '../../../lib/networks/caip.js';
import { isSameAddress } from '../../../lib/networks/isSameAddress.js';

const entry = z.object({ address: z.string() });

/** A registered name and its addresses, keyed by coin type (SLIP-44, ENSIP-11). */
export const registration = z.object({
  name: z.string(),
  addresses: z.catch(z.record(z.string(), z.unknown()), {}),
});

export type Registration = z.infer<typeof registration>;

/** The EVM address of a registered name for a coin type. */
export function addressIn({ addresses }: Registration, coinType: number): EvmAddress | undefined {
  const { data } = z.safeParse(entry, addresses[coinType]);
  return isEvmAddress(data?.address) ? data.address : undefined;
}

/** Whether an address is among those of a registered name. */
export function isAmong({ addresses }: Registration, address: string): boolean {
  return Object.values(addresses).some((one) => {
    const { data } = z.safeParse(entry, one);
    return isSameAddress(data?.address, address);
  });
}
