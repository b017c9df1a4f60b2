/** What names the content: an element marked `data-heading`, else the surface itself. */
export const headingOf = (surface: HTMLElement): HTMLElement =>
  surface.querySelector<HTMLElement>('[data-heading]') ?? surface;

/** Focuses what names the content. */
export function focusHeading(surface: HTMLElement): void {
  headingOf(surface).focus({ preventScroll: true });
}
