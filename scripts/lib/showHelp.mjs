import { readFileSync } from 'node:fs';

/** With `--help` a script prints the comment at its beginning, which says how to use it, and ends. */
export function showHelp(url) {
  if (!process.argv.slice(2).some((one) => one === '--help' || one === '-h')) return;
  const [comment] = /^(\/\/.*\n)+/.exec(readFileSync(new URL(url), 'utf8'));
  console.log(comment.replaceAll(/^\/\/ ?/gm, '').trimEnd());
  process.exit();
}
