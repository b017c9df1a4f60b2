/** A Playwright page with the same interface as the other engines' pages. */
export const chromiumPage = (page) => ({
  // As text, which no page policy forbids.
  run: (work, ...args) => page.evaluate(`(${work})(...${JSON.stringify(args)})`),
  press: (key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
  click: ({ x, y }) => page.mouse.click(x, y),
  reload: () => page.reload(),
  close: () => page.close(),
});
