import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parse, parseDocument } from 'yaml';
import { at, filesUnder, readJson, readText } from '../../scripts/lib/files.mjs';

const paths = filesUnder('.github/workflows', (path) => /\.ya?ml$/.test(path));
const forms = filesUnder('.github/ISSUE_TEMPLATE', (path) => /\.ya?ml$/.test(path));
const { scripts } = readJson('package.json');

/** npm commands without an entry in "scripts". */
const ofNpm = ['ci', 'publish'];
/** The names of secrets that a workflow may use. */
const usual = ['NPM_TOKEN', 'GITHUB_TOKEN'];

/** The npm scripts that a command runs. */
const scriptsIn = (command) =>
  [...command.matchAll(/\bnpm (?:run (?:--silent )?)?([\w:]+)/g)]
    .map(([, name]) => name)
    .filter((name) => !ofNpm.includes(name));

/** The problems of a workflow, as text. */
function problemsOf(text) {
  const document = parseDocument(text);
  if (document.errors.length) return document.errors.map(({ message }) => message);
  const { permissions, jobs } = parse(text);
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);
  const used = [...steps, ...Object.values(jobs)].flatMap(({ uses }) => uses ?? []);
  return [
    // Without it, the token may do whatever the repository's settings allow.
    ...(permissions ? [] : ['names no permissions']),
    ...Object.entries(jobs).flatMap(([name, job]) =>
      job['timeout-minutes'] || job.uses ? [] : [`${name} may run for ever`],
    ),
    ...steps
      .flatMap(({ run = '' }) => scriptsIn(run))
      .filter((name) => !scripts[name])
      .map((name) => `runs npm run ${name}, which does not exist`),
    ...used
      .filter((one) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(one) && !existsSync(at(one)))
      .map((one) => `uses ${one}, which is not pinned by a commit`),
    ...[...text.matchAll(/\bsecrets\.(\w+)/g)]
      .filter(([, name]) => !usual.includes(name))
      .map(([, name]) => `names the secret ${name}`),
    // Strangers write titles, branch names and the like, and a shell would run commands in them.
    ...steps
      .filter(({ run = '' }) => run.includes('${{'))
      .map(({ run }) => `puts an expression into a command: ${run}`),
  ];
}

describe('the workflows', () => {
  it('are there', () =>
    assert.deepEqual(
      paths.map((path) => path.split('/').at(-1)),
      ['release.yml', 'site.yml', 'test.yml'],
    ));

  for (const path of paths)
    it(`${path} is safe, and can run`, () => assert.deepEqual(problemsOf(readText(path)), []));

  it('publish only from a tag, with provenance, what another job has checked', () => {
    const { on, jobs } = parse(readText('.github/workflows/release.yml'));
    assert.deepEqual(on, { push: { tags: ['v*'] } });
    assert.deepEqual(
      [jobs.build.needs, jobs.publish.needs, jobs.announce.needs],
      ['test', 'build', 'publish'],
    );
    assert.deepEqual(jobs.publish.permissions, { 'id-token': 'write' });
    const commands = jobs.publish.steps.flatMap(({ run }) => run ?? []);
    assert.equal(commands.length, 1);
    assert.match(commands[0], /^npm publish \.\/wallet-modal-\*\.tgz --provenance .*--ignore-scripts/);
    const others = paths.filter((path) => !path.endsWith('release.yml')).map(readText);
    assert.ok(others.every((text) => !text.includes('npm publish')));
  });

  it('test every engine', () => {
    const { jobs } = parse(readText('.github/workflows/test.yml'));
    const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
    for (const command of ['npm test', 'npm run test:long', 'npm run test:engines', 'npm run test:hosts'])
      assert.ok(commands.includes(command), command);
  });

  const sound = {
    head: 'on: push\npermissions: {}\njobs:\n  a:\n    timeout-minutes: 5\n    steps:\n',
    uses: `      - uses: actions/checkout@${'a'.repeat(40)}\n`,
  };
  for (const [title, text, expected] of [
    ['is sound', `${sound.head}${sound.uses}      - run: npm ci && npm run build\n`, /^$/],
    ['is no YAML', 'jobs: [', /Flow sequence/],
    [
      'has all permissions',
      sound.head.replace('permissions: {}\n', '') + sound.uses,
      /^names no permissions$/,
    ],
    ['has no limit', sound.head.replace('    timeout-minutes: 5\n', '') + sound.uses, /^a may run for ever$/],
    ['runs what is not there', `${sound.head}      - run: npm run nothing\n`, /^runs npm run nothing, which/],
    ['follows a tag', `${sound.head}      - uses: actions/checkout@v4\n`, /which is not pinned by a commit$/],
    [
      'names a secret',
      `${sound.head}      - run: npm ci\n        env:\n          A: \${{ secrets.OTHER }}\n`,
      /^names the secret OTHER$/,
    ],
    [
      'runs what strangers write',
      `${sound.head}      - run: echo \${{ github.head_ref }}\n`,
      /^puts an expression/,
    ],
  ]) {
    it(`would be reported: one that ${title}`, () => assert.match(problemsOf(text).join('\n'), expected));
  }
});

describe('the forms for issues', () => {
  for (const path of forms)
    it(`${path} can be read`, () => assert.deepEqual(parseDocument(readText(path)).errors, []));
});
