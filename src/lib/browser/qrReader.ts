import type { Clock } from '../clock.js';
import { wait } from '../wait.js';

/** The largest photo that is read, in bytes. */
const MOST_BYTES = 30_000_000;
/** The longest text that is taken from a code. */
const LONGEST_TEXT = 2_048;
/** How long reading a photo may take, in ms. */
const DEADLINE_MS = 10_000;

interface Detector {
  detect(image: ImageBitmapSource): Promise<unknown>;
}
type DetectorClass = new (options: { formats: readonly string[] }) => Detector;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether this browser reads QR codes by itself. */
export const readsQrCodes = (): boolean => typeof detectorClass() === 'function';

/** The text of the first QR code in a photo. Undefined if none is found, or if the photo cannot be read. Never rejects. */
export async function readQrPhoto(photo: Blob, clock: Clock): Promise<string | undefined> {
  if (photo.size > MOST_BYTES) return undefined;
  try {
    return await wait(readCode(photo), { clock, deadlineMs: DEADLINE_MS, what: 'The browser' });
  } catch {
    // Not a picture, or the browser's reader is missing or failed: there is nothing to fill in.
    return undefined;
  }
}

async function readCode(photo: Blob): Promise<string | undefined> {
  const Detect = detectorClass();
  if (!Detect) return undefined;
  const picture = await createImageBitmap(photo);
  try {
    const found = await new Detect({ formats: ['qr_code'] }).detect(picture);
    const [first] = Array.isArray(found) ? found : [];
    const text: unknown = (first as { rawValue?: unknown } | undefined)?.rawValue;
    return typeof text === 'string' && text.length <= LONGEST_TEXT ? text.trim() || undefined : undefined;
  } finally {
    picture.close();
  }
}
