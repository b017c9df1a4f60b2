import { give, roots } from './sheets.js';

/**
 * Gives a shadow root every sheet there is now and every one still to come, beside the sheets that it already
 * has, and returns what ends this. The sheets that were given stay, so that moving an element never shows it bare.
 */
export function adopt(root: ShadowRoot): () => void {
  roots.add(root);
  give(root);
  return () => roots.delete(root);
}
