import { contrastRatio, type Grade, gradeOf, type PairKind } from './contrast.js';
import type { ColourReader } from './createColourReader.js';
import { BACK_LABELS, PAIRS, TOKENS, type Token } from './pairs.js';

/** The contrast of an element with one background. */
export interface Measured {
  readonly on: string;
  readonly ratio: number;
  readonly grade: Grade;
  /** As `rgb()`, for a sample. */
  readonly front: string;
  readonly back: string;
}

export interface MeasuredRow {
  /** The product's name for the front colour. Undefined for buttons of the page. */
  readonly token?: Token;
  readonly label: string;
  readonly kind: PairKind;
  readonly cells: readonly Measured[];
}

/** Calls `use` with a function that reads colours in the modal's shadow root, where they are drawn. */
function inside<Result>(root: ShadowRoot, use: (colour: (property: string) => string) => Result): Result {
  const probe = document.createElement('span');
  probe.hidden = true;
  probe.style.setProperty('forced-color-adjust', 'none');
  root.append(probe);
  const style = getComputedStyle(probe);
  try {
    return use((property) => {
      probe.style.setProperty('color', `var(${property})`);
      return style.color;
    });
  } finally {
    probe.remove();
  }
}

const measure = (read: ColourReader, kind: PairKind, on: string, front: string, back: string): Measured => {
  const [below, above] = [read(back), read(back, front)];
  const ratio = contrastRatio(above, below);
  const css = (rgb: readonly number[]) => `rgb(${rgb.join(' ')})`;
  return { on, ratio, grade: gradeOf(ratio, kind), front: css(above), back: css(below) };
};

/**
 * The contrast of everything that a live modal draws. Undefined before its colours have loaded, and if their names differ from
 * `names`, because the site was built with another version of the product.
 */
export function measureModal(
  modal: HTMLElement,
  names: Readonly<Record<Token, string>>,
  read: ColourReader,
): readonly MeasuredRow[] | undefined {
  const root = modal.shadowRoot;
  const host = getComputedStyle(modal);
  if (!root || TOKENS.some((token) => !host.getPropertyValue(names[token]))) return undefined;
  return inside(root, (colour) =>
    PAIRS.map(({ front, label, kind, backs }) => ({
      token: front,
      label,
      kind,
      cells: backs.map((back) =>
        measure(read, kind, BACK_LABELS[back] ?? back, colour(names[front]), colour(names[back])),
      ),
    })),
  );
}

/** The contrast of the text of a live button of the page, such as `<wallet-button>`. */
export function measureButton(label: string, host: HTMLElement, read: ColourReader): MeasuredRow | undefined {
  const button = host.shadowRoot?.querySelector('[part~=button]');
  if (!button) return undefined;
  const { color, backgroundColor } = getComputedStyle(button);
  return { label, kind: 'text', cells: [measure(read, 'text', 'the button', color, backgroundColor)] };
}
