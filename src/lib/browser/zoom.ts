import { page } from './page.js';

/** How much larger an element is drawn than its lengths say, by the CSS property `zoom` of the page. */
export const zoomOf = (element: Element): number => element.currentCSSZoom ?? 1;

/** The size of the window without its scrollbars, in the px of what has no `zoom`. */
export function windowSize(): { readonly width: number; readonly height: number } {
  const root = page().documentElement;
  const zoom = zoomOf(root);
  return { width: root.clientWidth * zoom, height: root.clientHeight * zoom };
}
