/** The page's keyboard shortcuts must not fire while people type. */
const keys = ['keydown', 'keyup', 'keypress', 'paste'] as const;

/**
 * The page must not react to these events in a dialog: its focus traps would pull the focus back, its "click outside"
 * would close what is below, and its scroll locks would cancel our wheel.
 */
const pointers = [
  'focusin',
  'focusout',
  'pointerdown',
  'mousedown',
  'touchstart',
  'wheel',
  'touchmove',
] as const;

const stop = (event: Event) => event.stopPropagation();

/** Stops these events at the root, after every listener inside has run, until the returned function is called. */
export function containEvents(root: Node, isInline: boolean): () => void {
  const types = isInline ? keys : [...keys, ...pointers];
  for (const type of types) root.addEventListener(type, stop, { passive: true });
  return () => {
    for (const type of types) root.removeEventListener(type, stop);
  };
}
