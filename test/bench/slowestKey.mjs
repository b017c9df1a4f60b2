/** The longest time from a key of a word to the paint with its result. */
export async function slowestKey(page, word) {
  const times = [];
  for (const key of word) {
    await page.evaluate(() => window.list.watchKey());
    await page.keyboard.press(key);
    times.push(await page.evaluate(() => window.list.keySeen));
  }
  return Math.max(...times);
}
