/** The messages from the playground to its preview. */
export type ToFrame =
  /** Shows the state in a fragment. It is parsed like any address, so nothing else can get in. */
  | {
      readonly kind: 'show';
      readonly fragment: string;
      readonly theme: 'light' | 'dark';
      /** The texts that came with the address of the page. */
      readonly strange: readonly string[];
    }
  | { readonly kind: 'call'; readonly method: CalledMethod };

export type FromFrame =
  /** The preview's code has loaded. It shows nothing yet. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'event'; readonly name: string; readonly detail: string }
  | { readonly kind: 'failed' };

export const calledMethods = ['show', 'close', 'disconnect'] as const;
export type CalledMethod = (typeof calledMethods)[number];

/** The longest state that a preview shows, in characters. Longer than the limit for sharing. */
export const LONGEST_SHOWN = 100_000;
export const LONGEST_DETAIL = 2_000;
const LONGEST_NAME = 60;

const fieldsOf = (data: unknown): Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null ? { ...data } : {};

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;

/** Undefined for other messages. */
export function readToFrame(data: unknown): ToFrame | undefined {
  const { kind, fragment, theme, strange, method } = fieldsOf(data);
  const isList = Array.isArray(strange) && strange.every((one) => isText(one, LONGEST_SHOWN));
  if (kind === 'show' && isText(fragment, LONGEST_SHOWN) && isList)
    return { kind, fragment, theme: theme === 'dark' ? 'dark' : 'light', strange };
  const called = calledMethods.find((one) => one === method);
  return kind === 'call' && called ? { kind, method: called } : undefined;
}

/** Undefined for other messages. */
export function readFromFrame(data: unknown): FromFrame | undefined {
  const { kind, name, detail } = fieldsOf(data);
  if (kind === 'ready' || kind === 'failed') return { kind };
  if (kind === 'event' && isText(name, LONGEST_NAME) && isText(detail, LONGEST_DETAIL + 1))
    return { kind, name, detail };
  return undefined;
}
