/** A mark that other wallets carry as well, so that old sites talk to them. */
const SHARED = 'isMetaMask';

/**
 * Whether the wallet at `window.ethereum` carries one of these marks, such as `isSandbox`. A page or a broken
 * extension may have put anything there, getters that throw included.
 */
export function hasInjectedMark(
  marks: readonly string[] = [],
  scope: { readonly ethereum?: unknown } = globalThis as { ethereum?: unknown },
): boolean {
  try {
    const ethereum = Object(scope.ethereum) as Readonly<Record<string, unknown>>;
    return marks.some((mark) => mark !== SHARED && ethereum[mark] === true);
  } catch {
    // What cannot be read is no wallet that could be told.
    return false;
  }
}
