import { expect } from 'chai';
import type { ReactNode } from 'react';
import { NoticeRegion } from '../../../../src/views/shared/notices/NoticeRegion.js';
import { cleanUp, mount } from '../../../ui/mount.js';

/** A view longer than its scroller, with notices at its end. */
const View = ({ isAnswer, children }: { isAnswer: boolean; children: ReactNode }) => (
  <div style={{ blockSize: 200, overflow: 'auto' }}>
    <div style={{ blockSize: 400 }} />
    <NoticeRegion isAnswer={isAnswer}>{children}</NoticeRegion>
  </div>
);

describe('a notice below what one sees', () => {
  afterEach(cleanUp);

  const first = <p key="first">First</p>;
  const second = <p key="second">Second</p>;
  const reach = ({ find }: ReturnType<typeof mount>) => find('[role=status]').parentElement?.scrollTop ?? 0;

  it('is scrolled into sight if it answers a press', () => {
    const view = mount(<View isAnswer>{null}</View>);
    expect(reach(view)).to.equal(0);
    view.render(<View isAnswer>{first}</View>);
    const reached = reach(view);
    expect(reached).to.be.greaterThan(200);
    view.render(<View isAnswer>{[first, second]}</View>);
    expect(reach(view)).to.be.greaterThan(reached);
  });

  it('is left where it is if it comes by itself, or was there at first', () => {
    const silent = mount(<View isAnswer={false}>{null}</View>);
    silent.render(<View isAnswer={false}>{first}</View>);
    expect(reach(silent)).to.equal(0);
    expect(reach(mount(<View isAnswer>{first}</View>))).to.equal(0);
  });
});
