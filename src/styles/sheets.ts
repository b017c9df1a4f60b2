const texts: string[] = [];
const made = new WeakMap<Document, CSSStyleSheet[]>();
const roots = new Set<WeakRef<ShadowRoot>>();

/** Called by every built `.css.ts` module with its CSS; a lazy chunk brings its own. */
export function sheet(text: string): void {
  texts.push(text);
  for (const root of adopted()) give(root);
}

/**
 * Gives a shadow root every sheet there is now and every one still to come, beside the sheets that it already
 * has, and returns what ends this. The sheets that were given stay, so that moving an element never shows it bare.
 */
export function adopt(root: ShadowRoot): () => void {
  const held = new WeakRef(root);
  roots.add(held);
  give(root);
  return () => void roots.delete(held);
}

/** The roots that are adopted and still alive; an element that never let go is no reason to keep its root. */
function adopted(): ShadowRoot[] {
  const alive: ShadowRoot[] = [];
  for (const held of roots) {
    const root = held.deref();
    if (root) alive.push(root);
    else roots.delete(held);
  }
  return alive;
}

function give(root: ShadowRoot): void {
  const own = new Set(root.adoptedStyleSheets);
  root.adoptedStyleSheets.push(...sheetsOf(root.ownerDocument).filter((one) => !own.has(one)));
}

/** One sheet per text and document: a document refuses sheets that another one made. */
function sheetsOf(document: Document): CSSStyleSheet[] {
  const sheets = made.get(document) ?? [];
  made.set(document, sheets);
  const { CSSStyleSheet: Sheet } = document.defaultView ?? globalThis;
  for (const text of texts.slice(sheets.length)) {
    const one = new Sheet();
    one.replaceSync(text);
    sheets.push(one);
  }
  return sheets;
}
