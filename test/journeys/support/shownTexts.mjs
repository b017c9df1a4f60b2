// The modal's texts: read in the page, and judged here. The two functions are sent to the page as text.
import { englishForms } from './texts.mjs';

/** All visible or announced texts in the open modal: its text, its accessible names and the values of its fields. */
export function readTexts() {
  const words = new Set();
  const add = (text) => text?.trim() && words.add(text.trim().replace(/\s+/g, ' '));
  for (const element of document.querySelector('wallet-modal').shadowRoot.querySelectorAll('dialog *')) {
    if (element.localName === 'style' || !element.checkVisibility({ visibilityProperty: true })) continue;
    for (const name of ['aria-label', 'placeholder', 'alt', 'title']) add(element.getAttribute(name));
    if (element.matches('input, textarea')) add(element.value);
    // A sentence with a figure in it consists of several nodes.
    add(element.textContent);
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) add(node.data);
  }
  return [...words];
}

/**
 * The addresses and hashes in the open modal, whole or short: whether each is isolated from the surrounding text, and its
 * characters are drawn from left to right.
 */
export function readAddresses() {
  const found = [];
  const root = document.querySelector('wallet-modal').shadowRoot;
  const walker = document.createTreeWalker(root.querySelector('dialog'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const at = node.data.search(/0x[\da-f]{4}/i);
    if (at < 0 || !node.parentElement.checkVisibility({ visibilityProperty: true })) continue;
    const placeOf = (index) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect();
    };
    const places = [0, 1, 2, 3, 4, 5].map((index) => placeOf(at + index).left);
    found.push({
      text: node.data,
      isIsolated:
        node.parentElement.closest('bdi, [dir=ltr], textarea') !== null ||
        /\u2068[^\u2069]*0x/.test(node.data.slice(0, at + 2)),
      isInOrder: places.every((left, index) => index === 0 || left > places[index - 1]),
    });
  }
  return found;
}

/** The English texts among these. `shared` are texts that are the same in the other language. */
export function englishAmong(texts, shared = []) {
  return texts.filter((text) => !shared.includes(text) && englishForms.some((form) => form.test(text)));
}
