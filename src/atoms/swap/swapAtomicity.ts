import { atom } from 'jotai/vanilla';
import type { CaipAddress } from '../../lib/networks/caip.js';
import type { Atomicity } from '../../lib/swap/atomicity.js';
import { type Connection, connectionsAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';

interface Told {
  /** The same object for the whole connection. */
  readonly by: Connection['connector'];
  /** By account, which includes the network. */
  readonly answers: ReadonlyMap<CaipAddress, Promise<Atomicity | undefined>>;
}

const toldCell = atom<Told | undefined>(undefined);
/** The connectors and accounts that get approvals and swaps in separate requests. */
const apartCell = atom<readonly string[]>([]);

const nameOf = ({ connector }: Connection, account: CaipAddress) => `${connector.id} ${account}`;

/**
 * How an account's wallet can combine an approval and a swap. Asks once per account and network of a connection. Undefined if
 * the wallet can't combine them or must not be asked to. Never rejects.
 */
export const readAtomicityAtom = atom(
  null,
  async (get, set, account: CaipAddress): Promise<Atomicity | undefined> => {
    const by = get(connectionsAtom).eip155;
    // The sign-in frame has no texts for it.
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

/** An upgrade in the wallet may change the answer. */
export const forgetAtomicityAtom = atom(null, (_get, set) => set(toldCell, undefined));

/** From now on, asks the account's wallet for approvals and swaps one by one. */
export const askApartAtom = atom(null, (get, set, account: CaipAddress) => {
  const by = get(connectionsAtom).eip155;
  if (by) set(apartCell, [...get(apartCell), nameOf(by, account)]);
});
