import type { Namespace } from '../networks/caip.js';
import { foldLookAlikes } from '../untrusted/foldLookAlikes.js';
import { domainName } from './domainName.js';

/** A wallet's details in lists. */
export interface NamedWallet {
  readonly name?: string | undefined;
  readonly rdns?: string | undefined;
  /** Only for wallets that connect a single namespace. */
  readonly namespace?: Namespace | undefined;
}

/** The difference between a wallet and others that look the same. */
export type Distinction =
  | { readonly by: 'domain'; readonly domain: string }
  | { readonly by: 'namespace'; readonly namespace: Namespace }
  /** There is no difference. */
  | { readonly by: 'nothing' };

/** A name with look-alike letters folded. Names made only of symbols stay unchanged. */
const lookOf = (name = '') => foldLookAlikes(name) || name.trim();

const isPlain = (look: string) => !/[^ -~]/.test(look);

/**
 * Whether two names can be confused. A letter missing from the table of look-alikes may stand for any Latin letter, if the rest
 * is the same and more than half of the name.
 */
function isMistakable(one: string, other: string): boolean {
  if (one === other) return true;
  if (isPlain(one) && isPlain(other)) return false;
  const [letters, others] = [Array.from(one), Array.from(other)];
  if (letters.length !== others.length) return false;
  let same = 0;
  let at = -1;
  for (const letter of letters) {
    at += 1;
    const isSame = letter === others[at];
    if (isSame && isPlain(letter)) same += 1;
    if (!isSame && isPlain(letter) === isPlain(others[at] ?? '')) return false;
  }
  return same * 2 > letters.length;
}

/** Lists for each wallet the others that look the same. */
function namesakesOf(wallets: readonly NamedWallet[]): readonly (readonly NamedWallet[])[] {
  const looks = wallets.map(({ name }) => lookOf(name));
  const byLook = new Map<string, NamedWallet[]>();
  wallets.forEach((wallet, at) => {
    const look = looks[at] as string;
    const same = byLook.get(look);
    if (same) same.push(wallet);
    else byLook.set(look, [wallet]);
  });
  // Nearly all names are Latin, so only a few have to be compared with all others.
  const foreign = [...byLook.keys()].filter((look) => !isPlain(look));
  return wallets.map((wallet, at) => {
    const look = looks[at] as string;
    const compared = isPlain(look) ? new Set([look, ...foreign]) : byLook.keys();
    return [...compared].flatMap((other) =>
      isMistakable(look, other) ? (byLook.get(other) ?? []).filter((one) => one !== wallet) : [],
    );
  });
}

function distinguish(wallet: NamedWallet, namesakes: readonly NamedWallet[]): Distinction {
  const look = ({ rdns }: NamedWallet) => foldLookAlikes(domainName(rdns) ?? '');
  const domain = domainName(wallet.rdns);
  if (domain !== undefined && namesakes.every((one) => look(one) !== look(wallet)))
    return { by: 'domain', domain };
  const { namespace } = wallet;
  const isAlone = domain === undefined && namesakes.every((one) => one.namespace !== namespace);
  return isAlone && namespace ? { by: 'namespace', namespace } : { by: 'nothing' };
}

/** Finds what distinguishes the wallets of a list, in its order. Undefined for those that cannot be confused. */
export function tellApart(wallets: readonly NamedWallet[]): readonly (Distinction | undefined)[] {
  const namesakes = namesakesOf(wallets);
  return wallets.map((wallet, at) => {
    const others = namesakes[at] ?? [];
    return others.length > 0 ? distinguish(wallet, others) : undefined;
  });
}
