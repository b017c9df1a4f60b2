/**
 * The link that opens a page in a wallet app's own browser, where the wallet is there as an extension would be; undefined
 * for a wallet that has no such link. Phantom's app takes no pairing codes for Solana, so this is the way to it.
 */
export function browseLink(walletName: string, page: string): string | undefined {
  if (walletName !== 'Phantom') return undefined;
  const { origin } = new URL(page);
  return `https://phantom.app/ul/browse/${encodeURIComponent(page)}?ref=${encodeURIComponent(origin)}`;
}
