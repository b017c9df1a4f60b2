import { expect } from 'chai';
import { StatusView } from '../../src/views/shared/StatusView.js';
import { cleanUp, mount, until } from '../ui/mount.js';

describe('StatusView', () => {
  afterEach(cleanUp);

  it('announces its text in a region that already existed, and keeps its height', async () => {
    const nothing = { label: 'No', onClick: () => {} };
    const view = (
      <StatusView
        image={null}
        status="waiting"
        title="Continue"
        action={{ ...nothing, isWaiting: true }}
        other={nothing}
      />
    );
    const { find } = mount(view);
    const region = find('[role=status]');
    const words = region.querySelector('p') as HTMLElement;
    expect(getComputedStyle(words).visibility).to.equal('hidden');
    const { height } = region.getBoundingClientRect();
    await until(() => getComputedStyle(words).visibility === 'visible');
    expect(region.getBoundingClientRect().height).to.equal(height);
  });
});
