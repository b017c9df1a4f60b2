let isSaid = false;

/** Tells developers, once a page, that a component follows no modal, so that it says for ever that nobody is connected. */
export function warnOfNoModal(provider: string): void {
  if (isSaid) return;
  isSaid = true;
  console.warn(
    `no_modal: A component asks for the wallet, but has no modal. Put it below ${provider}, or pass it the element.`,
  );
}
