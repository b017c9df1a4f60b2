import { CONTROLS } from './controls.js';
import type { Design, ReadDesign } from './design.js';
import { isMode } from './readThemeJson.js';
import { readThemeValue, type Supports } from './readThemeValue.js';

const LONGEST_QUERY = 3_000;

/** The query of a URL that opens the studio with this design. Empty for the defaults. */
export function toQuery({ mode, values }: Design): string {
  const query = new URLSearchParams();
  for (const { name, short } of CONTROLS) {
    const value = values[name];
    if (value !== undefined) query.set(short, value);
  }
  if (mode !== 'auto') query.set('mode', mode);
  return query.toString();
}

/** Reads the query of a URL. Unusable parts are left out, with a sentence each. Never throws. */
export function readQuery(text: string, supports: Supports): ReadDesign {
  if (text.length > LONGEST_QUERY) {
    return {
      design: undefined,
      problems: ['The address is too long to hold a theme. The defaults are shown.'],
    };
  }
  const query = new URLSearchParams(text);
  const problems: string[] = [];
  const values: Record<string, string> = {};
  for (const control of CONTROLS) {
    const given = query.get(control.short);
    if (given === null) continue;
    const read = readThemeValue(control, given, supports);
    if ('value' in read) values[control.name] = read.value;
    else problems.push(`In the address: ${read.problem}`);
  }
  const mode = query.get('mode') ?? 'auto';
  if (!isMode(mode)) problems.push('In the address: mode has to be dark, light or auto.');
  return { design: { mode: isMode(mode) ? mode : 'auto', values }, problems };
}
