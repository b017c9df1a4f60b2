/** What a visit of the list measures in the page. Handed over as text, so it uses nothing from outside. */
export function watchList() {
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
  let isScrolling = false;
  let longest = 0;
  new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) if (isScrolling) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask' });

  window.list = {
    /** From the end of the answer with the first page to the paint that shows its rows. */
    async firstRows() {
      let at;
      // More than those that were recommended.
      do at = await painted();
      while (items().length < 8);
      const pages = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/getWallets?') && name.includes('entries=40'));
      return at - pages[0].responseEnd;
    },
    startScroll() {
      isScrolling = true;
    },
    isAtEnd() {
      const { scrollTop, clientHeight, scrollHeight } = scroller();
      const last = [...items()].at(-1);
      const isLast = last?.getAttribute('aria-posinset') === last?.getAttribute('aria-setsize');
      return isLast && scrollTop + clientHeight > scrollHeight - 40;
    },
    endScroll() {
      isScrolling = false;
      return longest;
    },
    /** `keySeen` is then the time from the next key to the paint that follows the list that it changed. */
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
  };
}
