import { expect } from 'chai';
import type { TimedEvent } from '../../../src/api/analytics/postEvent.js';
import { sendEvents } from '../../../src/atoms/effects/sendEvents.js';
import { setOpenAtom } from '../../../src/atoms/openModal.js';
import { configAtom } from '../../../src/atoms/siteConfig.js';
import type { AnalyticsSetting } from '../../../src/lib/config.js';
import { type Deferred, deferred, settled } from '../../support/promises.js';
import { setting as directorySetting, failure, fakeDirectory } from '../directory/fakeDirectory.js';
import { world } from '../fakes.js';

const MOST_WAITING_EVENTS = 50;

const setting = (permission: AnalyticsSetting['permission']): AnalyticsSetting => ({
  url: 'https://analytics.test',
  projectId: 'p',
  permission,
});

/** A modal that reports events. The test answers its directory and its analytics service. */
function setUp(
  analytics: AnalyticsSetting | undefined,
  directory: typeof directorySetting | undefined = directorySetting,
) {
  const sent: (readonly [AnalyticsSetting, TimedEvent])[] = [];
  const questions: Deferred<boolean>[] = [];
  let loads = 0;
  let isLoadable = true;
  const paints: (() => void)[] = [];
  const here = world({
    config: { analytics, directory },
    services: {
      openDirectory: async () => ({
        ...fakeDirectory(),
        isAnalyticsEnabled() {
          const question = deferred<boolean>();
          questions.push(question);
          return question.promise;
        },
      }),
      async openAnalytics() {
        loads += 1;
        if (!isLoadable) throw new Error('offline');
        return async (to, event) => void sent.push([to, event]);
      },
    },
  });
  const afterPaint = (run: () => void) => {
    paints.push(run);
    return () => void paints.splice(0);
  };
  const sender = sendEvents(here.store, here.services, { afterPaint });
  here.start(() => () => sender.end());
  const track = () => sender.take({ tracked: { event: 'CLICK_NETWORKS' }, timestamp: here.clock.now() });
  const paint = async () => {
    for (const run of paints.splice(0)) run();
    await settled();
  };
  const openAndPaint = async () => {
    here.open();
    await paint();
  };
  const configure = (next: AnalyticsSetting | undefined) =>
    here.store.set(configAtom, { ...here.store.get(configAtom), analytics: next });
  const setLoadable = (value: boolean) => {
    isLoadable = value;
  };
  const close = () => here.store.set(setOpenAtom, false);
  return {
    ...here,
    sent,
    questions,
    loads: () => loads,
    track,
    paint,
    openAndPaint,
    configure,
    setLoadable,
    close,
  };
}

describe('sending analytics events', () => {
  it('waits until the modal is open and painted, and keeps the time when each event happened', async () => {
    const { track, open, paint, sent, loads, clock } = setUp(setting('given'));
    track();
    const then = clock.now();
    clock.move(5000);
    await settled();
    open();
    await settled();
    expect([sent.length, loads()]).to.deep.equal([0, 0]);
    await paint();
    expect(sent).to.deep.equal([
      [setting('given'), { tracked: { event: 'CLICK_NETWORKS' }, timestamp: then }],
    ]);
    track();
    expect(sent).to.have.length(2);
    expect(loads()).to.equal(1);
  });

  it('does not ask the directory when the host allows it', async () => {
    const { openAndPaint, questions } = setUp(setting('given'));
    await openAndPaint();
    expect(questions).to.have.length(0);
  });

  it('never happens when the host forbids it', async () => {
    const { openAndPaint, track, sent, loads, questions } = setUp(undefined);
    track();
    await openAndPaint();
    track();
    expect([sent.length, loads(), questions.length]).to.deep.equal([0, 0, 0]);
  });

  it('sends the queued events when the directory agrees', async () => {
    const { openAndPaint, track, sent, loads, questions } = setUp(setting('ask'));
    track();
    await openAndPaint();
    track();
    expect([sent.length, loads()]).to.deep.equal([0, 0]);
    questions[0]?.resolve(true);
    await settled();
    expect(sent).to.have.length(2);
  });

  it('asks the directory once, however often the modal opens', async () => {
    const { openAndPaint, close, questions, track, sent } = setUp(setting('ask'));
    await openAndPaint();
    close();
    await openAndPaint();
    expect(questions).to.have.length(1);
    questions[0]?.resolve(false);
    await settled();
    close();
    await openAndPaint();
    track();
    expect([questions.length, sent.length]).to.deep.equal([1, 0]);
  });

  for (const [what, answer] of [
    ['says no', (question?: Deferred<boolean>) => question?.resolve(false)],
    ['cannot be asked', (question?: Deferred<boolean>) => question?.reject(failure())],
  ] as const) {
    it(`never happens when the directory ${what}, and drops the queue`, async () => {
      const { openAndPaint, paint, track, sent, loads, questions, configure, host } = setUp(setting('ask'));
      track();
      await openAndPaint();
      answer(questions[0]);
      await settled();
      expect([sent.length, loads()]).to.deep.equal([0, 0]);
      // Consent given later doesn't cover earlier events.
      configure(setting('given'));
      track();
      await paint();
      expect(sent).to.have.length(1);
      expect(host.filter((told) => told.startsWith('report'))).to.deep.equal([]);
    });
  }

  it('never happens without a directory to ask', async () => {
    const { store, openAndPaint, track, sent, questions } = setUp(setting('ask'));
    store.set(configAtom, { ...store.get(configAtom), directory: undefined });
    track();
    await openAndPaint();
    expect([sent.length, questions.length]).to.deep.equal([0, 0]);
  });

  it('stops at once when the host withdraws its consent, and resumes with later events when it consents again', async () => {
    const { openAndPaint, paint, track, sent, configure } = setUp(undefined);
    await openAndPaint();
    track();
    configure(setting('given'));
    await paint();
    expect(sent).to.have.length(0);
    track();
    expect(sent).to.have.length(1);
    configure(undefined);
    track();
    configure(setting('given'));
    expect(sent).to.have.length(1);
  });

  it('asks the directory when the host later leaves the choice to it', async () => {
    const { openAndPaint, paint, track, sent, questions, configure } = setUp(setting('given'));
    await openAndPaint();
    configure(setting('ask'));
    track();
    await paint();
    expect([sent.length, questions.length]).to.deep.equal([0, 1]);
    questions[0]?.resolve(true);
    await settled();
    expect(sent).to.have.length(1);
  });

  it('limits the number of queued events', async () => {
    const { openAndPaint, track, sent } = setUp(setting('given'));
    for (let count = 0; count < MOST_WAITING_EVENTS + 10; count += 1) track();
    await openAndPaint();
    expect(sent).to.have.length(MOST_WAITING_EVENTS);
  });

  it('loads its code again at the next opening after a failure', async () => {
    const { openAndPaint, close, track, sent, setLoadable, host } = setUp(setting('given'));
    setLoadable(false);
    await openAndPaint();
    track();
    setLoadable(true);
    close();
    await openAndPaint();
    expect(sent).to.have.length(1);
    expect(host).to.deep.equal([]);
  });
});
