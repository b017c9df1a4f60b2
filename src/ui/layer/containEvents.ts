import { page } from '../../lib/browser/page.js';

/** The page's keyboard shortcuts must not fire while the visitor types. */
const keys = ['keydown', 'keyup', 'keypress', 'paste'] as const;

/** The page's scroll locks would cancel them. */
const scrolls = ['wheel', 'touchmove'] as const;

/**
 * The page's dialogs listen to these, often in the capture phase. They would close on Escape or "outside" clicks, trap Tab and
 * clicks, or pull the focus back.
 */
const seized = [
  'keydown',
  'keyup',
  'keypress',
  'focus',
  'focusin',
  'blur',
  'focusout',
  'pointerdown',
  'mousedown',
  'touchstart',
  'touchend',
  'click',
] as const;

const stop = (event: Event) => event.stopPropagation();

/** Fields that take typed text. */
const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select';

const stopTyping = (event: Event) => {
  const [target] = event.composedPath();
  if (target instanceof Element && target.matches(FIELDS)) event.stopPropagation();
};

/**
 * A copy of the event for listeners inside. It has another class, because a second `MouseEvent` would activate links and
 * checkboxes again.
 */
function copyOf(event: Event): Event {
  // Not created with `new Event`, because sites with MooTools replace that class.
  const copy = page().createEvent('Event');
  copy.initEvent(event.type, event.bubbles, event.cancelable);
  for (const name in event) {
    if (!(name in copy)) Object.defineProperty(copy, name, { get: () => event[name as keyof Event] });
  }
  return copy;
}

/** Stops an event inside `root` before any of the page's listeners below `window` get it, and dispatches a copy inside. */
function seize(root: Node, event: Event): void {
  // A form field may be named `getRootNode`.
  const rootOf = (node: Node) => Node.prototype.getRootNode.call(node);
  const target = event.composedPath().find((one) => one instanceof Node && rootOf(one) === root);
  if (!target) return;
  event.stopPropagation();
  // Nothing inside listens to the slotted sign-in frame.
  if (target instanceof HTMLSlotElement) return;
  const copy = copyOf(event);
  let isPrevented: boolean | undefined;
  // The last listener, if the copy gets there. Otherwise WebKit would toggle a `<summary>` once for each of the two events.
  const end = () => {
    isPrevented = copy.defaultPrevented;
    copy.preventDefault();
  };
  root.addEventListener(copy.type, end, { once: true });
  target.dispatchEvent(copy);
  root.removeEventListener(copy.type, end);
  if (isPrevented ?? copy.defaultPrevented) event.preventDefault();
}

/**
 * Keeps events inside `root` from the page until the returned function is called. An inline modal is part of the page, so only
 * typing in it is kept from the page.
 */
export function containEvents(root: Node, isInline: boolean): () => void {
  const stopped = isInline ? keys : [...keys, ...scrolls];
  const onStopped = isInline ? stopTyping : stop;
  for (const type of stopped) root.addEventListener(type, onStopped, { passive: true });
  const onEvent = (event: Event) => seize(root, event);
  if (!isInline) for (const type of seized) addEventListener(type, onEvent, true);
  return () => {
    for (const type of stopped) root.removeEventListener(type, onStopped);
    for (const type of seized) removeEventListener(type, onEvent, true);
  };
}
