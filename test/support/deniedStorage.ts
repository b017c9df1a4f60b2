/** Denies `localStorage`, as browser settings can, until the returned function is called. */
export function denyStorage(): () => void {
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage') as PropertyDescriptor;
  // WebKit caches a getter that is used often, unless the property was gone in between.
  Reflect.deleteProperty(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Denied', 'SecurityError');
    },
  });
  return () => Object.defineProperty(window, 'localStorage', own);
}
