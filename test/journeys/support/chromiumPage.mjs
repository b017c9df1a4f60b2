/** A page of Playwright as those of other engines are driven. */
export const chromiumPage = (page) => ({
  // As text, which no policy of the page forbids.
  run: (work, ...args) => page.evaluate(`(${work})(...${JSON.stringify(args)})`),
  press: (key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
  click: ({ x, y }) => page.mouse.click(x, y),
  reload: () => page.reload(),
  close: () => page.close(),
});
