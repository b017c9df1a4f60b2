import { page } from '../lib/browser/page.js';
import { zoomOf } from '../lib/browser/zoom.js';
import { TITLE_ID } from './layer/heading.js';

const GAP = 8;

/**
 * Places a visible tooltip above its trigger. If there is no room there, or if it would cover the title, places it below. It
 * always stays inside the viewport.
 */
export function placeTooltip(tooltip: HTMLElement, trigger: Element): void {
  const { clientWidth, clientHeight } = page().documentElement;
  // Otherwise Firefox makes it only as wide as the room beside its trigger.
  tooltip.style.left = '0';
  // Boxes are measured in px of the window, but placed in px of the page.
  const zoom = zoomOf(tooltip);
  const from = trigger.getBoundingClientRect();
  const { width, height } = tooltip.getBoundingClientRect();
  const above = from.top - GAP - height;
  const lowest = clientHeight - GAP - height;
  const below = from.bottom + GAP;
  const title = (tooltip.getRootNode() as ShadowRoot).getElementById(TITLE_ID)?.getBoundingClientRect();
  const isAbove = above >= GAP && (below > lowest || above >= (title?.bottom ?? 0));
  const middle = from.left + from.width / 2 - width / 2;
  tooltip.style.top = `${(isAbove ? above : Math.min(below, lowest)) / zoom}px`;
  tooltip.style.left = `${Math.max(GAP, Math.min(middle, clientWidth - GAP - width)) / zoom}px`;
}
