/** What a view was left by. */
export interface Departure {
  readonly name: string;
  /** Its place among all that have this name. */
  readonly place: number;
  /** Itself, where it is not part of the view: the header stays. */
  readonly element: HTMLElement | undefined;
}

const nameOf = (element: Element) => element.ariaLabel ?? element.textContent ?? '';

const namesakes = (card: Element, name: string) =>
  [...card.querySelectorAll<HTMLElement>('button, a[href], input')].filter((one) => nameOf(one) === name);

/** Notes what has the focus in a card, to find it again when its view was drawn anew. */
export function noteDeparture(card: Element, view: Element, active: HTMLElement): Departure {
  const name = nameOf(active);
  const element = view.contains(active) ? undefined : active;
  return { name, place: namesakes(card, name).indexOf(active), element };
}

/** What a view was left by; undefined when it is not there any more, or was nothing that is pressed. */
export function findAgain(card: Element, { name, place, element }: Departure): HTMLElement | undefined {
  if (place < 0) return undefined;
  return element?.isConnected ? element : namesakes(card, name)[place];
}
