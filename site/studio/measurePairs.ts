import { contrastRatio, type Grade, gradeOf, type PairKind } from './contrast.js';
import type { ColourReader } from './createColourReader.js';
import { BACK_LABELS, PAIRS, type Token } from './pairs.js';

/** The contrast of something with one background. */
export interface Measured {
  readonly on: string;
  readonly ratio: number;
  readonly grade: Grade;
  /** As `rgb()`, for a sample. */
  readonly front: string;
  readonly back: string;
}

export interface MeasuredRow {
  readonly label: string;
  readonly kind: PairKind;
  readonly cells: readonly Measured[];
}

/** Tells the computed colour of a custom property. */
type Resolve = (token: Token) => string;

/** Colours as they are where the modal draws: in its shadow root. */
function inside(modal: HTMLElement, names: Readonly<Record<Token, string>>): Resolve & { end(): void } {
  const probe = document.createElement('span');
  probe.hidden = true;
  modal.shadowRoot?.append(probe);
  const resolve = (token: Token) => {
    probe.style.setProperty('color', `var(${names[token]})`);
    return getComputedStyle(probe).color;
  };
  return Object.assign(resolve, { end: () => probe.remove() });
}

const measure = (read: ColourReader, kind: PairKind, on: string, front: string, back: string): Measured => {
  const [below, above] = [read(back), read(back, front)];
  const ratio = contrastRatio(above, below);
  const css = (rgb: readonly number[]) => `rgb(${rgb.join(' ')})`;
  return { on, ratio, grade: gradeOf(ratio, kind), front: css(above), back: css(below) };
};

/** The contrast of everything that a live modal draws. */
export function measureModal(
  modal: HTMLElement,
  names: Readonly<Record<Token, string>>,
  read: ColourReader,
): readonly MeasuredRow[] {
  const colour = inside(modal, names);
  const rows = PAIRS.map(({ front, label, kind, backs }) => ({
    label,
    kind,
    cells: backs.map((back) => measure(read, kind, BACK_LABELS[back] ?? back, colour(front), colour(back))),
  }));
  colour.end();
  return rows;
}

/** The contrast of the text of a live button of the page, such as `<wallet-button>`. */
export function measureButton(label: string, host: HTMLElement, read: ColourReader): MeasuredRow | undefined {
  const button = host.shadowRoot?.querySelector('[part~=button]');
  if (!button) return undefined;
  const { color, backgroundColor } = getComputedStyle(button);
  return { label, kind: 'text', cells: [measure(read, 'text', 'the button', color, backgroundColor)] };
}
