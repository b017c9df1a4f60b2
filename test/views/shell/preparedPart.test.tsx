import { expect } from 'chai';
import { Suspense } from 'react';
import { preparedPart } from '../../../src/views/shell/preparedPart.js';
import { settled, until } from '../../support/promises.js';
import { cleanUp, mount } from '../../ui/mount.js';

/** A part that fails to load a number of times. */
function setUp(failures = 0) {
  let requests = 0;
  const Part = preparedPart<{ name: string }>(async () => {
    requests += 1;
    if (requests <= failures) throw new Error('offline');
    return ({ name }) => <p>Hello {name}</p>;
  });
  const show = () =>
    mount(
      <Suspense fallback={<p>Wait</p>}>
        <Part name="Ann" />
      </Suspense>,
    ).root;
  return { Part, show, requests: () => requests };
}

describe('a prepared part', () => {
  afterEach(cleanUp);

  it('is shown at once, and loaded once', async () => {
    const { Part, show, requests } = setUp();
    Part.prepare();
    await settled();
    expect(show().textContent).to.equal('Hello Ann');
    Part.prepare();
    expect(requests()).to.equal(1);
  });

  it('is shown once it has loaded if nothing was prepared', async () => {
    const { show } = setUp();
    const root = show();
    expect(root.textContent).to.equal('Wait');
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
});
