/** The nearest value of an attribute around an element. A form may have a field named `getAttribute`. */
export function around(element: Element, name: 'lang' | 'dir'): string | undefined {
  const found = element.closest(`[${name}]`);
  return (found && Element.prototype.getAttribute.call(found, name)) ?? undefined;
}
