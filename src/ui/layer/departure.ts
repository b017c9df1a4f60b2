/** The element that had the focus when a view was left. */
export interface Departure {
  readonly name: string;
  /** Its index among all controls with this name. */
  readonly place: number;
  /** The key (`data-departure`) of an element whose name can change meanwhile. */
  readonly key: string | undefined;
  /** The element itself, if it is outside the view and stays, such as in the header. */
  readonly element: HTMLElement | undefined;
}

const nameOf = (element: Element) => element.ariaLabel ?? element.textContent ?? '';

const namesakes = (card: Element, name: string) =>
  [...card.querySelectorAll<HTMLElement>('button, a[href], input')].filter((one) => nameOf(one) === name);

/** Records the focused element of a card, so that it can be found after the view is rendered again. */
export function noteDeparture(card: Element, view: Element, active: HTMLElement): Departure {
  const name = nameOf(active);
  const element = view.contains(active) ? undefined : active;
  const place = namesakes(card, name).indexOf(active);
  return { name, place, key: active.dataset.departure, element };
}

/** Finds the element that had the focus. Undefined if it no longer exists or wasn't a control. */
export function findAgain(card: Element, { name, place, key, element }: Departure): HTMLElement | undefined {
  if (key !== undefined) return card.querySelector<HTMLElement>(`[data-departure="${key}"]`) ?? undefined;
  if (place < 0) return undefined;
  return element?.isConnected ? element : namesakes(card, name)[place];
}
