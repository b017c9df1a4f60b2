// Records every text of the modal, on screen or in a live region, when it appears and disappears, and the page's events.

/** Runs in the page before its scripts. Sent as text, so it uses nothing from outside. */
export function recordWords() {
  window.tellWords({ isNew: true });
  const roots = new Set();
  let last = new Map();
  const UNITS = 'li, button, a, [role="button"], [role="tab"], label';
  const LIVE = '[role="alert"], [role="status"], [aria-live]';
  const BLOCKS = 'p, dl > div, h1, h2, h3, div';

  function unitOf(element) {
    let found = element.closest(BLOCKS) ?? element;
    for (let up = element; up; up = up.parentElement) if (up.matches(UNITS)) found = up;
    return found;
  }

  /** The element that groups the text of a line. */
  function blockOf(element) {
    let block = element;
    while (block.parentElement && getComputedStyle(block).display === 'inline') block = block.parentElement;
    return block;
  }

  function look() {
    const units = new Map();
    for (const root of roots) {
      if (!root.host.isConnected) continue;
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!node.data.trim() || !element || /^(style|script)$/i.test(element.localName)) continue;
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const unit = unitOf(element);
        const block = blockOf(element);
        const before = units.get(unit);
        const gap = before && before.block !== block ? ' ' : '';
        units.set(unit, { text: `${before?.text ?? ''}${gap}${node.data}`, block });
      }
    }
    const now = new Map();
    for (const [unit, { text }] of units) {
      const isButton = unit.matches('button, [role="button"]');
      const kind = isButton ? 'button' : unit.matches('li') ? 'row' : unit.closest(LIVE) ? 'live' : 'text';
      const isOff = isButton && (unit.disabled || unit.ariaDisabled === 'true' || unit.ariaBusy === 'true');
      const said = { kind, text: text.replace(/\s+/g, ' ').trim(), ...(isButton && { isOn: !isOff }) };
      now.set(JSON.stringify(said), said);
    }
    const come = [...now].filter(([key]) => !last.has(key)).map(([, said]) => said);
    const gone = [...last].filter(([key]) => !now.has(key)).map(([, said]) => said);
    last = now;
    if (come.length + gone.length > 0) window.tellWords({ come, gone });
  }

  const observer = new MutationObserver(look);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function attach(options) {
    const root = attachShadow.call(this, options);
    if (this.localName.startsWith('wallet-')) {
      roots.add(root);
      const attributeFilter = ['disabled', 'aria-disabled', 'aria-busy', 'hidden', 'open', 'class', 'style'];
      observer.observe(root, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
        attributeFilter,
      });
    }
    return root;
  };
}
