import { WalletModalError } from '../../src/lib/errors.js';
import { UNSAFE, underAttack, type Watched } from './attack.js';
import { JSON_VALUES, TEXTS } from './values.js';

/** A good answer of each kind, the request for it, and the rule for all accepted values. */
export type Kinds = Readonly<
  Record<
    string,
    readonly [answer: unknown, ask: () => Promise<unknown>, holds?: (believed: unknown) => boolean]
  >
>;

/** All paths in an answer, including the empty one. */
function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  const inside = typeof value === 'object' && value ? Object.entries(value) : [];
  return [path, ...inside.flatMap(([key, one]) => placesIn(one, [...path, key]))];
}

function changed(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  return Object.assign(copy, { [key]: changed((value as Record<string, unknown>)[key], rest, to) });
}

/** Keys whose values are passed on or compared, and never drawn. */
const OPAQUE = /^(id|next|quoteId|method)$/;
const PICTURE_KEY = /^(icon|image|avatar|url)$/i;
const FIGURE = /^(amount|price|value|min|max|quantity|numeric)$/;

/** Expects accepted values to be fit for display and arithmetic. */
function inspectValue(value: unknown, page: Watched, key = '', depth = 0): void {
  const broke = (what: string) => page.broke(`took ${what} as ${key}`);
  if (depth > 12) broke('something deep');
  else if (typeof value === 'number' && !Number.isFinite(value)) broke(`${value}`);
  else if (typeof value === 'bigint' && value < 0n) broke(`${value}`);
  else if (typeof value === 'string') {
    if (value.length > 3_000) broke(`${value.length} letters`);
    if (FIGURE.test(key) && !/^\d{1,100}(\.\d{1,100})?$/.test(value)) broke(`"${value.slice(0, 40)}"`);
    if (PICTURE_KEY.test(key) && !/^(https:\/\/images\.example\/|data:image\/)/.test(value))
      broke(`"${value.slice(0, 40)}"`);
    if (!OPAQUE.test(key) && UNSAFE.test(value)) broke('hidden letters');
  } else if (typeof value === 'object' && value) {
    const entries = Object.entries(value);
    if (entries.length > 2_000) broke(`${entries.length} entries`);
    for (const [name, one] of entries) inspectValue(one, page, Array.isArray(value) ? key : name, depth + 1);
  }
}

const WRONG = [
  ...Object.values(JSON_VALUES),
  ...Object.values(TEXTS),
  -1e-7,
  '-1',
  'NaN',
  '1e999',
  '0x10',
  `1${'0'.repeat(80)}`,
  `1${'0'.repeat(400)}`,
  '2999-01-01T00:00:00Z',
  '0x00000000000000000000000000000000000000AA',
  'https://10.0.0.1/a.png',
  'https://router.local/a.png',
];

/** The limit for one question. */
const MOST_REQUESTS = 6;

/**
 * Makes a service answer each kind of request with each wrong value in each place. Accepted values must make sense.
 * `answerTo` picks the part of the answer that a request gets.
 */
export function underWrongAnswers(
  surface: string,
  kinds: Kinds,
  answerTo: (url: URL, answer: unknown) => unknown = (_url, answer) => answer,
): void {
  let answer: unknown;

  async function tryAll(good: unknown, path: readonly string[], kind: Kinds[string], page: Watched) {
    const [, ask, holds = () => true] = kind;
    for (const wrong of WRONG) {
      answer = changed(good, path, wrong);
      const before = page.asked.length;
      try {
        const believed = await ask();
        inspectValue(believed, page);
        if (!holds(believed)) page.broke(`believed ${JSON.stringify(wrong)?.slice(0, 60)}`);
      } catch (error) {
        if (!(error instanceof WalletModalError)) page.broke(`threw ${error}`);
      }
      const count = page.asked.length - before;
      if (count > MOST_REQUESTS) page.broke(`asked ${count} times`);
    }
    answer = good;
    await ask().catch((error) => page.broke(`then failed: ${error}`));
  }

  const attacks = Object.entries(kinds).flatMap(([name, kind]) =>
    placesIn(kind[0]).map((path) => ({
      name: `${name}: ${path.join('.') || 'all of it'}`,
      run: (page: Watched) => tryAll(kind[0], path, kind, page),
    })),
  );
  const answers = (url: URL) => new Response(JSON.stringify(answerTo(url, answer)));
  underAttack(surface, attacks, {
    answers,
    needsInterface: false,
    mostRequests: MOST_REQUESTS * (WRONG.length + 1),
  });
}
