import { expect } from 'chai';
import { lazyPart } from '../../../src/views/shell/lazyPart.js';
import { settled, until } from '../../support/promises.js';
import { cleanUp, mount } from '../../ui/mount.js';

const Waiting = ({ name }: { name: string }) => <p>Wait, {name}</p>;

/** A part that fails to load a number of times. */
function setUp(failures = 0) {
  let requests = 0;
  const Part = lazyPart<{ name: string }>(async () => {
    requests += 1;
    if (requests <= failures) throw new Error('offline');
    return ({ name }) => <p>Hello {name}</p>;
  }, Waiting);
  const show = () => mount(<Part name="Ann" />).root;
  return { Part, show, requests: () => requests };
}

describe('a part that loads later', () => {
  afterEach(cleanUp);

  it('is shown at once if it was prepared, and loaded once', async () => {
    const { Part, show, requests } = setUp();
    Part.prepare();
    await settled();
    expect(show().textContent).to.equal('Hello Ann');
    Part.prepare();
    expect(requests()).to.equal(1);
  });

  it('is shown once it has loaded', async () => {
    const { show } = setUp();
    const root = show();
    expect(root.textContent).to.equal('Wait, Ann');
    await until(() => root.textContent === 'Hello Ann', 'the part');
  });

  it('is loaded again when it is shown after preparing failed', async () => {
    const { Part, show, requests } = setUp(1);
    Part.prepare();
    await settled();
    const root = show();
    await until(() => root.textContent === 'Hello Ann', 'the part');
    expect(requests()).to.equal(2);
  });

  it('is nothing when it fails to load, and is loaded again when it is shown again', async () => {
    const { show, requests } = setUp(1);
    const root = show();
    await until(() => root.textContent === '', 'nothing');
    cleanUp();
    const next = show();
    await until(() => next.textContent === 'Hello Ann', 'the part');
    expect(requests()).to.equal(2);
  });

  it('is what was given for it when it fails to load', async () => {
    const Part = lazyPart<{ name: string }>(
      () => Promise.reject(new Error('offline')),
      Waiting,
      () => <p>Not there</p>,
    );
    const { root } = mount(<Part name="Ann" />);
    await until(() => root.textContent === 'Not there', 'what stands for it');
  });
});
