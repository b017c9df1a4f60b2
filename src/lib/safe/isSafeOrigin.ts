/** Hosts that never leave this machine, which browsers trust without https. */
const LOCAL = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether a text is the origin of a page that can be trusted to come from there. */
export function isSafeOrigin(text: unknown): text is string {
  try {
    const { origin, protocol, hostname } = new URL(`${text}`);
    return origin === text && (protocol === 'https:' || (protocol === 'http:' && LOCAL.test(hostname)));
  } catch {
    // No address at all.
    return false;
  }
}
