import { expect } from 'chai';
import { endSessionsOnce } from '../../src/lib/endSessionsOnce.js';

describe('endSessionsOnce', () => {
  it('ends current sessions, and tolerates missing ones', async () => {
    const keys = ['a'];
    const done: string[] = [];
    const end = async (topic: string) => {
      if (!keys.includes(topic)) throw new Error('Record was recently deleted');
      keys.splice(keys.indexOf(topic), 1);
      done.push(topic);
    };
    const engine = {
      onSessionDeleteRequest: end,
      deleteSession: ({ topic }: { topic: string }) => end(topic),
    };
    endSessionsOnce({ session: { keys }, engine });
    await engine.deleteSession({ topic: 'a' });
    await engine.deleteSession({ topic: 'a' });
    await engine.onSessionDeleteRequest('a');
    expect(done).to.deep.equal(['a']);
  });
});
