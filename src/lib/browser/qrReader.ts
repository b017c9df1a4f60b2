import type { Clock } from '../clock.js';
import { wait } from '../wait.js';

/** The largest photo to read, in bytes. */
const MOST_BYTES = 30_000_000;
/** The longest text accepted from a code. */
const LONGEST_TEXT = 2_048;
/** The deadline for reading a picture, in ms. */
const DEADLINE_MS = 10_000;

interface Detector {
  detect(image: ImageBitmapSource): Promise<unknown>;
}
type DetectorClass = new (options: { formats: readonly string[] }) => Detector;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether this browser has a built-in QR code reader. */
export const readsQrCodes = (): boolean => typeof detectorClass() === 'function';

/** Whether the browser reads QR codes and this page may ask for a camera. Insecure pages may not. */
export const canUseCamera = (): boolean =>
  readsQrCodes() && typeof (navigator as Partial<Navigator>).mediaDevices?.getUserMedia === 'function';

/** The text of the first QR code in a photo. Undefined if none is found, or if the photo cannot be read. Never rejects. */
export async function readQrPhoto(photo: Blob, clock: Clock): Promise<string | undefined> {
  if (photo.size > MOST_BYTES) return undefined;
  return inTime(readPhoto(photo), clock);
}

/** Like `readQrPhoto`, for a picture that is on screen. */
export async function readQrCode(picture: ImageBitmapSource, clock: Clock): Promise<string | undefined> {
  return inTime(readPicture(picture), clock);
}

async function inTime(reading: Promise<string | undefined>, clock: Clock): Promise<string | undefined> {
  try {
    return await wait(reading, { clock, deadlineMs: DEADLINE_MS, what: 'The browser' });
  } catch {
    // Not a picture, or the browser's reader is missing or failed.
    return undefined;
  }
}

async function readPhoto(photo: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(photo);
  try {
    return await readPicture(picture);
  } finally {
    picture.close();
  }
}

async function readPicture(picture: ImageBitmapSource): Promise<string | undefined> {
  const Detect = detectorClass();
  if (!Detect) return undefined;
  const found = await new Detect({ formats: ['qr_code'] }).detect(picture);
  const [first] = Array.isArray(found) ? found : [];
  const text: unknown = (first as { rawValue?: unknown } | undefined)?.rawValue;
  return typeof text === 'string' && text.length <= LONGEST_TEXT ? text.trim() || undefined : undefined;
}
