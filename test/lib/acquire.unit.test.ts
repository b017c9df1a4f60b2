import { expect } from 'chai';
import { acquire } from '../../src/lib/acquire.js';

/** A resource that logs its creation and end. */
function resource(log: string[]) {
  let made = 0;
  return () => {
    made += 1;
    const name = `${made}`;
    log.push(`made ${name}`);
    return { value: name, destroy: () => void log.push(`destroyed ${name}`) };
  };
}

describe('acquire', () => {
  it('creates one resource for all users, and ends it with the last', () => {
    const log: string[] = [];
    const create = resource(log);
    const [one, two] = [acquire('a', create), acquire('a', create)];
    expect(two.value).to.equal(one.value);
    one.release();
    expect(log).to.deep.equal(['made 1']);
    two.release();
    expect(log).to.deep.equal(['made 1', 'destroyed 1']);
  });

  it('counts a user who releases twice once', () => {
    const log: string[] = [];
    const create = resource(log);
    const [one, two] = [acquire('a', create), acquire('a', create)];
    one.release();
    one.release();
    expect(log).to.deep.equal(['made 1']);
    two.release();
  });

  it('creates another after the end, which an old user cannot end', () => {
    const log: string[] = [];
    const create = resource(log);
    const old = acquire('a', create);
    old.release();
    const present = acquire('a', create);
    old.release();
    expect(present.value).to.equal('2');
    expect(log).to.deep.equal(['made 1', 'destroyed 1', 'made 2']);
    present.release();
  });

  it('keeps keys apart', () => {
    const create = resource([]);
    const [one, two] = [acquire('a', create), acquire('b', create)];
    expect(two.value).to.not.equal(one.value);
    one.release();
    two.release();
  });

  it('keeps nothing when creating fails', () => {
    const broken = () => {
      throw new Error('broken');
    };
    expect(() => acquire('a', broken)).to.throw('broken');
    const { value, release } = acquire('a', resource([]));
    expect(value).to.equal('1');
    release();
  });
});
