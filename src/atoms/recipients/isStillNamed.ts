import { atom } from 'jotai/vanilla';
import type { CaipAddress } from '../../lib/networks/caip.js';
import { isSameAddress } from '../../lib/networks/isSameAddress.js';
import { wait } from '../../lib/wait.js';
import { servicesAtom } from '../hostServices.js';

interface NamedRecipient {
  /** The sending account. The name is looked up on its network. */
  readonly account: CaipAddress;
  /** The reviewed address. */
  readonly recipient: string;
  /** As typed. */
  readonly name: string;
}

/** Time limit for looking up a name again, in ms. */
const NAME_DEADLINE_MS = 10_000;

/**
 * Whether the typed name still resolves to the reviewed address: its owner may have changed it. Rejects like the lookup, or
 * with `timeout`.
 */
export const isStillNamedAtom = atom(
  null,
  async (get, _set, { account, recipient, name }: NamedRecipient): Promise<boolean> => {
    const { clock, openSending } = get(servicesAtom);
    const looking = new AbortController();
    try {
      const finding = (await openSending()).findRecipient({ kind: 'name', name }, account, looking);
      const found = await wait(finding, { clock, deadlineMs: NAME_DEADLINE_MS, what: 'The naming service' });
      return 'address' in found && isSameAddress(found.address, recipient);
    } finally {
      looking.abort();
    }
  },
);
