const FILE = /\/node_modules\/virtua\/lib\/index\.js$/;
const TOLD = 'n = t, e(t), n = null;';

/**
 * Makes virtua render rows in the frame after it gets their new sizes. It would render them at once, and changing sizes while
 * resize observers run makes the page report a "ResizeObserver loop". Throws if virtua's code has changed.
 */
export function laterSizes() {
  return {
    name: 'later-sizes',
    transform(code, id) {
      if (!FILE.test(id)) return null;
      if (code.split(TOLD).length !== 2) throw new Error('virtua tells of sizes in another way now.');
      return {
        code: code.replace(TOLD, 'o.requestAnimationFrame(() => { n = t, e(t), n = null; });'),
        map: null,
      };
    },
  };
}
