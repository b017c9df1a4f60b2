import { expect } from 'chai';
import { closeModalAtom } from '../../../src/atoms/closeModal.js';
import { pushAtom } from '../../../src/atoms/router.js';
import { draftAtom } from '../../../src/atoms/send/draft.js';
import { startSending } from '../../atoms/send/startSending.js';
import { expectAccessible } from '../../support/axe.js';
import { deferred, until } from '../../support/promises.js';
import { cleanUp, stillness } from '../../ui/mount.js';
import { mountContent } from '../content.js';

const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** The form in a browser that reads codes and has a camera. `answer` allows or refuses its use. */
async function withCamera(answer: (stream: MediaStream) => Promise<MediaStream>) {
  const seen: { codes: readonly unknown[] } = { codes: [] };
  class BarcodeDetector {
    detect = async () => seen.codes;
  }
  const asked: unknown[] = [];
  const stream = document.createElement('canvas').captureStream(5);
  const getUserMedia = async (wish: unknown) => {
    asked.push(wish);
    return answer(stream);
  };
  Object.defineProperty(window, 'BarcodeDetector', { configurable: true, value: BarcodeDetector });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  const here = await startSending();
  const { root, host } = mountContent(here.store);
  host.style.cssText = 'display: block; background: #fff';
  const button = (name: string) => root.querySelector<HTMLElement>(`[aria-label="${name}"]`);
  await until(() => button('Scan a QR code with the camera') !== null, 'the button');
  return {
    ...here,
    root,
    seen,
    asked,
    stream,
    isOff: () => stream.getTracks().every(({ readyState }) => readyState === 'ended'),
    video: () => root.querySelector('video'),
    press: () => button('Scan a QR code with the camera')?.click(),
    isOffered: () => button('Scan a QR code with the camera') !== null,
  };
}

const granted = async (stream: MediaStream) => stream;

/** The form with the camera on screen. */
async function scanning() {
  const here = await withCamera(granted);
  here.press();
  await until(() => here.video()?.srcObject === here.stream, 'the picture');
  return here;
}

const visibility = Object.getOwnPropertyDescriptor(Document.prototype, 'visibilityState');

function hide() {
  Object.defineProperty(Document.prototype, 'visibilityState', { configurable: true, get: () => 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the camera of the recipient’s field', () => {
  afterEach(() => {
    cleanUp();
    Reflect.deleteProperty(window, 'BarcodeDetector');
    Reflect.deleteProperty(navigator, 'mediaDevices');
    if (visibility) Object.defineProperty(Document.prototype, 'visibilityState', visibility);
  });

  it('is asked for by a press only, and turns itself off once it has read a code', async () => {
    const here = await withCamera(granted);
    expect(here.asked).to.deep.equal([]);
    here.press();
    await until(() => here.video()?.srcObject === here.stream, 'the picture');
    expect(here.asked).to.deep.equal([{ video: { facingMode: 'environment' }, audio: false }]);
    expect(here.isOff()).to.equal(false);
    // The title may start to fade in only in the next frame.
    await stillness(here.root);
    await new Promise(requestAnimationFrame);
    await stillness(here.root);
    await expectAccessible(here.root);
    here.seen.codes = [{ rawValue: `ethereum:${BOB}?value=1e18` }];
    await until(() => {
      here.clock.move(250);
      return here.store.get(draftAtom).recipient === BOB;
    }, 'the recipient');
    expect(here.isOff()).to.equal(true);
    expect(here.video()).to.equal(null);
  });

  const ends: Readonly<Record<string, (here: Awaited<ReturnType<typeof scanning>>) => void>> = {
    'the visitor stops it': ({ root }) =>
      root.querySelector<HTMLElement>('[aria-label="Stop the camera"]')?.click(),
    'the view is left': ({ store }) => store.set(pushAtom, { view: 'Account' }),
    'the modal closes': ({ store }) => store.set(closeModalAtom, 'button'),
    'the page is hidden': () => hide(),
  };
  for (const [title, leave] of Object.entries(ends)) {
    it(`is off when ${title}`, async () => {
      const here = await scanning();
      leave(here);
      await until(here.isOff, 'off');
      expect(here.store.get(draftAtom).recipient).to.equal('');
    });
  }

  it('is turned off when it comes after the visitor has left', async () => {
    const permission = deferred();
    const here = await withCamera(async (stream) => {
      await permission.promise;
      return stream;
    });
    here.press();
    await until(() => here.asked.length === 1, 'the question');
    hide();
    await until(() => here.video() === null, 'the end');
    expect(here.isOff()).to.equal(false);
    permission.resolve();
    await until(here.isOff, 'off');
  });

  it('gives up after two minutes and says so', async () => {
    const here = await scanning();
    here.clock.move(119_000);
    expect(here.isOff()).to.equal(false);
    here.clock.move(1_000);
    expect(here.isOff()).to.equal(true);
    await until(() => here.root.textContent?.includes('No QR code found') === true, 'the reason');
  });

  for (const [name, words] of [
    ['NotAllowedError', 'The camera isn’t allowed'],
    ['NotFoundError', 'No camera found'],
    ['NotReadableError', 'The camera stopped'],
  ]) {
    it(`says what is wrong after a ${name}, and asks again on another press`, async () => {
      const here = await withCamera(async () => {
        throw new DOMException('', name);
      });
      here.press();
      await until(() => here.root.textContent?.includes(words ?? '') === true, words);
      expect(here.video()).to.equal(null);
      // There is nothing to stop yet.
      await until(here.isOffered, 'the button');
      expect(here.root.textContent).not.to.include('Stop the camera');
      here.press();
      await until(() => here.asked.length === 2, 'the question');
    });
  }
});
