import { directions, hosts, INITIAL, type PlaygroundState, parts, START, widths } from './playgroundState.ts';
import type { Setting } from './settings.ts';
import { readValue, type Value, writeValue } from './values.ts';

/** Changes when older addresses get another meaning. */
const VERSION = '1';

/** The longest fragment that is read and written, in characters. Chat programs truncate much longer addresses. */
export const LONGEST_ADDRESS = 8_000;
const MOST_PROBLEMS = 5;

export interface ReadAddress {
  readonly state: PlaygroundState;
  /** Sentences about the unreadable parts. */
  readonly problems: readonly string[];
}

/** Names from an address are displayed, so they are shortened, and characters other than plain text are removed. */
const shownName = (name: string) => {
  const plain = name.replace(/[^\x20-\x7e]/g, '');
  return plain.length > 30 ? `${plain.slice(0, 30)}…` : plain;
};

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

const unread = (problem: string): ReadAddress => ({ state: INITIAL, problems: [problem] });

/** Whether a fragment holds playground state. Others are anchors, such as the skip link's. */
export const isAddress = (fragment: string): boolean => fragment.includes('=');

/**
 * Reads the fragment of an address. An empty one means the start state. Unreadable values get their defaults and a sentence
 * each. Never throws.
 */
export function readAddress(
  fragment: string,
  settings: readonly Setting[],
  longest = LONGEST_ADDRESS,
): ReadAddress {
  const text = fragment.replace(/^#/, '');
  if (!isAddress(text)) return { state: START, problems: [] };
  if (text.length > longest)
    return unread(
      `This link is longer than ${longest} characters, so it was not read. Everything is at its default.`,
    );
  const entries = text.split('&').map((entry) => {
    const [name = '', ...rest] = entry.split('=');
    return { name: decode(name), value: decode(rest.join('=')) };
  });
  const version = entries.find(({ name }) => name === 'v')?.value;
  if (version !== VERSION)
    return unread(
      version === undefined
        ? 'This link does not say which version of the playground it is for, so it was not read. Everything is at its default.'
        : 'This link is for another version of the playground, so it was not read. Everything is at its default.',
    );
  return readEntries(entries, settings);
}

interface Entry {
  readonly name: string | undefined;
  readonly value: string | undefined;
}

function readEntries(entries: readonly Entry[], settings: readonly Setting[]): ReadAddress {
  const byId = new Map(settings.map((setting) => [setting.id, setting]));
  const values = new Map<string, Value>();
  const problems: string[] = [];
  const seen = new Set<string>();
  let view: View = INITIAL;
  for (const { name, value } of entries) {
    if (name === '' && value === '') continue;
    if (name === undefined || value === undefined) {
      problems.push(
        `A part of this link is damaged${name ? ` ("${shownName(name)}")` : ''}. It was left out.`,
      );
      continue;
    }
    if (seen.has(name)) {
      problems.push(`"${shownName(name)}" is in this link twice. The first one counts.`);
      continue;
    }
    seen.add(name);
    if (name === 'v') continue;
    const readView = Object.hasOwn(viewReaders, name) ? viewReaders[name] : undefined;
    if (readView) {
      const changed = readView(view, value);
      if (!changed) problems.push(`What this link says about "${name}" is unknown. It is at its default.`);
      view = changed ?? view;
      continue;
    }
    const setting = byId.get(name);
    if (!setting) {
      problems.push(`There is no setting "${shownName(name)}". It was left out.`);
      continue;
    }
    const read = readValue(setting, value);
    if (read && 'problem' in read) problems.push(`${read.problem} It is at its default.`);
    else if (read) values.set(setting.id, read.value);
  }
  const more = problems.length - MOST_PROBLEMS;
  return {
    state: { ...view, values: Object.fromEntries(values) },
    problems:
      more > 0 ? [...problems.slice(0, MOST_PROBLEMS), `${more} more parts could not be read.`] : problems,
  };
}

type View = Omit<PlaygroundState, 'values'>;

/** The readers of everything in an address but settings. Undefined if the value is invalid. */
const viewReaders: Readonly<Record<string, (view: View, value: string) => View | undefined>> = {
  host: (view, value) => withChoice(hosts, value, (host) => ({ ...view, host })),
  width: (view, value) => withChoice(widths, value, (width) => ({ ...view, width })),
  dir: (view, value) => withChoice(directions, value, (direction) => ({ ...view, direction })),
  show(view, value) {
    const words = value.split(' ').filter(Boolean);
    const shown = parts.filter((part) => words.includes(part));
    return shown.length === words.length ? { ...view, shown } : undefined;
  },
};

/** The names in addresses that aren't settings. */
export const viewNames: readonly string[] = ['v', ...Object.keys(viewReaders)];

function withChoice<Choice extends string>(
  choices: readonly Choice[],
  value: string,
  use: (choice: Choice) => View,
): View | undefined {
  const found = choices.find((one) => one === value);
  return found && use(found);
}

/** Leaves characters unencoded that are readable and have no meaning in a fragment. */
const encode = (text: string) =>
  encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replace(/%(3A|2F|2C|40|24)/g, decodeURIComponent);

/**
 * The fragment of a state, without `#`: empty for the start state, otherwise the differences from the defaults. Undefined if it
 * is too long to share.
 */
export function writeAddress(
  state: PlaygroundState,
  settings: readonly Setting[],
  longest = LONGEST_ADDRESS,
): string | undefined {
  const written = writeState(state, settings);
  if (written === writeState(START, settings)) return '';
  return written.length > longest ? undefined : written;
}

function writeState(state: PlaygroundState, settings: readonly Setting[]): string {
  const entries = settings.flatMap((setting) => {
    const value = Object.hasOwn(state.values, setting.id) ? state.values[setting.id] : undefined;
    return value === undefined ? [] : [[setting.id, writeValue(setting, value)] as const];
  });
  const views = [
    ['show', state.shown.join(' '), INITIAL.shown.join(' ')],
    ['host', state.host, INITIAL.host],
    ['width', state.width, INITIAL.width],
    ['dir', state.direction, INITIAL.direction],
  ] as const;
  const all = [
    ...entries,
    ...views.filter(([, value, initial]) => value !== initial).map(([name, value]) => [name, value] as const),
  ];
  return [['v', VERSION] as const, ...all]
    .map(([name, value]) => (value === '' && name !== 'show' ? name : `${name}=${encode(value)}`))
    .join('&');
}
