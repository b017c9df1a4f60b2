// Runs `wallet-modal` on pages that a test writes.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundled } from '../tools/bundled.mjs';

const { runCli } = await bundled('src/cli/runCli.ts');

/** A folder for pages, removed after its suite. */
export function folder(after) {
  const path = mkdtempSync(join(tmpdir(), 'wallet-modal-cli-'));
  after(() => rmSync(path, { recursive: true, force: true }));
  /** Writes a file and returns its path. */
  return (name, text) => {
    const file = join(path, name);
    writeFileSync(file, text);
    return file;
  };
}

export const run = (...args) => runCli(args);

/** The output of a command with `--json`, and its exit code. */
export async function runJson(...args) {
  const { code, output, error } = await runCli([...args, '--json']);
  if (error) throw new Error(error);
  return { code, ...JSON.parse(output) };
}

/** A page without any problems, except for those in its tags. */
export const pageWith = (body, { head = '', html = ' lang="en"' } = {}) => `<!doctype html>
<html${html}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Page</title>
${head}
</head>
<body>
${body}
</body>
</html>
`;

/** A modal without settings. */
export const MODAL = '<wallet-modal></wallet-modal>';

/** The problems that `check` found, each with its fix. */
export const problemsOf = (findings) =>
  findings.filter(({ level }) => level === 'problem').map(({ what, fix }) => `${what} ${fix}`);

/** Serves `answers` by path: `[status, headers, body]`. */
export async function serve(after, answers) {
  const asked = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    const [status, headers, body] = answers[request.url] ?? [404, {}, 'No.'];
    response.writeHead(status, headers).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${server.address().port}`, asked };
}
