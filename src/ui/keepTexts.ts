/** Matches elements that browsers and their extensions insert to translate a page. We never use them ourselves. */
const isTranslation = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT';
const isText = (node: Node | undefined): node is Text => node?.nodeType === Node.TEXT_NODE;

interface Replaced {
  readonly translation: HTMLElement;
  /** The original text. */
  readonly original: string;
}

/**
 * Keeps texts up to date while the browser translates the page, until the returned function is called. Translating replaces
 * text nodes, but React keeps writing to the nodes that it created, and fails when it removes a missing one. So each original
 * node is put back, empty, before its translation. The translation is removed when the text changes or is removed.
 */
export function keepTexts(root: Node): () => void {
  const replaced = new WeakMap<Text, Replaced>();
  const texts = new WeakMap<Node, Text>();

  function putBack(text: Text, translation: HTMLElement): void {
    // Some translators wrap the text itself.
    if (translation.contains(text)) text.replaceWith(text.cloneNode());
    replaced.set(text, { translation, original: text.data });
    texts.set(translation, text);
    text.data = '';
    translation.before(text);
  }

  /** Handles a text node that was removed or moved. */
  function follow(text: Text, { translation, original }: Replaced): void {
    if (text.isConnected && translation.isConnected) text.after(translation);
    else if (text.isConnected) restore(text, original);
    else {
      translation.remove();
      replaced.delete(text);
    }
  }

  /** The visitor has turned the translation off. */
  function restore(text: Text, original: string): void {
    text.data ||= original;
    replaced.delete(text);
  }

  function onRemoved(node: Node, { target, addedNodes, previousSibling, nextSibling }: MutationRecord): void {
    if (isText(node)) {
      const known = replaced.get(node);
      const translation = [...addedNodes, previousSibling, nextSibling].find(
        (one) => isTranslation(one) && one.parentNode === target && !texts.has(one),
      );
      if (known) follow(node, known);
      else if (isTranslation(translation)) putBack(node, translation);
    }
    const text = texts.get(node);
    const known = text && replaced.get(text);
    if (text?.isConnected && known && !node.isConnected) restore(text, known.original);
  }

  const observer = new MutationObserver((records) => {
    for (const record of records) {
      const { type, target } = record;
      if (type === 'childList') for (const node of record.removedNodes) onRemoved(node, record);
      else if (isText(target)) {
        replaced.get(target)?.translation.remove();
        replaced.delete(target);
      }
    }
    // Discards the records of our own changes.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
