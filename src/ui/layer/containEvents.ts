import { page } from '../../lib/browser/page.js';

/** The page's keyboard shortcuts must not fire while people type. */
const keys = ['keydown', 'keyup', 'keypress', 'paste'] as const;

/** The page's scroll locks would cancel them. */
const scrolls = ['wheel', 'touchmove'] as const;

/**
 * The page's dialogs listen to these, often while they are captured: they would close on Escape or "outside" presses, keep
 * Tab and clicks to themselves, or pull the focus back.
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

/** Where letters are typed. */
const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select';

const stopTyping = (event: Event) => {
  const [target] = event.composedPath();
  if (target instanceof Element && target.matches(FIELDS)) event.stopPropagation();
};

/**
 * The same event for listeners inside. Not of the same class, because a second `MouseEvent` would press links and
 * checkboxes again.
 */
function copyOf(event: Event): Event {
  // Not by `new Event`, which is another class on sites with MooTools.
  const copy = page().createEvent('Event');
  copy.initEvent(event.type, event.bubbles, event.cancelable);
  for (const name in event) {
    if (!(name in copy)) Object.defineProperty(copy, name, { get: () => event[name as keyof Event] });
  }
  return copy;
}

/** Takes an event inside `root` from the page before any of its listeners below `window`. */
function seize(root: Node, event: Event): void {
  // A field of a form may have this name.
  const rootOf = (node: Node) => Node.prototype.getRootNode.call(node);
  const target = event.composedPath().find((one) => one instanceof Node && rootOf(one) === root);
  if (!target) return;
  event.stopPropagation();
  // Nothing inside listens to the sign-in frame, which is slotted.
  if (target instanceof HTMLSlotElement) return;
  const copy = copyOf(event);
  let isPrevented: boolean | undefined;
  // Last of all, if it gets there: WebKit would open and close a `<summary>` once for each of the two.
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
 * Keeps events inside `root` from the page until the returned function is called. An inline modal is part of the page, which
 * does not get what is typed in it.
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
