import type { NetworkReadOptions } from '../../chains/networkRead.js';
import { NAME_ZONE } from '../../lib/names/accountName.js';
import type { KnownForm } from '../../lib/send/readRecipient.js';
import type { FoundRecipient, RecipientPlace } from '../../lib/send/sending.js';

/** The address checks of a namespace. */
export interface AddressChecks {
  /** Returns the address in its canonical form. Undefined if its checksum is wrong. */
  checkAddress(typed: string): string | undefined;
  /** Reads the kind of account at an address. Undefined without an answer. Rejects with `aborted` only. */
  readPlace(address: string, reading: NetworkReadOptions): Promise<RecipientPlace>;
}

interface FindingOptions {
  readonly hasNames: boolean;
  /** Returns the address of a name. Undefined if it has none. */
  readonly resolve: (name: string) => Promise<string | undefined>;
  readonly reading: NetworkReadOptions;
}

/** Finds the account that a text means. Rejects like `resolve`. */
export async function findAmong(
  { checkAddress, readPlace }: AddressChecks,
  typed: KnownForm,
  { hasNames, resolve, reading }: FindingOptions,
): Promise<FoundRecipient> {
  const isName = typed.kind === 'name';
  if (isName && !hasNames) return { problem: 'noNames' };
  const found = isName ? await resolve(typed.name) : typed.address;
  const address = found && checkAddress(found);
  if (!address) return { problem: isName ? missingName(typed.name) : 'checksum' };
  return { address, name: isName ? typed.name : undefined, place: await readPlace(address, reading) };
}

/** Why a name has no address. Names of other services, such as `brad.zil`, may be registered there. */
function missingName(name: string): 'unknownName' | 'otherService' {
  const isOurs = ['.eth', NAME_ZONE].some((zone) => name.toLowerCase().endsWith(zone));
  return isOurs ? 'unknownName' : 'otherService';
}
