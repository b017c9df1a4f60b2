const sheets: CSSStyleSheet[] = [];
const roots = new Set<ShadowRoot>();

/** Called by every built `.css.ts` module with its CSS; a lazy chunk brings its own. */
export function sheet(text: string): void {
  const made = new CSSStyleSheet();
  made.replaceSync(text);
  sheets.push(made);
  for (const root of roots) root.adoptedStyleSheets.push(made);
}

/**
 * Gives a shadow root every sheet there is now and every one still to come, beside the sheets that it already
 * has, and returns what ends this. The sheets that were given stay, so that moving an element never shows it bare.
 */
export function adopt(root: ShadowRoot): () => void {
  roots.add(root);
  root.adoptedStyleSheets.push(...sheets.filter((made) => !root.adoptedStyleSheets.includes(made)));
  return () => roots.delete(root);
}
