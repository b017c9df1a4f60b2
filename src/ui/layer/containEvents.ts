/**
 * What happens in the dialog is no business of the page: its focus traps would pull the focus back, its
 * "click outside" would close what is below, its scroll locks would cancel our wheel and its shortcuts would fire
 * while people type.
 */
const contained = [
  'focusin',
  'focusout',
  'pointerdown',
  'mousedown',
  'touchstart',
  'wheel',
  'touchmove',
  'keydown',
  'keyup',
  'keypress',
  'paste',
] as const;

const stop = (event: Event) => event.stopPropagation();

/** Ends the travel of these events at `root`, after every listener inside has run. Returns the undo. */
export function containEvents(root: Node): () => void {
  for (const type of contained) root.addEventListener(type, stop, { passive: true });
  return () => {
    for (const type of contained) root.removeEventListener(type, stop);
  };
}
