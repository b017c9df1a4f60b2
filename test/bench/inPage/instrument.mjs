/**
 * The instrument, which is the same in every page and runs before its own scripts. It is passed as text, so it uses nothing
 * from outside. `window.bench` then has:
 * - `usable`: the time when the button could be pressed
 * - `opening`: the last opening: the times of the press and of the first painted wallet row, and the files loaded by then
 * - `closed()`: resolves when no wallet row is visible
 * - `hasDialog()`: whether a dialog is visible
 * - `expect(what)`: `next` is then the time from the next click to the paint that shows this
 * - `boxOf(words)`: the position of the row with these words
 */
export function instrument({ names, pressAtOnce }) {
  const rows = 'button, [role=button], li, [role=listitem], [role=option], a[href]';

  /** All elements below a root, through open shadow roots. */
  function* elementsIn(root) {
    if (root.shadowRoot) yield* elementsIn(root.shadowRoot);
    for (const element of root.querySelectorAll('*')) {
      yield element;
      if (element.shadowRoot) yield* elementsIn(element.shadowRoot);
    }
  }

  /** Whether an element has a box in the viewport, and neither it nor an ancestor is hidden or fully transparent. */
  function isSeen(element) {
    const { width, height, top, left, bottom, right } = element.getBoundingClientRect();
    const isInView = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    const look = { opacityProperty: true, visibilityProperty: true };
    return width > 0 && height > 0 && isInView && element.checkVisibility(look);
  }

  /** The first visible element that fits, and whether any element fits. */
  function findSeen(root, fits) {
    let isThere = false;
    for (const element of root ? elementsIn(root) : []) {
      if (!fits(element)) continue;
      isThere = true;
      if (isSeen(element)) return { element, isThere };
    }
    return { isThere };
  }

  // Every page has its button somewhere in #connect, and only creates it once its code handles presses.
  const isButton = (element) => element.localName === 'button' && !element.disabled && element.textContent;
  const isRow = (element) =>
    element.matches(rows) && names.some((name) => element.textContent.includes(name));
  const findButton = () => findSeen(document.querySelector('#connect'), isButton);
  const findRow = () => findSeen(document, isRow);

  /** The time in a separate task after the current frame. */
  function afterPaint() {
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve(performance.now());
      };
      port2.postMessage(undefined);
    });
  }

  // Frames are requested only where the page itself has changed something, so that the instrument causes none.
  const watchers = new Set();
  const observer = new MutationObserver(() => {
    for (const onChange of [...watchers]) onChange();
  });
  const observe = (root) =>
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  observe(document);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    observe(root);
    return root;
  };

  /**
   * Checks each frame that follows a change, and resolves after the first one that shows the element. An existing but invisible
   * element is checked in every frame, because it may be fading in.
   */
  function painted(find) {
    return new Promise((resolve) => {
      let isAsked = false;
      const ask = () => {
        if (!isAsked) requestAnimationFrame(look);
        isAsked = true;
      };
      const look = () => {
        isAsked = false;
        const { element, isThere } = find();
        if (!element) return isThere && ask();
        watchers.delete(ask);
        return afterPaint().then((at) => resolve({ element, at }));
      };
      watchers.add(ask);
    });
  }

  /** Resolves when no wallet row is visible. */
  function closed() {
    return new Promise((resolve) => {
      const look = () => {
        if (findRow().element) requestAnimationFrame(look);
        else resolve();
      };
      look();
    });
  }

  async function watchOpening(from) {
    const { at } = await painted(findRow);
    const loaded = performance.getEntriesByType('resource').filter(({ responseEnd }) => responseEnd <= at);
    const bytes = loaded.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { from, at, bytes };
  }

  const isRowWith = (words) => (element) => element.matches(rows) && element.textContent.includes(words);

  const bench = {
    opening: undefined,
    next: undefined,
    expect({ selector = rows, words = '' }) {
      const fits = (element) => element.matches(selector) && element.textContent.includes(words);
      bench.next = new Promise((resolve) => {
        const begin = async () => {
          const from = performance.now();
          const { at } = await painted(() => findSeen(document, fits));
          resolve(at - from);
        };
        window.addEventListener('click', begin, { capture: true, once: true });
      });
    },
    boxOf: (words) => findSeen(document, isRowWith(words)).element?.getBoundingClientRect().toJSON(),
    usable: painted(findButton).then(({ element, at }) => {
      if (pressAtOnce) element.click();
      return at;
    }),
    closed,
    hasDialog: () => findSeen(document, (element) => element.localName === 'dialog').element !== undefined,
    pressRow(words) {
      const { element } = findSeen(document, isRowWith(words));
      (element.querySelector('button') ?? element).click();
    },
    press: () => findButton().element.click(),
    buttonBox: () => findButton().element.getBoundingClientRect().toJSON(),
    buttonText: () => findButton().element?.textContent ?? '',
  };
  window.bench = bench;
  window.addEventListener(
    'click',
    (event) => {
      const from = performance.now();
      const isConnect = event.composedPath().some((node) => node.id === 'connect');
      if (isConnect) bench.opening = watchOpening(from);
    },
    true,
  );
}
