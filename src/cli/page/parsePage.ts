import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { ModalElement } from './modalElement.js';
import { isElementNode, PageElement } from './pageElement.js';
import { type PageScripts, pageScripts } from './pageScripts.js';

/** A parsed page. */
export interface Page extends PageScripts {
  /** Its address, as far as known. */
  readonly url: string;
  /** The base for relative addresses. */
  readonly baseUrl: string;
  /** All elements that a browser creates for it, in document order. */
  readonly elements: readonly PageElement[];
}

/** Whether an element sets the base address, provided it is the first to do so. */
export const isBase = (element: PageElement): boolean =>
  element.name === 'base' && element.hasAttribute('href');

/** Parses a page as browsers do. Ignores the content of `<template>` and `<noscript>`. Never throws. */
export function parsePage(source: string, url: string): Page {
  const elements: PageElement[] = [];
  // Iterative, not recursive, because pages may be nested deeply.
  const waiting: { node: DefaultTreeAdapterTypes.ChildNode; parent: PageElement | undefined }[] = [];
  const queue = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[], parent?: PageElement) => {
    for (const node of [...nodes].reverse()) waiting.push({ node, parent });
  };
  queue(parse(source, { sourceCodeLocationInfo: true }).childNodes);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, parent } = next;
    if (!isElementNode(node)) continue;
    const Class = node.tagName === 'wallet-modal' ? ModalElement : PageElement;
    const element = new Class(node, parent, source);
    elements.push(element);
    queue(node.childNodes, element);
  }
  // Browsers use the first one with an `href`.
  const base = elements.find(isBase)?.getAttribute('href') ?? '';
  const baseUrl = URL.canParse(base, url) ? new URL(base, url).href : url;
  return { url, baseUrl, elements, ...pageScripts(elements, baseUrl) };
}
