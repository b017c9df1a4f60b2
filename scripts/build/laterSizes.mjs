const FILE = /\/node_modules\/virtua\/lib\/index\.js$/;
const TOLD = 'n = t, e(t), n = null;';

/**
 * Has virtua draw rows in the frame after it is told of their sizes. It would draw them at once, and whoever changes sizes
 * while observers are told of them has the page report a "ResizeObserver loop". Throws when virtua is written differently.
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
