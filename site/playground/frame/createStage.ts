import type { Page, PageTag } from '../code/page.ts';
import { MODAL } from '../settings.ts';

/** A tag's settings: attributes by name, and properties. */
interface Applied {
  readonly attributes: ReadonlyMap<string, string>;
  readonly properties: ReadonlyMap<string, unknown>;
}

/** A page's context besides its settings. */
interface Surroundings {
  /** The theme of the page around the modal, which the modal shares unless it sets another one. */
  readonly theme: 'light' | 'dark';
  /** Properties of the modal that the preview sets itself, overriding the page's. */
  readonly own: Readonly<Record<string, unknown>>;
  readonly examples: Readonly<Record<string, unknown>>;
}

export interface Stage {
  readonly modal: () => (HTMLElement & Record<string, unknown>) | undefined;
  show(page: Page, surroundings: Surroundings): void;
}

function appliedOf(
  { tag, id, written, constants, examples }: PageTag,
  { theme, own, examples: known }: Surroundings,
): Applied {
  const attributes = written
    .map(({ setting, value }) => [setting.name, value === true ? '' : value] as const)
    .filter(([name, value]) => name !== 'theme-mode' || value !== 'auto');
  return {
    attributes: new Map([
      ...(id === undefined ? [] : [['id', id] as const]),
      ...(tag === MODAL ? [['theme-mode', theme] as const] : []),
      ...attributes,
      // Visitors' installed wallets must not use the preview's networks.
      ...(tag === MODAL ? [['no-injected', ''] as const] : []),
    ]),
    properties: new Map([
      ...constants.map(({ name, value }) => [name, value] as const),
      ...examples.map((name) => [name, known[name]] as const),
      ...(tag === MODAL ? Object.entries(own) : []),
    ]),
  };
}

const NOTHING: Applied = { attributes: new Map(), properties: new Map() };

/** Only sets changes: the modal changes `open` itself, and it would read unchanged objects again. */
function apply(element: HTMLElement, last: Applied, next: Applied): void {
  for (const name of last.attributes.keys()) if (!next.attributes.has(name)) element.removeAttribute(name);
  for (const [name, value] of next.attributes)
    if (last.attributes.get(name) !== value) element.setAttribute(name, value);
  for (const name of last.properties.keys())
    if (!next.properties.has(name)) Reflect.set(element, name, undefined);
  for (const [name, value] of next.properties)
    if (!isSame(last.properties.get(name), value)) Reflect.set(element, name, value);
}

const isSame = (one: unknown, other: unknown) =>
  one === other || (typeof other !== 'function' && JSON.stringify(one) === JSON.stringify(other));

/** An inline modal is open from the start, so switching to inline needs a new element. */
const needsAnother = ({ attributes }: Applied, { written }: PageTag) =>
  attributes.has('inline') !== written.some(({ setting }) => setting.name === 'inline');

/** Shows the tags of a page in an element. A tag is kept as long as the page has it. */
export function createStage(place: HTMLElement): Stage {
  const shown = new Map<string, { element: HTMLElement; applied: Applied }>();
  return {
    modal: () => shown.get(MODAL)?.element as ReturnType<Stage['modal']>,
    show({ tags }, surroundings) {
      for (const [tag, { element, applied }] of shown) {
        const next = tags.find((one) => one.tag === tag);
        if (next && !needsAnother(applied, next)) continue;
        element.remove();
        shown.delete(tag);
      }
      let before: Element | null = null;
      for (const one of tags) {
        const { element, applied } = shown.get(one.tag) ?? {
          element: document.createElement(one.tag),
          applied: NOTHING,
        };
        const next = appliedOf(one, surroundings);
        apply(element, applied, next);
        if (!element.isConnected) {
          if (before) before.after(element);
          else place.prepend(element);
        }
        before = element;
        shown.set(one.tag, { element, applied: next });
      }
    },
  };
}
