let modal: HTMLElementTagNameMap['wallet-modal'] | null = null;

/** The page's `<wallet-modal>`, even while a scene has it removed. */
export function theModal() {
  modal ??= document.querySelector('wallet-modal');
  if (!modal) throw new Error('The page has no <wallet-modal>.');
  return modal;
}
