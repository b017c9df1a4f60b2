/** Loopback hosts, which browsers trust without https. */
const LOCAL = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether a text is a trustworthy page origin: https, or a loopback host. */
export function isSafeOrigin(text: unknown): text is string {
  try {
    const { origin, protocol, hostname } = new URL(`${text}`);
    return origin === text && (protocol === 'https:' || (protocol === 'http:' && LOCAL.test(hostname)));
  } catch {
    // Not a URL.
    return false;
  }
}
