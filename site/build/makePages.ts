import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { titleOf } from './titleOf.ts';

/** The languages of files whose extension doesn't name them. */
const LANGUAGES: Record<string, string> = { mjs: 'js', mts: 'ts', '': 'text' };

const LEFT_OUT = /(^|\/)(README\.md|\.gitignore|.*\.(ico|png|webp))$/;

/** Generates pages for link targets that aren't Markdown pages: folders and other files. */
export function makePages(repository: string) {
  const examples = listExamples(join(repository, 'examples'));
  return [
    { path: 'docs/decisions/index', content: listDecisions(join(repository, 'docs/decisions')) },
    { path: 'measuring', content: showScripts(repository) },
    { path: 'LICENSE', content: `# License\n\n${fence(join(repository, 'LICENSE'))}` },
    ...examples.map(({ name, content }) => ({ path: `examples/${name}/index`, content })),
  ].map(({ path, content }) => ({ params: { path }, content }));
}

function listDecisions(folder: string) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  const items = files.sort().map((file) => `- [${titleOf(join(folder, file))}](${file})`);
  return `# Decisions\n\nWhy it is the way it is: what was decided, and what follows from it.\n\n${items.join('\n')}`;
}

function showScripts(repository: string) {
  const scripts = ['test/bench/run.mjs', 'scripts/size.mjs'];
  return [
    '# Scripts of the figures',
    '`npm run bench` and `npm run size` run these in a copy of the repository. [The benchmark](docs/bench.md) describes the method, [Sizes and speed](docs/sizes.md) has the results.',
    ...scripts.map((script) => `## \`${script}\`\n\n${fence(join(repository, script))}`),
  ].join('\n\n');
}

function listExamples(folder: string) {
  const files = execFileSync('git', ['ls-files'], { cwd: folder, encoding: 'utf8' }).trim().split('\n');
  const names = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''));
  return [...names].map((name) => {
    const own = files.filter((file) => file.startsWith(`${name}/`) && !LEFT_OUT.test(file));
    const shown = own.map((file) => `## \`${file.slice(name.length + 1)}\`\n\n${fence(join(folder, file))}`);
    return { name, content: [introduce(join(folder, name), name), ...shown].join('\n\n') };
  });
}

function introduce(folder: string, name: string) {
  const file = join(folder, 'README.md');
  return existsSync(file)
    ? readFileSync(file, 'utf8').trim()
    : `# Example: ${name}\n\nAll its files. [How to run it](../index.md).`;
}

/** A file as a code block. The fence has four backticks, because the file may contain three. */
function fence(file: string) {
  const ending = extname(basename(file)).slice(1);
  return `\`\`\`\`${LANGUAGES[ending] ?? ending}\n${readFileSync(file, 'utf8').trimEnd()}\n\`\`\`\``;
}
