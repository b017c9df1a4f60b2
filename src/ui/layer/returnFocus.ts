import { page } from '../../lib/browser/page.js';
import { composedAncestors } from './unhide.js';

const isHidden = (element: Element) =>
  [...composedAncestors(element)].some((one) =>
    // A form field named `matches` can shadow the method.
    Element.prototype.matches.call(one, '[aria-hidden=true], [inert]'),
  );

/** The page's topmost dialog. Native dialogs take the focus by themselves. */
function pageDialog(): HTMLElement | undefined {
  const dialogs = [...page().querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')];
  return dialogs.findLast((one) => !isHidden(one));
}

/** Returns the focus to `origin`, or moves it to a dialog that the page has opened meanwhile. */
export function returnFocus(origin: HTMLElement | undefined): void {
  if (!origin?.isConnected) return;
  const target = isHidden(origin) ? pageDialog() : origin;
  if (target) HTMLElement.prototype.focus.call(target, { preventScroll: true });
}
