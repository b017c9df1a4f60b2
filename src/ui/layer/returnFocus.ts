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
