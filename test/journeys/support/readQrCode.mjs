import jsqr from 'jsqr';

/** The text that a camera reads from a page as it looks now, `scale` times as large. Undefined if it finds no code. */
export async function readQrCode(page, scale = 1) {
  const png = await page.screenshot();
  const { width, height, bytes } = await page.evaluate(toPixels, [png.toString('base64'), scale]);
  const pixels = new Uint8ClampedArray(Buffer.from(bytes, 'base64'));
  return jsqr(pixels, width, height)?.data;
}

/** Sent to the page as text. The page decodes pictures. */
async function toPixels([png, scale]) {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const width = Math.round(picture.width * scale);
  const height = Math.round(picture.height * scale);
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  let text = '';
  for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
  return { width, height, bytes: btoa(text) };
}
