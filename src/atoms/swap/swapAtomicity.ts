import { atom } from 'jotai/vanilla';
import type { CaipAddress } from '../../lib/networks/caip.js';
import type { Atomicity } from '../../lib/swap/atomicity.js';
import { type Connection, connectionsAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';

interface Told {
  /** The same object from connecting to disconnecting. */
  readonly by: Connection['connector'];
  /** By account, and so by network. */
  readonly answers: ReadonlyMap<CaipAddress, Promise<Atomicity | undefined>>;
}

const toldCell = atom<Told | undefined>(undefined);
/** The connectors and accounts that are not asked for an approval and a swap at once any more. */
const apartCell = atom<readonly string[]>([]);

const nameOf = ({ connector }: Connection, account: CaipAddress) => `${connector.id} ${account}`;

/**
 * How the wallet of an account can make an approval and a swap one. Asked once for each account and network while it is
 * connected. Undefined if it cannot, or is not to. Never rejects.
 */
export const readAtomicityAtom = atom(
  null,
  async (get, set, account: CaipAddress): Promise<Atomicity | undefined> => {
    const by = get(connectionsAtom).eip155;
    // The sign-in frame has no words for it.
    if (!by || by.connector.type === 'AUTH' || get(apartCell).includes(nameOf(by, account))) return undefined;
    const told = get(toldCell);
    const answers = told?.by === by.connector ? told.answers : new Map();
    const known = answers.get(account);
    if (known) return known;
    const { openSwap } = get(servicesAtom);
    const answer = openSwap()
      .then((swapping) => swapping.atomicity(account))
      .catch(() => undefined);
    set(toldCell, { by: by.connector, answers: new Map(answers).set(account, answer) });
    return answer;
  },
);

/** What a wallet does may make its account another one. */
export const forgetAtomicityAtom = atom(null, (_get, set) => set(toldCell, undefined));

/** From now on, the wallet of an account is asked for approvals and swaps one by one. */
export const askApartAtom = atom(null, (get, set, account: CaipAddress) => {
  const by = get(connectionsAtom).eip155;
  if (by) set(apartCell, [...get(apartCell), nameOf(by, account)]);
});
