import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { ModalElement } from './modalElement.js';
import { isElementNode, PageElement } from './pageElement.js';
import { type PageScripts, pageScripts } from './pageScripts.js';

/** A page that was parsed. */
export interface Page extends PageScripts {
  /** Where it is, as far as it is known. */
  readonly url: string;
  /** What its addresses are relative to. */
  readonly baseUrl: string;
  /** All elements that a browser makes of it, in their order. */
  readonly elements: readonly PageElement[];
}

/** Whether an element changes what addresses are relative to, if it is the first such. */
export const isBase = (element: PageElement): boolean =>
  element.name === 'base' && element.hasAttribute('href');

/** Parses a page as browsers do. What is in a `<template>` or `<noscript>` does not count. Never throws. */
export function parsePage(source: string, url: string): Page {
  const elements: PageElement[] = [];
  // By a list rather than by calling itself: pages may be nested deeply.
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
  // Browsers take the first that has one.
  const base = elements.find(isBase)?.getAttribute('href') ?? '';
  const baseUrl = URL.canParse(base, url) ? new URL(base, url).href : url;
  return { url, baseUrl, elements, ...pageScripts(elements, baseUrl) };
}
