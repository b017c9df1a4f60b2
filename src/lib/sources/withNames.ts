import { readEntries } from '../untrusted/readEntries.js';

/**
 * What a setting of sources was set to, one or a list, with what `open` gives for names, which a text separates by spaces.
 * Entries for which it gives undefined stay. Rejects as it does.
 */
export async function withNames(
  setting: unknown,
  open: (entry: unknown) => Promise<unknown> | undefined,
): Promise<unknown> {
  const entries = typeof setting === 'string' ? setting.trim().split(/\s+/) : readEntries(setting);
  return entries ? Promise.all(entries.map((entry) => open(entry) ?? entry)) : setting;
}
