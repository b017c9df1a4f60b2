import type { Namespace } from '../networks/caip.js';
import { foldLookAlikes } from '../untrusted/foldLookAlikes.js';
import { domainName } from './domainName.js';

/** What lists show of a wallet. */
export interface NamedWallet {
  readonly name?: string | undefined;
  readonly rdns?: string | undefined;
  /** Of wallets that connect one namespace. */
  readonly namespace?: Namespace | undefined;
}

/** What a wallet has that others of the same look have not. */
export type Distinction =
  | { readonly by: 'domain'; readonly domain: string }
  | { readonly by: 'namespace'; readonly namespace: Namespace }
  /** Nothing tells it apart. */
  | { readonly by: 'nothing' };

/** What a name looks like. Names of signs alone look like themselves. */
const lookOf = (name = '') => foldLookAlikes(name) || name.trim();

const isPlain = (look: string) => !/[^ -~]/.test(look);

/**
 * Whether two looks can be mistaken. Letters that no table of look-alikes has stand for any Latin one, if the rest is the
 * same and more than half.
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

/** Puts wallets that look the same beneath each other. */
function namesakesOf(wallets: readonly NamedWallet[]): readonly (readonly NamedWallet[])[] {
  const looks = wallets.map(({ name }) => lookOf(name));
  const byLook = new Map<string, NamedWallet[]>();
  wallets.forEach((wallet, at) => {
    const look = looks[at] as string;
    const same = byLook.get(look);
    if (same) same.push(wallet);
    else byLook.set(look, [wallet]);
  });
  // Nearly all names are Latin, so that few are compared with all others.
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

/** Tells wallets of one list apart, in its order. Undefined for those that nobody can take for another. */
export function tellApart(wallets: readonly NamedWallet[]): readonly (Distinction | undefined)[] {
  const namesakes = namesakesOf(wallets);
  return wallets.map((wallet, at) => {
    const others = namesakes[at] ?? [];
    return others.length > 0 ? distinguish(wallet, others) : undefined;
  });
}
