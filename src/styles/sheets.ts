const texts: string[] = [];
const sheets: CSSStyleSheet[] = [];
/** The shadow roots that receive every future sheet. Written by `adopt.ts` only. */
export const roots = new Set<ShadowRoot>();

/** Called by every built `.css.ts` module with its CSS; a lazy chunk adds its own. */
export function sheet(text: string): void {
  // A chunk adds many sheets at once; adding them one by one would restyle every element in these roots each time.
  if (texts.push(text) === 1) queueMicrotask(() => roots.forEach(give));
}

/**
 * Adds the current sheets to a shadow root, but no later ones. Enough if only the entry's sheets are needed: later sheets would
 * restyle the root for nothing.
 */
export function give(root: ShadowRoot): void {
  // Not created earlier, because styles are also imported on servers.
  if (texts.length) {
    const made = new CSSStyleSheet();
    made.replaceSync(texts.splice(0).join(''));
    sheets.push(made);
  }
  // Documents can't share constructed sheets. An element in a document without a window gets them when it comes back.
  if (!root.ownerDocument.defaultView) return;
  const own = root.adoptedStyleSheets;
  own.push(...sheets.filter((made) => !own.includes(made)));
}
