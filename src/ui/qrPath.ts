/** The part of each side that the picture in the middle covers. */
const HOLE = 0.2;

/** The width in modules of the three finder patterns, which let cameras locate a code. */
const FINDER = 7;

export interface QrDrawing {
  /** Modules per side. */
  readonly size: number;
  /** An SVG path in a view box of that size. */
  readonly path: string;
}

/** Draws the matrix of a QR code: round dots, rounded finder patterns, and a gap for a picture in the middle. */
export function qrPath(matrix: readonly (readonly boolean[])[]): QrDrawing {
  const size = matrix.length;
  const from = Math.floor((size * (1 - HOLE)) / 2);
  const isHidden = (at: number) => at >= from && at < size - from;
  const isFinder = (x: number, y: number) =>
    (x < FINDER && y < FINDER) || (x >= size - FINDER && y < FINDER) || (x < FINDER && y >= size - FINDER);
  let path = '';
  matrix.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark && !isFinder(x, y) && !(isHidden(x) && isHidden(y))) path += dot(x + 0.5, y + 0.5, 0.5);
    });
  });
  for (const [x, y] of [
    [0, 0],
    [size - FINDER, 0],
    [0, size - FINDER],
  ] as const) {
    path += roundSquare(x, y, FINDER, 1.7) + roundSquare(x + 1, y + 1, FINDER - 2, 1, true);
    path += roundSquare(x + 2, y + 2, FINDER - 4, 0.9);
  }
  return { size, path };
}

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Drawn clockwise, or counter-clockwise for a hole. */
function roundSquare(x: number, y: number, side: number, r: number, isHole = false): string {
  const s = side - 2 * r;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 ${isHole ? 0 : 1} ${dx} ${dy}`;
  return isHole
    ? `M${x + r} ${y}${corner(-r, r)}v${s}${corner(r, r)}h${s}${corner(r, -r)}v${-s}${corner(-r, -r)}z`
    : `M${x + r} ${y}h${s}${corner(r, r)}v${s}${corner(-r, r)}h${-s}${corner(-r, -r)}v${-s}${corner(r, -r)}z`;
}
