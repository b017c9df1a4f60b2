import { expect } from 'chai';
import { sandboxDirectory } from '../../../src/sandbox/index.js';

const headers = { 'x-project-id': 'test', 'x-sdk-type': 'w3m', 'x-sdk-version': 'test' };
const ask = (path: string, options?: Parameters<typeof sandboxDirectory>[1]) =>
  sandboxDirectory(new Request(new URL(path, location.origin), { headers }), options);

describe('the sandbox directory for tests of host sites', () => {
  it('answers directory requests below the path where it is mounted', async () => {
    const answer = await ask('/wallets/getWallets?page=1&entries=2', { path: '/wallets' }).json();
    expect(answer.count).to.equal(600);
    expect(answer.data).to.have.length(2);
    const picture = ask(`/wallets/getWalletImage/${answer.data[0].image_id}`, { path: '/wallets' });
    expect(picture.headers.get('content-type')).to.match(/^image\/svg\+xml/);
  });

  it('answers at the root too, and rejects unknown paths', async () => {
    expect(ask('/getWallets').status).to.equal(200);
    expect(ask('/other').status).to.equal(404);
    const unnamed = sandboxDirectory(new Request(new URL('/getWallets', location.origin)));
    expect(unnamed.status).to.equal(401);
  });

  it('breaks every second wallet on request', async () => {
    const { data } = await ask('/getWallets?entries=4', { isHalfBroken: true }).json();
    expect(typeof data[0].name).to.equal('string');
    expect(data[1]?.name).to.equal(undefined);
  });
});
