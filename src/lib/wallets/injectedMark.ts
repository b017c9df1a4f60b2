/** A flag that other wallets set too, for old sites. */
const SHARED = 'isMetaMask';

/**
 * Whether the wallet at `window.ethereum` has one of these flags, such as `isSandbox`. A page or a broken extension may
 * have put anything there, even getters that throw.
 */
export function hasInjectedMark(
  marks: readonly string[] = [],
  scope: { readonly ethereum?: unknown } = globalThis as { ethereum?: unknown },
): boolean {
  try {
    const ethereum = Object(scope.ethereum) as Readonly<Record<string, unknown>>;
    return marks.some((mark) => mark !== SHARED && ethereum[mark] === true);
  } catch {
    // A getter threw, so the wallet cannot be identified.
    return false;
  }
}
