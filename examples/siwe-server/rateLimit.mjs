import { SignInError } from './signInError.mjs';

const WINDOW_MS = 60_000;

/** Counts what each client does in a minute. The returned function throws above the limit. */
export function rateLimit({ now, most }) {
  let windowEnd = 0;
  let counts = new Map();
  return (client) => {
    if (now() >= windowEnd) {
      windowEnd = now() + WINDOW_MS;
      counts = new Map();
    }
    const count = (counts.get(client) ?? 0) + 1;
    counts.set(client, count);
    if (count > most) throw new SignInError(429, 'Too many requests. Try again in a minute.');
  };
}
