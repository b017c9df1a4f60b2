import { MOST_BROWSER_WALLETS } from '../../lib/constants.js';
import type { Eip1193Provider } from '../../lib/requests/eip1193.js';

/** A wallet at `window.ethereum`, alone or listed in its `providers`. */
export interface LegacyWallet {
  readonly rdns: string | undefined;
  readonly name: string | undefined;
  readonly provider: Eip1193Provider;
}

/**
 * Flags that wallets set on their provider. The first match counts, and MetaMask comes last, because many others also
 * set `isMetaMask` for old sites.
 */
const MARKS: readonly (readonly [flag: string, rdns: string, name: string])[] = [
  ['isRabby', 'io.rabby', 'Rabby Wallet'],
  ['isBraveWallet', 'com.brave.wallet', 'Brave Wallet'],
  ['isCoinbaseWallet', 'com.coinbase.wallet', 'Coinbase Wallet'],
  ['isTrust', 'com.trustwallet.app', 'Trust Wallet'],
  ['isTrustWallet', 'com.trustwallet.app', 'Trust Wallet'],
  ['isPhantom', 'app.phantom', 'Phantom'],
  ['isOkxWallet', 'com.okex.wallet', 'OKX Wallet'],
  ['isZerion', 'io.zerion.wallet', 'Zerion'],
  ['isRainbow', 'me.rainbow', 'Rainbow'],
  ['isFrame', 'sh.frame', 'Frame'],
  ['isTokenPocket', 'pro.tokenpocket', 'TokenPocket'],
  ['isBitKeep', 'com.bitget.web3', 'Bitget Wallet'],
  ['isMetaMask', 'io.metamask', 'MetaMask'],
];

function isProvider(value: unknown): value is Eip1193Provider & Record<string, unknown> {
  return typeof (value as { request?: unknown } | null | undefined)?.request === 'function';
}

/** Reads `window.ethereum`. A page or a broken extension may have put anything there, even getters that throw. */
export function readLegacyWallets(scope: { readonly ethereum?: unknown }): LegacyWallet[] {
  try {
    const { ethereum } = scope;
    if (!isProvider(ethereum)) return [];
    const among = Array.isArray(ethereum.providers)
      ? ethereum.providers.slice(0, MOST_BROWSER_WALLETS).filter(isProvider)
      : [];
    return (among.length > 0 ? among : [ethereum]).map((provider) => {
      const [, rdns, name] = MARKS.find(([flag]) => provider[flag] === true) ?? [];
      return { rdns, name, provider };
    });
  } catch {
    // A getter of a foreign script threw, so no wallet can be used.
    return [];
  }
}
