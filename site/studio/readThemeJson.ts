import { nearestName } from '../../src/lib/text/nearestName.js';
import { isObject } from '../shared/isObject.ts';
import { CONTROLS } from './controls.js';
import { MODES, type Mode, type ReadDesign } from './design.js';
import { readThemeValue, type Supports } from './readThemeValue.js';
import { shownText } from './shownText.js';

/** The longest JSON that is read, in characters. */
export const LONGEST_JSON = 20_000;
const MOST_PROBLEMS = 10;

const nothing = (problem: string): ReadDesign => ({ design: undefined, problems: [problem] });

/**
 * Reads a theme in the format of the settings script, or only its `themeVariables`. Unusable parts are left out, with a
 * sentence each. Never throws.
 */
export function readThemeJson(text: string, supports: Supports): ReadDesign {
  if (!text.trim()) return nothing('There is nothing to import. Paste the JSON of a theme.');
  if (text.length > LONGEST_JSON) {
    return nothing(`This is longer than ${LONGEST_JSON} characters. Paste only the theme.`);
  }
  const settings = parse(text);
  if (!settings) {
    return nothing(
      'This is not a JSON object. Paste what the studio exports, or the content of your settings script.',
    );
  }
  const isSettings = 'themeVariables' in settings || 'themeMode' in settings;
  const { themeMode, themeVariables, ...others } = isSettings
    ? settings
    : { themeMode: undefined, themeVariables: settings };
  const problems: string[] = [];
  const values = readVariables(themeVariables, problems, supports);
  if (themeMode !== undefined && !isMode(themeMode)) {
    problems.push(`themeMode has to be ${MODES.join(', ')}. The studio uses auto.`);
  }
  const left = Object.keys(others).slice(0, 5).map(shownText);
  if (left.length)
    problems.push(`Only themeMode and themeVariables are imported. Left out: ${left.join(', ')}.`);
  return {
    design: { mode: isMode(themeMode) ? themeMode : 'auto', values },
    problems: shorten(problems),
  };
}

export const isMode = (value: unknown): value is Mode => MODES.some((mode) => mode === value);

function readVariables(given: unknown, problems: string[], supports: Supports): Record<string, string> {
  if (given === undefined) return {};
  if (!isObject(given)) {
    problems.push('themeVariables has to be an object with names such as --wallet-modal-accent.');
    return {};
  }
  const names = CONTROLS.map(({ name }) => name);
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    const control = CONTROLS.find((one) => one.name === name);
    if (!control) {
      const nearest = nearestName(name, names);
      problems.push(`There is no ${shownText(name)}.${nearest ? ` Did you mean ${nearest}?` : ''}`);
      continue;
    }
    const read = readThemeValue(control, value, supports);
    if ('value' in read) values[control.name] = read.value;
    else problems.push(read.problem);
  }
  return values;
}

/** As many sentences as a person reads, and the number of the rest. */
function shorten(problems: readonly string[]): readonly string[] {
  const more = problems.length - MOST_PROBLEMS;
  return more > 0 ? [...problems.slice(0, MOST_PROBLEMS), `And ${more} more.`] : problems;
}

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    // The caller reports it.
    return undefined;
  }
}
