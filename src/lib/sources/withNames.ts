import { readEntries } from '../untrusted/readEntries.js';

/**
 * Resolves the names in a setting with sources. The setting is a single source, a list, or names separated by spaces. Entries
 * for which `open` returns undefined stay unchanged. Rejects as `open` does.
 */
export async function withNames(
  setting: unknown,
  open: (entry: unknown) => Promise<unknown> | undefined,
): Promise<unknown> {
  const entries = typeof setting === 'string' ? setting.trim().split(/\s+/) : readEntries(setting);
  return entries ? Promise.all(entries.map((entry) => open(entry) ?? entry)) : setting;
}
