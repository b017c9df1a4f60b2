// Functions that run inside a page. They are sent as text, so they use nothing from outside but the first of them.

/** Finds visible elements by role and name through open shadow roots. `in` names a dialog or list around them. */
export function installQueries() {
  const roles = {
    button: 'button, [role=button], summary',
    textbox: 'input:not([type]), input[type=text], input[type=email], input[type=search], textarea',
    dialog: 'dialog[open], [role=dialog]',
    list: 'ul, ol, [role=list], [role=listbox]',
    img: 'img, [role=img]',
    heading: 'h1, h2, h3, [role=heading]',
  };
  const words = (text) => (text ?? '').trim().replace(/\s+/g, ' ');
  function nameOf(element) {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const labels = ids.map((id) => element.getRootNode().getElementById(id)?.textContent);
    const own = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.alt;
    return words(labels.length ? labels.join(' ') : (own ?? element.textContent));
  }
  function* all(root, selector) {
    for (const element of root.querySelectorAll('*')) {
      if (element.matches(selector)) yield element;
      if (element.shadowRoot) yield* all(element.shadowRoot, selector);
    }
  }
  const isSeen = (element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  /** The first with this name, else the first whose name begins with it. */
  const find = (role, name, root = document) => {
    let similar;
    for (const element of all(root, roles[role])) {
      if (!isSeen(element)) continue;
      const own = nameOf(element);
      if (name === undefined || own === name) return element;
      if (own.startsWith(name)) similar ??= element;
    }
    return similar;
  };
  const focused = () => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active;
  };
  const topAt = (x, y, root = document) => {
    const element = root.elementFromPoint(x, y);
    const inner = element?.shadowRoot;
    return inner && inner !== root ? topAt(x, y, inner) : element;
  };
  /** The middle of an element, if a press there reaches it: nothing covers it, or clips it while it grows. */
  const middleOf = (element) => {
    const { x, y, width, height } = element?.getBoundingClientRect() ?? {};
    const middle = width ? [Math.round(x + width / 2), Math.round(y + height / 2)] : undefined;
    return middle && element.contains(topAt(...middle)) ? middle : undefined;
  };
  const complaints = [];
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason?.stack ?? reason)));
  document.addEventListener('wallet-error', ({ detail }) => complaints.push(JSON.stringify(detail)));
  window.visitor = { find, middleOf, nameOf, focused, complaints };
}

/** The middle of an element once it has stopped moving; undefined while it can't be pressed. */
export async function placeOf(role, name) {
  const place = () => window.visitor.middleOf(window.visitor.find(role, name));
  const before = place();
  await new Promise((resolve) => setTimeout(resolve, 50));
  // A busy machine may not have drawn in the meantime.
  await new Promise(requestAnimationFrame);
  const now = place();
  return now && `${before}` === `${now}` ? { x: now[0], y: now[1] } : undefined;
}

/** The position of the frame whose address contains `part`. */
export function framePlace(part) {
  const { x, y } =
    document.querySelector(`wallet-modal iframe[src*="${part}"]`)?.getBoundingClientRect() ?? {};
  return x === undefined ? undefined : { x: Math.round(x), y: Math.round(y) };
}

/** In the frame: the position of the approve button. */
export function approveButtonPlace() {
  const prompt = document.querySelector('[data-wallet-modal-sandbox-prompt]')?.shadowRoot;
  const { x, y, width, height } = prompt?.querySelector('[part=approve]')?.getBoundingClientRect() ?? {};
  return width ? { x: Math.round(x + width / 2), y: Math.round(y + height / 2) } : undefined;
}

export const isThere = (role, name) => Boolean(window.visitor.find(role, name));

/** Describes the focused element. */
export function describeFocus() {
  const active = window.visitor.focused();
  const host = active?.getRootNode().host;
  return {
    name: active ? window.visitor.nameOf(active) : '',
    isInDialog: Boolean(active?.closest('dialog')),
    isInPrompt: host?.hasAttribute('data-wallet-modal-sandbox-prompt') ?? false,
  };
}

export const isDefined = () => Boolean(customElements.get('wallet-modal'));

export const readState = () => JSON.parse(JSON.stringify(document.querySelector('wallet-modal').state));

/** A page's request to the modal's provider; `{ code }` when refused. */
export const request = (method, params) =>
  document
    .querySelector('wallet-modal')
    .provider.request({ method, params })
    .then(
      (result) => ({ result }),
      ({ code }) => ({ code }),
    );
