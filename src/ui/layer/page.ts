import { deepActiveElement } from './activeElement.js';
import { hasScrollbar } from './scrollLock.js';

/** The page as it was before a dialog opened. */
export interface Page {
  /** What had the focus. */
  readonly origin?: HTMLElement | undefined;
  readonly isScrollable: boolean;
}

/** Looks before anything has changed: what is asked of the layout later has it made twice. */
export const lookAtPage = (document: Document): Page => ({
  origin: deepActiveElement(document),
  isScrollable: hasScrollbar(document),
});
