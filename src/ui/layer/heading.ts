/** The id of the element that names the dialog. Ids don't leave the shadow root. */
export const TITLE_ID = 'title';

/** Focuses the element that names the content or, without one, the surface itself. */
export function focusHeading(surface: HTMLElement): void {
  (surface.querySelector<HTMLElement>(`#${TITLE_ID}`) ?? surface).focus({ preventScroll: true });
}
