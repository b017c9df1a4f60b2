/** Languages without spaces between words, so that a line may end anywhere. */
const WITHOUT_SPACES = /^(ja|zh|th)/;
/** In px. Smaller differences come from the rounding of fonts. */
const TOLERANCE = 1.5;

export interface PlaceProblem {
  /** The element with the text. */
  readonly element: Element;
  readonly problem: string;
}

interface Piece {
  readonly element: HTMLElement;
  readonly node: Text;
  readonly text: string;
  readonly rects: readonly DOMRect[];
}

function rangeOf(node: Text, start = 0, end = node.length): Range {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return range;
}

/** The visible texts of a card. */
function piecesOf(card: HTMLElement): readonly Piece[] {
  const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
  const pieces: Piece[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const element = node.parentElement as HTMLElement;
    const text = node.data.trim();
    if (!text || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const rects = [...rangeOf(node).getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
    if (rects.length && !isHidden(element)) pieces.push({ element, node, text, rects });
  }
  return pieces;
}

/** Whether a text is for screen readers only: clipped to a point. */
function isHidden(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width <= 2 || height <= 2 || getComputedStyle(element).clipPath.startsWith('inset');
}

/** Whether the nearest box that clips its overflow clips a text. */
function isCut({ element, rects }: Piece): boolean {
  for (let box: HTMLElement | null = element; box && box.part.value !== 'card'; box = box.parentElement) {
    const { overflowX, display } = getComputedStyle(box);
    if (display === 'inline' || overflowX === 'visible') continue;
    const edge = box.getBoundingClientRect();
    return rects.some(({ left, right }) => left < edge.left - TOLERANCE || right > edge.right + TOLERANCE);
  }
  return false;
}

/** A word that is broken across lines, except at a hyphen. */
function brokenWord({ node }: Piece): string | undefined {
  for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{M}’'\u200c\u200d]{3,}/gu)) {
    const tops = new Set(
      [...rangeOf(node, index, index + word.length).getClientRects()].map(({ top }) => top),
    );
    if (tops.size > 1) return word;
  }
  return undefined;
}

/** All words in an element that are broken across lines. In languages without word boundaries, each text counts as a word. */
export const brokenWords = (element: HTMLElement, locale: string): readonly string[] =>
  piecesOf(element).flatMap((piece) => {
    if (!/^(ja|zh)/.test(locale)) return brokenWord(piece) ?? [];
    return new Set(piece.rects.map(({ top }) => top)).size > 1 ? piece.text : [];
  });

const overlap = (one: DOMRect, other: DOMRect) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) / 2;

/** The sticky part that contains a text, if any. It stays visible above text that scrolls. */
function stickyPartOf(element: Element): Element | undefined {
  for (let part: Element | null = element; part; part = part.parentElement)
    if (getComputedStyle(part).position === 'sticky') return part;
  return undefined;
}

/** The texts of a card that don't fit: clipped, broken within a word, outside the card, or overlapping. */
export function placeProblems(card: HTMLElement, locale: string): readonly PlaceProblem[] {
  const pieces = piecesOf(card);
  const edge = card.getBoundingClientRect();
  const problems: PlaceProblem[] = [];
  const report = ({ element, text }: Piece, what: string) =>
    problems.push({ element, problem: `${what}: ${text}` });
  for (const piece of pieces) {
    if (isCut(piece)) report(piece, 'cut off');
    if (piece.rects.some(({ left, right }) => left < edge.left - TOLERANCE || right > edge.right + TOLERANCE))
      report(piece, 'outside the card');
    const word = WITHOUT_SPACES.test(locale) ? undefined : brokenWord(piece);
    if (word) report(piece, `“${word}” is broken`);
    const other = pieces.find(
      (one) =>
        one.element !== piece.element &&
        !one.element.contains(piece.element) &&
        !piece.element.contains(one.element) &&
        one.rects.some((rect) => piece.rects.some((own) => overlap(rect, own))) &&
        stickyPartOf(one.element) === stickyPartOf(piece.element),
    );
    if (other) report(piece, `over “${other.text}”`);
  }
  return problems;
}
