/** The quiet time after which an opening counts as finished, in ms. */
const CALM_MS = 300;

/**
 * The time when an opening came to rest: the last change before a quiet time without changes or pending scripts. `changes` are
 * times; `scripts` are resource timings of all scripts, as the page reports them; all in order. Requests until then belong to
 * the opening, however late they arrived.
 */
export function findRest({ from, shown, changes, scripts }) {
  const busy = [
    ...changes.map((at) => ({ begin: at, end: at })),
    ...scripts.map(({ startTime, responseEnd }) => ({ begin: startTime, end: responseEnd })),
  ]
    .filter(({ begin }) => begin >= from)
    .sort((a, b) => a.begin - b.begin);
  let calmFrom = shown;
  for (const { begin, end } of busy) {
    if (begin > calmFrom + CALM_MS) break;
    calmFrom = Math.max(calmFrom, end);
  }
  const asked = scripts.filter(({ startTime }) => startTime >= from && startTime <= calmFrom);
  return {
    rest: changes.findLast((at) => at <= calmFrom) - from,
    restRequests: asked.length,
    restBytes: asked.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}
