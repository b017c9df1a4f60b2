const texts: string[] = [];
const sheets: CSSStyleSheet[] = [];
/** Those that get every sheet still to come. Written by `adopt.ts` only. */
export const roots = new Set<ShadowRoot>();

/** Called by every built `.css.ts` module with its CSS; a lazy chunk brings its own. */
export function sheet(text: string): void {
  // A chunk brings many at once, and each would have every element in these roots styled anew.
  if (texts.push(text) === 1) queueMicrotask(() => roots.forEach(give));
}

/**
 * Gives a shadow root the sheets that there are now. Enough for what is drawn with those of the entry alone: a sheet
 * that comes later would have it styled anew for nothing.
 */
export function give(root: ShadowRoot): void {
  // Made as late as here, because styles are imported on servers too.
  if (texts.length) {
    const made = new CSSStyleSheet();
    made.replaceSync(texts.splice(0).join(''));
    sheets.push(made);
  }
  const own = root.adoptedStyleSheets;
  own.push(...sheets.filter((made) => !own.includes(made)));
}
