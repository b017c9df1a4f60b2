import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { at } from '../../../scripts/lib/files.mjs';
import { allFilesFor } from '../../site/playgroundFiles.mjs';
import { documents, samplesOf } from '../../surface/samples.mjs';

const execute = promisify(execFile);

/** The time limit of a compiler on a busy machine. */
const LIMIT_MS = 5 * 60_000;

const ofWagmi = /from 'wagmi/;
const ofPreact = /'wallet-modal\/preact'/;
const asTypeScript = (code) => code.replace(/^<script( setup)?>/m, '<script$1 lang="ts">');

/**
 * The frameworks with a create-vite template: their samples, the samples' file extension, and the template's type check.
 */
export const templates = {
  vue: {
    takes: ({ language }) => language === 'vue',
    ending: 'vue',
    check: ['vue-tsc/bin/vue-tsc.js', '-b'],
  },
  svelte: {
    takes: ({ language }) => language === 'svelte',
    ending: 'svelte',
    check: ['svelte-check/bin/svelte-check', '--tsconfig', './tsconfig.app.json', '--fail-on-warnings'],
  },
  solid: {
    takes: ({ language, code }) => language === 'jsx' && !ofPreact.test(code),
    ending: 'tsx',
    check: ['typescript7/bin/tsc', '-b'],
  },
  preact: {
    takes: ({ language, code }) => language === 'jsx' && ofPreact.test(code),
    ending: 'tsx',
    check: ['typescript7/bin/tsc', '-b'],
  },
  react: {
    takes: ({ language, code }) => language === 'tsx' || ofWagmi.test(code),
    ending: 'tsx',
    check: ['typescript7/bin/tsc', '-b'],
  },
};

const samples = documents.flatMap((path) => samplesOf(path).map((sample) => ({ path, ...sample })));

/** The playground's hosts whose code fits into a template. */
const playgroundHosts = {
  vue: ['vue'],
  svelte: ['svelte'],
  solid: ['solid'],
  preact: [],
  react: ['react', 'wagmi'],
};

function writeFiles(folder, files) {
  for (const { path, code } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
}

/** The samples of a framework in the documents. */
export const samplesFor = (name) => samples.filter(templates[name].takes);

/** The problems that `attw` finds in the packed package's types, except that CommonJS has to use `import()`. */
export async function problemsOfTypes(installed, file) {
  const script = join(installed, 'node_modules/@arethetypeswrong/cli/dist/index.js');
  const flags = ['--ignore-rules', 'cjs-resolves-to-esm', '--no-emoji', '--no-color', '--format', 'ascii'];
  const entries = ['--exclude-entrypoints', 'custom-elements.json'];
  return execute(process.execPath, [script, file, ...flags, ...entries], { timeout: LIMIT_MS }).then(
    () => undefined,
    (error) => `${error.stdout}${error.stderr}`,
  );
}

/** Makes Vue's template stricter than its default: an unknown prop is an error. */
function checkStrictly(folder) {
  const file = join(folder, 'tsconfig.app.json');
  const strict = '{\n  "vueCompilerOptions": { "strictTemplates": true },';
  writeFileSync(file, readFileSync(file, 'utf8').replace('{', strict));
}

/** Compiles the playground's code for Angular. Returns the compiler's messages, and the compiled code. */
export async function compileForAngular(installed) {
  const folder = join(installed, 'angular');
  rmSync(folder, { recursive: true, force: true });
  const files = allFilesFor('angular');
  writeFiles(folder, files);
  const settings = {
    compilerOptions: {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'Bundler',
      types: [],
      strict: true,
      skipLibCheck: true,
      experimentalDecorators: true,
      outDir: 'out',
      rootDir: '.',
    },
    angularCompilerOptions: { strictTemplates: true },
    include: ['playground-angular'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const script = join(installed, 'node_modules/@angular/compiler-cli/bundles/src/bin/ngc.js');
  const problems = await execute(process.execPath, [script, '-p', folder], { timeout: LIMIT_MS }).then(
    () => undefined,
    (error) => `${error.stdout}${error.stderr}`,
  );
  const built = (path) => join(folder, 'out', path.replace(/\.ts$/, '.js'));
  const code = problems ? '' : files.map(({ path }) => readFileSync(built(path), 'utf8')).join('\n');
  return { problems, code };
}

/**
 * Puts samples, the playground's code and the framework's files in `test/hosts/templates` into its official template, and
 * checks their types as the template does. Returns the compiler's messages.
 */
export async function compileInTemplate(name, installed) {
  const { ending, check } = templates[name];
  const folder = join(installed, name);
  const own = at(`test/hosts/templates/${name}`);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(installed, 'node_modules/create-vite', `template-${name}-ts`), folder, { recursive: true });
  const source = join(folder, 'src');
  for (const entry of readdirSync(source))
    if (!/\.d\.ts$/.test(entry)) rmSync(join(source, entry), { recursive: true });
  // It names plugins that aren't needed here.
  rmSync(join(folder, 'vite.config.ts'), { force: true });
  writeFileSync(join(folder, 'vite.config.ts'), 'export default {};\n');
  mkdirSync(source, { recursive: true });
  if (name === 'vue') checkStrictly(folder);
  for (const { path, line, code } of samplesFor(name)) {
    const file = `${path.replace(/\W/g, '-')}-${line}.${ending}`;
    writeFileSync(join(source, file), asTypeScript(code));
  }
  writeFiles(source, playgroundHosts[name].flatMap(allFilesFor));
  if (existsSync(own)) cpSync(own, source, { recursive: true });
  const [script, ...flags] = check;
  const command = [join(installed, 'node_modules', script), ...flags];
  const failed = await execute(process.execPath, command, { cwd: folder, timeout: LIMIT_MS }).then(
    () => undefined,
    (error) => error,
  );
  return failed && `${failed.stdout}${failed.stderr}`;
}
