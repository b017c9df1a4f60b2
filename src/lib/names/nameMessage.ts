import { NAME_ZONE } from './accountName.js';

/**
 * The text that an account signs to register a name. `now` is in ms; the service accepts the text for only a few seconds. The
 * service parses the text itself, so the order of its fields is fixed.
 */
export function nameMessage(name: string, now: number): string {
  return JSON.stringify({
    name: `${name}${NAME_ZONE}`,
    attributes: {},
    timestamp: Math.floor(now / 1_000),
  });
}
