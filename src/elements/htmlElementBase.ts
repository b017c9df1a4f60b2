/** The base of our elements. Servers lack `HTMLElement`: there, the classes can be declared but not constructed. */
export const HTMLElementBase: typeof HTMLElement =
  globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);
