let isSaid = false;

/** Warns developers, once per page, that a component has no modal to follow and will never show a connection. */
export function warnOfNoModal(provider: string): void {
  if (isSaid) return;
  isSaid = true;
  console.warn(
    `no_modal: A component asks for the wallet, but has no modal. Put it below ${provider}, or pass it the element.`,
  );
}
