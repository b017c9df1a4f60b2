import type { Clock } from '../clock.js';
import { onPageHidden } from './onPageHidden.js';
import { readQrCode } from './qrReader.js';

/** The interval at which the camera's picture is read, in ms. */
const LOOK_MS = 250;
/** The longest time the camera stays on, in ms. */
const DEADLINE_MS = 120_000;

/** The reason why scanning ended without a result. `hidden`: the visitor left the page. */
export type CameraEnd = 'declined' | 'missing' | 'failed' | 'late' | 'hidden';

export interface CameraListener {
  readonly onText: (text: string) => void;
  readonly onEnd: (why: CameraEnd) => void;
}

/**
 * Shows the camera in a video until a QR code is read, two minutes are over, or the page is hidden, and reports the result
 * once. Must be called from a click handler. Pictures are read in the browser and not stored. Returns a function that turns the
 * camera off without a report.
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
      // Prefers the rear camera.
      const given = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment' },
        audio: false,
      });
      if (isOver) {
        turnOff(given);
        return;
      }
      stream = given;
      // The system or the visitor may revoke access.
      for (const track of given.getVideoTracks()) track.addEventListener('ended', () => end('failed'));
      video.srcObject = given;
      // Not awaited, because some cameras are slow to deliver their first picture.
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
