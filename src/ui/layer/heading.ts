/** The element that names the content: marked `data-heading`, otherwise the surface itself. */
export const headingOf = (surface: HTMLElement): HTMLElement =>
  surface.querySelector<HTMLElement>('[data-heading]') ?? surface;

/** Focuses the element that names the content. */
export function focusHeading(surface: HTMLElement): void {
  headingOf(surface).focus({ preventScroll: true });
}
