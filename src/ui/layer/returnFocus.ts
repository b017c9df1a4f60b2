import { page } from '../../lib/browser/page.js';
import { composedAncestors } from './unhide.js';

const isHidden = (element: Element) =>
  [...composedAncestors(element)].some((one) =>
    // A field of a form can hide its own.
    Element.prototype.matches.call(one, '[aria-hidden=true], [inert]'),
  );

/** The dialog that the page opened last. Native ones take the focus by themselves. */
function pageDialog(): HTMLElement | undefined {
  const dialogs = [...page().querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')];
  return dialogs.findLast((one) => !isHidden(one));
}

/** Focuses what had the focus before, or a dialog that the page opened meanwhile. */
export function returnFocus(origin: HTMLElement | undefined): void {
  if (!origin?.isConnected) return;
  const target = isHidden(origin) ? pageDialog() : origin;
  if (target) HTMLElement.prototype.focus.call(target, { preventScroll: true });
}

/** What had the focus before the first list opened, by the root in which the interface takes its place. */
const origins = new WeakMap<Node, HTMLElement>();

/** Leaves the focus to the layer that takes this one's place, which returns it in the end. */
export function passOrigin(root: Node, origin: HTMLElement | undefined): void {
  if (origin) origins.set(root, origin);
}

/** The focus that the layer before left to this one, once. */
export function takeOrigin(root: Node): HTMLElement | undefined {
  const origin = origins.get(root);
  origins.delete(root);
  return origin;
}
