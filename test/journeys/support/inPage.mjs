// Runs in every page before its own scripts: reports the page's events and errors to the journey.

/** Sent to the page as text, so it uses nothing from outside. */
export function listen(names) {
  const plain = (value) => JSON.parse(JSON.stringify(value ?? null));
  for (const name of names) {
    document.addEventListener(name, (event) => {
      const from = event.target.id || event.target.localName;
      window.tellJourney({ kind: 'event', name, from, detail: plain(event.detail), at: performance.now() });
    });
  }
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    window.tellJourney({ kind: 'problem', text: `policy: ${violatedDirective} ${blockedURI} ${sample}` });
  });
}

export const eventNames = [
  'wallet-connected',
  'wallet-disconnected',
  'wallet-account-changed',
  'wallet-network-changed',
  'wallet-signed-in',
  'wallet-signed-out',
  'wallet-before-open',
  'wallet-open',
  'wallet-before-close',
  'wallet-close',
  'wallet-view-changed',
  'wallet-transaction',
  'wallet-error',
];

/** Reports the events of a modal's provider to the journey. */
export function listenToProvider(modal) {
  for (const name of ['connect', 'disconnect', 'accountsChanged', 'chainChanged']) {
    modal.provider.on(name, (value) => {
      const detail = value instanceof Error ? { code: value.code } : value;
      window.tellJourney({
        kind: 'event',
        name: `provider ${name}`,
        from: modal.id || modal.localName,
        detail,
      });
    });
  }
}

/** Describes the focused element, searched through open shadow roots. */
export function describeFocus() {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (!active || active === document.body || active === document.documentElement)
    return { name: 'body', isVisible: false };
  // A field draws the focus ring around its box.
  const isField = active.matches('input, textarea');
  const around = [active];
  while (around.length < (isField ? 5 : 2)) around.push(around.at(-1).parentElement ?? active);
  const hasOutline = around.some((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return boxShadow.includes('inset') || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0);
  });
  return {
    name: (active.ariaLabel ?? active.textContent ?? '').trim().replace(/\s+/g, ' '),
    tag: active.localName,
    hostId: active.getRootNode().host?.id,
    isInDialog: Boolean(active.closest('dialog')),
    isInPrompt: active.getRootNode().host?.hasAttribute('data-wallet-modal-sandbox-prompt') ?? false,
    isVisible: active.matches(':focus-visible') && hasOutline,
  };
}
