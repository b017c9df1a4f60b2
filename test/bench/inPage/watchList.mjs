/** A list visit's measurements in the page. Passed as text, so it uses nothing from outside. */
export function watchList() {
  const LONGEST_MS = 30_000;
  const root = () => document.querySelector('wallet-modal, vanilla-floor')?.shadowRoot ?? document;
  const items = () => root().querySelectorAll('li[data-index]');
  const scroller = () => root().querySelector('[data-scroller]');
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(undefined);
      });
    });
  /** The time when a paint shows this many rows. */
  const seen = async (selector, least) => {
    const end = performance.now() + LONGEST_MS;
    for (;;) {
      const at = await painted();
      const count = root().querySelectorAll(selector).length;
      if (count >= least) return at;
      if (at > end) throw new Error(`${count} of ${least} rows "${selector}" in time.`);
    }
  };
  let isScrolling = false;
  let longest = 0;
  new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) if (isScrolling) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask' });

  window.list = {
    /** From the end of the first answer to the paint with this many rows. `parts` are parts of the answer's URL. */
    async firstRows(parts, selector, least) {
      const at = await seen(selector, least);
      const answers = performance
        .getEntriesByType('resource')
        .filter(({ name }) => parts.every((part) => name.includes(part)));
      return at - answers[0].responseEnd;
    },
    /** From the next click to the paint with this many rows. */
    watchPress(selector, least) {
      window.list.pressSeen = new Promise((resolve, reject) => {
        const onClick = ({ timeStamp }) =>
          seen(selector, least).then((at) => resolve(at - timeStamp), reject);
        window.addEventListener('click', onClick, { once: true, capture: true });
      });
    },
    startScroll() {
      isScrolling = true;
      longest = 0;
    },
    /** Whether the end of a list with at least this many rows is visible. */
    isAtEnd(least) {
      const { scrollTop, clientHeight, scrollHeight } = scroller();
      const last = [...items()].at(-1);
      const size = Number(last?.getAttribute('aria-setsize'));
      const isLast = size >= least && size === Number(last.getAttribute('aria-posinset'));
      return isLast && scrollTop + clientHeight > scrollHeight - 40;
    },
    endScroll() {
      isScrolling = false;
      return longest;
    },
    /** `keySeen` is then the time from the next key to the paint after the list's change. */
    watchKey() {
      window.list.keySeen = new Promise((resolve) => {
        const onInput = ({ timeStamp }) => {
          const observer = new MutationObserver(async () => {
            observer.disconnect();
            resolve((await painted()) - timeStamp);
          });
          observer.observe(root(), { subtree: true, childList: true, attributes: true });
        };
        root().addEventListener('input', onInput, { once: true, capture: true });
      });
    },
    /** `quoteSeen` is then the time from the next key to the paint with a quote, less the service's response time. */
    watchQuote() {
      const shown = () => root().querySelector('section input').value;
      window.list.quoteSeen = new Promise((resolve, reject) => {
        const onInput = async ({ timeStamp }) => {
          let at;
          do at = await painted();
          while (!/[1-9]/.test(shown()) && at - timeStamp < LONGEST_MS);
          if (!/[1-9]/.test(shown())) return reject(new Error('No quote is shown.'));
          const asked = performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.includes('/quotes?'));
          resolve(at - timeStamp - asked.at(-1).duration);
        };
        root().addEventListener('input', onInput, { once: true, capture: true });
      });
    },
  };
}
