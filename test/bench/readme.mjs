import { existsSync, writeFileSync } from 'node:fs';
import { at, readText } from '../../scripts/lib/files.mjs';

const place = /(<!-- bench:start -->\n)[\s\S]*?(\n?<!-- bench:end -->)/;

/** Puts the tables where README.md has their place. */
export function writeReadme(markdown) {
  const text = existsSync(at('README.md')) ? readText('README.md') : '';
  if (!place.test(text)) throw new Error('README.md has no <!-- bench:start --> and <!-- bench:end -->');
  writeFileSync(
    at('README.md'),
    text.replace(place, (_, start, end) => `${start}${markdown}${end}`),
  );
}
