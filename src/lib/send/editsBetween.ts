/**
 * The edit distance between two texts, where swapping two neighbouring characters counts as one edit. Undefined if it is above
 * `most`. Takes time in proportion to the length times `most`.
 */
export function editsBetween(one: string, other: string, most: number): number | undefined {
  if (Math.abs(one.length - other.length) > most) return undefined;
  const far = most + 1;
  let beforeLast: readonly number[] = [];
  // Row of the distance table: the first `row` characters against each prefix of the other text, cut off above `most`.
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const costs = new Array<number>(other.length + 1).fill(far);
    costs[0] = row;
    for (let column = Math.max(1, row - most); column <= Math.min(other.length, row + most); column += 1) {
      const isEqual = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      costs[column] = Math.min(
        far,
        (last[column - 1] ?? far) + (isEqual ? 0 : 1),
        (last[column] ?? far) + 1,
        (costs[column - 1] ?? far) + 1,
        isSwapped ? (beforeLast[column - 2] ?? far) + 1 : far,
      );
    }
    beforeLast = last;
    last = costs;
  }
  const edits = last[other.length] ?? far;
  return edits > most ? undefined : edits;
}
