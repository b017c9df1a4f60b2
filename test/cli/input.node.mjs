// Inputs that aren't pages: pipes, sockets, devices and folders end the command at once.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { folder, MODAL, pageWith, run, runJson } from './runs.mjs';

const write = folder(after);
const place = dirname(write('page.html', pageWith(MODAL)));
const isUnix = process.platform !== 'win32';

describe('what is no page', { skip: !isUnix }, () => {
  for (const command of ['csp', 'check']) {
    it(`ends ${command} at once, with a sentence`, { timeout: 20_000 }, async () => {
      const pipe = join(place, `${command}.pipe`);
      execFileSync('mkfifo', [pipe]);
      const path = join(place, `${command}.socket`);
      const server = createServer().listen(path);
      await new Promise((resolve) => server.once('listening', resolve));
      for (const given of [pipe, path, '/dev/zero', '/dev/null', '/dev/tty']) {
        const { code, error } = await run(command, given);
        assert.equal(code, 2, given);
        assert.match(error, /is not a file\. Write the path of a page|cannot be read/, given);
      }
      const { error } = await run(command, place);
      assert.match(error, /is a folder\. Write the path of a page in it/);
      server.close();
    });
  }
});

describe('settings that are set in the browser', () => {
  const site = ['--url', 'https://site.example/'];
  const SVELTE = pageWith(
    '<wallet-modal chains="[object Object],[object Object]" customwallets="[object Object]" networks="[object Object]" tokens="[object Map]"></wallet-modal><wallet-button></wallet-button><script type="module" src="/app.js"></script>',
  );

  it('are no mistakes of a page that a server has rendered', async () => {
    const { findings } = await runJson('check', write('svelte.html', SVELTE), ...site);
    assert.deepEqual(
      findings.filter(({ subject }) => subject === 'Tags' || subject === 'Settings'),
      [],
    );
    const typed = pageWith('<wallet-modal chanis="[object Object]" chains="eip155:1"></wallet-modal>');
    const { findings: found } = await runJson('check', write('typed.html', typed), ...site);
    assert.deepEqual(
      found.filter(({ subject }) => subject === 'Tags').map(({ what }) => what),
      ['<wallet-modal> has no attribute "chanis".', '<wallet-modal> has no attribute "chains".'],
    );
  });

  it('are said not to be in the policy', async () => {
    const { notes, problems } = await runJson('csp', write('svelte.html', SVELTE), ...site);
    assert.deepEqual(problems, []);
    const told = notes.join('\n');
    assert.match(
      told,
      /chains, customwallets, networks, tokens of the <wallet-modal> in line \d+ are set in the browser/,
    );
    assert.match(
      told,
      /element\.chains = \[…\] or those of a component, were not seen\. No node of yours is in the policy/,
    );
    assert.match(
      told,
      /Add the hosts of your nodes \("rpcUrl"\), services and sources to connect-src, or write the settings into settings\.json/,
    );
  });

  it('are not spoken of where nothing could set them', async () => {
    const slot = `<wallet-modal><script type="application/json" slot="config">{"chains":[{"id":"eip155:1","rpcUrl":"https://n.example"}]}</script></wallet-modal><script type="module" src="/wallet-modal.js"></script>`;
    const { notes } = await runJson('csp', write('plain.html', pageWith(slot)), ...site);
    assert.doesNotMatch(notes.join('\n'), /not seen|set in the browser/);
    const { notes: others } = await runJson(
      'csp',
      write('app.html', pageWith(`${slot}<script>go()</script>`)),
      ...site,
    );
    assert.match(others.join('\n'), /were not seen\. Add the hosts/);
  });
});
