/** Denies `localStorage` as the settings of a browser can, until what is returned is called. */
export function denyStorage(): () => void {
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage') as PropertyDescriptor;
  // WebKit keeps a getter that it has used often, unless the property was gone in between.
  Reflect.deleteProperty(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Denied', 'SecurityError');
    },
  });
  return () => Object.defineProperty(window, 'localStorage', own);
}
