/** How long nothing may happen for an opening to be over, in ms. */
const CALM_MS = 300;

/**
 * When an opening was at rest: the time of the last change before nothing changed and no script was under way for a
 * while. `changes` are times; `scripts` are resource timings of all scripts, as the page reports them; all in order.
 * What was asked for until then belongs to the opening, however late it arrived.
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
