/** The `<wallet-modal>` of the page. */
export function theModal() {
  const modal = document.querySelector('wallet-modal');
  if (!modal) throw new Error('The page has no <wallet-modal>.');
  return modal;
}
