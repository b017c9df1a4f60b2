const TYPO_LENGTH = 4;
const TWO_TYPOS_LENGTH = 8;

const typosAllowed = (length: number) => (length < TYPO_LENGTH ? 0 : length < TWO_TYPOS_LENGTH ? 1 : 2);

/**
 * Ranks how well a text matches a query; both must be plain text. 0: starts with it, 1: one of its words does, 2: contains it,
 * 3: contains all its words, 4: matches with one or two typos. Undefined if it doesn't match.
 */
export function rankText(text: string, query: string): number | undefined {
  if (text.startsWith(query)) return 0;
  if (` ${text}`.includes(` ${query}`)) return 1;
  if (text.includes(query)) return 2;
  const asked = query.split(' ');
  if (asked.every((word) => text.includes(word))) return 3;
  if (typosAllowed(query.length) === 0) return undefined;
  const words = text.split(' ');
  const joined = words.join('');
  const isNear = (word: string, allowed: number) =>
    [joined, ...words].some((target) => typosToBegin(target, word, allowed) <= allowed);
  const isTypo =
    asked.every(
      (word) => words.some((target) => target.startsWith(word)) || isNear(word, typosAllowed(word.length)),
    ) ||
    (asked.length > 1 && isNear(asked.join(''), typosAllowed(query.length)));
  return isTypo ? 4 : undefined;
}

/**
 * The fewest typos (a character added, missing or changed, or two swapped) between `typed` and any prefix of `text`. Stops
 * early once `most` is exceeded.
 */
export function typosToBegin(text: string, typed: string, most = Number.POSITIVE_INFINITY): number {
  // Each character beyond the text's length is a typo.
  if (typed.length - text.length > most) return typed.length - text.length;
  let missing = 0;
  for (const letter of typed) {
    if (!text.includes(letter)) missing += 1;
    // Most names of a long list are ruled out here.
    if (missing > most) return missing;
  }
  const width = typed.length + 3;
  const end = Math.min(text.length, width);
  let [before, last]: [number[], number[]] = [[], Array.from({ length: end + 1 }, (_, at) => at)];
  let leastOfLast = 0;
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    let least = row;
    for (let at = 1; at <= end; at += 1) {
      const isSame = typed[row - 1] === text[at - 1];
      const isSwapped =
        row > 1 && at > 1 && typed[row - 1] === text[at - 2] && typed[row - 2] === text[at - 1];
      const typos = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
      next[at] = typos;
      least = Math.min(least, typos);
    }
    // Checks two rows, because swapped letters skip one.
    if (least > most && leastOfLast >= most) return least;
    leastOfLast = least;
    [before, last] = [last, next];
  }
  return Math.min(...last);
}
