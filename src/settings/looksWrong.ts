import { type AttributeKind, attributes, isTooLong } from './attributes.js';

/** A word without a colon, which is not a CAIP-2 id. */
const NO_NETWORK_ID = /(^|\s)[^:\s]+(?!\S)/;

/** Whether an attribute is clearly wrong, so that loading the code that explains it is worthwhile. */
export function looksWrong(host: HTMLElement): boolean {
  return Object.entries<AttributeKind>(attributes).some(([name, kind]) => {
    const value = host.getAttribute(name);
    if (value === null) return false;
    if (isTooLong(kind, value)) return true;
    return typeof kind === 'string'
      ? name === 'networks' && NO_NETWORK_ID.test(value)
      : !kind.includes(value);
  });
}
