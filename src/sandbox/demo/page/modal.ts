let modal: HTMLElementTagNameMap['wallet-modal'] | null = null;

/** The `<wallet-modal>` of the page, also in the moment in which a scene takes it out. */
export function theModal() {
  modal ??= document.querySelector('wallet-modal');
  if (!modal) throw new Error('The page has no <wallet-modal>.');
  return modal;
}
