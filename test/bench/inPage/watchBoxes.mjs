/**
 * Runs in the page. From the next click on, it records each frame in which a visible box has moved or grown by a pixel, has
 * appeared or disappeared, or has another text. It is passed as text, so it uses nothing from outside. `window.boxes.changes`
 * are the times of these frames.
 */
export function watchBoxes() {
  const boxes = { changes: [] };
  window.boxes = boxes;
  const LEAST_PX = 1;

  function* elementsIn(root) {
    for (const element of root.querySelectorAll('*')) {
      yield element;
      if (element.shadowRoot) yield* elementsIn(element.shadowRoot);
    }
  }

  const ownText = ({ childNodes }) =>
    [...childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.data : '')).join('');

  function seenBoxes() {
    const found = [];
    for (const element of elementsIn(document.body)) {
      const { x, y, width, height } = element.getBoundingClientRect();
      // Text for screen readers only has a box of one pixel.
      const isSeen = width > LEAST_PX && height > LEAST_PX;
      if (!isSeen || !element.checkVisibility({ visibilityProperty: true })) continue;
      found.push({ what: `${element.localName} ${ownText(element)}`, box: [x, y, width, height] });
    }
    return found;
  }

  const isOther = (one, last) =>
    one.what !== last?.what || one.box.some((length, at) => Math.abs(length - last.box[at]) >= LEAST_PX);

  const follow = () => {
    // Compared with the last change rather than the last frame, or slow movement would count as still.
    let noted = seenBoxes();
    const look = () => {
      const next = seenBoxes();
      if (next.length !== noted.length || next.some((one, at) => isOther(one, noted[at]))) {
        boxes.changes.push(performance.now());
        noted = next;
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  window.addEventListener('click', follow, { capture: true, once: true });
}
