import { give, roots } from './sheets.js';

/**
 * Adds all present and future style sheets to a shadow root, after those that it already has. The returned function stops
 * adding but keeps the sheets, so that moving an element never shows it unstyled.
 */
export function adopt(root: ShadowRoot): () => void {
  roots.add(root);
  give(root);
  return () => roots.delete(root);
}
