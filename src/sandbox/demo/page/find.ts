/** The element that matches a selector. Throws if no element of that type does. */
export function find<T extends Element>(selector: string, type: new () => T, root: ParentNode = document): T {
  const found = root.querySelector(selector);
  if (found instanceof type) return found;
  throw new Error(`The page has no ${type.name} "${selector}".`);
}

/** A copy of the only element in a `<template>`. */
export function copyOf(id: string): HTMLElement {
  const { content } = find(`#${id}`, HTMLTemplateElement);
  return find('*', HTMLElement, document.importNode(content, true));
}
