/**
 * The link that opens a page in a wallet app's own browser, where the wallet acts like an extension; undefined if the
 * wallet has no such link. Phantom's app needs it: it accepts no pairing codes for Solana.
 */
export function browseLink(walletName: string, page: string): string | undefined {
  if (walletName !== 'Phantom') return undefined;
  const { origin } = new URL(page);
  return `https://phantom.app/ul/browse/${encodeURIComponent(page)}?ref=${encodeURIComponent(origin)}`;
}
