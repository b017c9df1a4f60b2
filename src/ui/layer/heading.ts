/** The element that names the dialog. Ids do not leave the shadow root. */
export const TITLE_ID = 'title';

/** Focuses the element that names the content, otherwise the surface itself. */
export function focusHeading(surface: HTMLElement): void {
  (surface.querySelector<HTMLElement>(`#${TITLE_ID}`) ?? surface).focus({ preventScroll: true });
}
