import { atom } from 'jotai/vanilla';
import type { CaipAddress } from '../../lib/networks/caip.js';
import { isSameAddress } from '../../lib/networks/isSameAddress.js';
import { wait } from '../../lib/wait.js';
import { servicesAtom } from '../hostServices.js';

interface NamedRecipient {
  /** Who sends, on whose network the name is looked up. */
  readonly account: CaipAddress;
  /** The address that was reviewed. */
  readonly recipient: string;
  /** As it was typed. */
  readonly name: string;
}

/** How long a name may take to be looked up once more, in ms. */
const NAME_DEADLINE_MS = 10_000;

/**
 * Whether the name that was typed still stands for the address that was reviewed: its owner may have pointed it elsewhere.
 * Rejects as what resolves names, or with `timeout`.
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
