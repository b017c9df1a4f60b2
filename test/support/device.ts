/** The user agent of Safari on a phone. */
export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1';

/** Emulates a phone's browser in a suite. */
export function withUserAgent(userAgent: string): void {
  beforeEach(() => Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true }));
  // Restores the browser's own value.
  afterEach(() => void Reflect.deleteProperty(navigator, 'userAgent'));
}
