import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** Files whose names don't end in the language they are written in. */
const LANGUAGES: Record<string, string> = { mjs: 'js', mts: 'ts' };

const LEFT_OUT = /(^|\/)(README\.md|\.gitignore|.*\.(ico|png|webp))$/;

/** One page for each example, with its files as they are. */
export function readExamples(folder: string) {
  const files = execFileSync('git', ['ls-files'], { cwd: folder, encoding: 'utf8' }).trim().split('\n');
  const names = [
    ...new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? '')),
  ];
  return names.map((name) => {
    const own = files.filter((file) => file.startsWith(`${name}/`) && !LEFT_OUT.test(file));
    return {
      params: { name },
      content: [introduce(join(folder, name), name), ...own.map(show)].join('\n\n'),
    };
  });

  function show(file: string) {
    const ending = extname(file).slice(1);
    const code = readFileSync(join(folder, file), 'utf8').trimEnd();
    return `## \`${file.slice(file.indexOf('/') + 1)}\`\n\n${'````'}${LANGUAGES[ending] ?? ending}\n${code}\n${'````'}`;
  }
}

function introduce(folder: string, name: string) {
  const file = join(folder, 'README.md');
  return existsSync(file)
    ? readFileSync(file, 'utf8').trim()
    : `# Example: ${name}\n\nAll its files. [How to run it](../index.md).`;
}
