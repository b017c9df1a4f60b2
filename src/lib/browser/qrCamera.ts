import type { Clock } from '../clock.js';
import { onPageHidden } from './onPageHidden.js';
import { readQrCode } from './qrReader.js';

/** How often the picture is looked at, in ms. */
const LOOK_MS = 250;
/** How long the camera is on at most, in ms. */
const DEADLINE_MS = 120_000;

/** Why there is no picture, or nothing was found: `hidden` when the visitor left the page. */
export type CameraEnd = 'declined' | 'missing' | 'failed' | 'late' | 'hidden';

export interface CameraListener {
  readonly onText: (text: string) => void;
  readonly onEnd: (why: CameraEnd) => void;
}

/**
 * Shows the camera in a video until a QR code is read, two minutes are over or the page is hidden, and tells which, once.
 * Needs a press. Pictures are read in the browser and kept nowhere. Returns a function that turns the camera off and
 * tells nothing.
 */
export function watchCamera(video: HTMLVideoElement, clock: Clock, listener: CameraListener): () => void {
  let stream: MediaStream | undefined;
  let isOver = false;
  let cancelLook = () => {};
  const cancelDeadline = clock.after(DEADLINE_MS, () => end('late'));
  const stopHiding = onPageHidden(() => end('hidden'));

  function stop() {
    isOver = true;
    cancelLook();
    cancelDeadline();
    stopHiding();
    turnOff(stream);
    video.srcObject = null;
  }

  function end(why: CameraEnd) {
    if (isOver) return;
    stop();
    listener.onEnd(why);
  }

  async function look() {
    const text = await readQrCode(video, clock);
    if (isOver) return;
    if (text === undefined) {
      cancelLook = clock.after(LOOK_MS, () => void look());
      return;
    }
    stop();
    listener.onText(text);
  }

  async function start() {
    try {
      // Of several cameras the one that looks away from the visitor.
      const given = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment' },
        audio: false,
      });
      if (isOver) {
        turnOff(given);
        return;
      }
      stream = given;
      // The system or the visitor may take it away.
      for (const track of given.getVideoTracks()) track.addEventListener('ended', () => end('failed'));
      video.srcObject = given;
      // Some cameras take long for their first picture.
      video.play().catch((error) => end(problemOf(error)));
    } catch (error) {
      end(problemOf(error));
      return;
    }
    void look();
  }

  void start();
  return stop;
}

function turnOff(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

function problemOf(error: unknown): CameraEnd {
  const { name } = error as Partial<Error>;
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'declined';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}
