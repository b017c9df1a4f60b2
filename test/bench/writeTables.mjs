import { writeFileSync } from 'node:fs';
import { at, readText } from '../../scripts/lib/files.mjs';

const place = /(<!-- bench:start -->\n)[\s\S]*?(\n?<!-- bench:end -->)/;

/** Writes the tables into docs/sizes.md. */
export function writeTables(markdown) {
  const text = readText('docs/sizes.md');
  if (!place.test(text)) throw new Error('docs/sizes.md has no <!-- bench:start --> and <!-- bench:end -->');
  writeFileSync(
    at('docs/sizes.md'),
    text.replace(place, (_, start, end) => `${start}${markdown}${end}`),
  );
}
