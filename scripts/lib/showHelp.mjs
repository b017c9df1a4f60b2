import { readFileSync } from 'node:fs';

/** With `--help`, prints the script's first comment, which explains its use, and exits. */
export function showHelp(url) {
  if (!process.argv.slice(2).some((one) => one === '--help' || one === '-h')) return;
  const [comment] = /^(\/\/.*\n)+/.exec(readFileSync(new URL(url), 'utf8'));
  console.log(comment.replaceAll(/^\/\/ ?/gm, '').trimEnd());
  process.exit();
}
