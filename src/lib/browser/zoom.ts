/**
 * The factor by which the page's CSS `zoom` enlarges an element. WebKit measures boxes in the px of their own zoom and doesn't
 * expose it, so it is 1 there.
 */
export const zoomOf = (element: Element): number => element.currentCSSZoom ?? 1;
