/** The base of our elements. On a server there is no HTMLElement: the classes can be declared there, never made. */
export const HTMLElementBase: typeof HTMLElement =
  globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);
