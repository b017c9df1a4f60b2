import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { folder, pageWith, problemsOf, runJson } from '../runs.mjs';

const write = folder(after);

async function problemsWith(attributes) {
  const page = pageWith(`<wallet-modal ${attributes}></wallet-modal>`);
  return problemsOf((await runJson('check', write('attributes.html', page))).findings);
}

describe('attributes that there are not', () => {
  for (const [name, advice] of [
    ['projekt-id', 'Write "project-id".'],
    ['relay-ulr', 'Write "relay-url".'],
    ['thememode', 'Write "theme-mode".'],
    ['network', 'Write "networks".'],
    ['theme', 'Write "theme-mode".'],
    ['api-url', 'Write "chain-api-url".'],
    ['icon-url', 'Leave it out. The reference has all names.'],
    ['web-url', 'Leave it out. The reference has all names.'],
    ['chain-id', 'Write the networks of your site into "networks", such as networks="eip155:1".'],
  ]) {
    it(`are named with what to do: ${name}`, async () =>
      assert.deepEqual(await problemsWith(`${name}="a"`), [
        `<wallet-modal> has no attribute "${name}". ${advice}`,
      ]));
  }

  it('are named with where else they belong', async () => {
    const [problem, ...others] = await problemsWith('rpc-url="https://a.example"');
    assert.deepEqual(others, []);
    assert.match(
      problem,
      /no attribute "rpc-url"\. It belongs to a network: write \{ "chains": \[\{ .*"rpcUrl"/,
    );
  });
});
