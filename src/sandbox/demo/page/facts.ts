import { find } from './find.js';
import { theModal } from './modal.js';

/** Files of the product; those of this page and of the sandbox are not counted. */
const PRODUCT = /^\/dist\/(wallet-modal\.js|chunks\/)/;

/** Shows what the browser measured: how much of the product is loaded, whom the page asked, how long opening took. */
export function showFacts(): void {
  const files = new Map<string, number>();
  const hosts = new Set<string>();
  const observer = new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries() as PerformanceResourceTiming[]) {
      const url = new URL(entry.name);
      if (url.protocol === 'data:' || url.protocol === 'blob:') continue;
      if (url.origin !== location.origin) hosts.add(url.host);
      // A preloaded file is told of twice.
      else if (PRODUCT.test(url.pathname))
        files.set(url.pathname, Math.max(files.get(url.pathname) ?? 0, entry.encodedBodySize));
    }
    const bytes = [...files.values()].reduce((sum, size) => sum + size, 0);
    write(
      'loaded',
      `${(bytes / 1000).toFixed(1)} kB`,
      files.size === 1 ? 'in 1 file' : `in ${files.size} files`,
    );
    write('hosts', `${hosts.size}`, [...hosts].join(', ') || 'other hosts asked');
  });
  observer.observe({ type: 'resource', buffered: true });

  const modal = theModal();
  let asked = 0;
  modal.addEventListener('wallet-before-open', () => {
    asked = performance.now();
  });
  modal.addEventListener('wallet-open', () => {
    requestAnimationFrame(() =>
      setTimeout(() =>
        write('opening', `${Math.round(performance.now() - asked)} ms`, 'from press to paint'),
      ),
    );
  });
}

function write(name: string, value: string, note: string): void {
  find(`#fact-${name}`, HTMLElement).textContent = value;
  find(`#fact-${name}-note`, HTMLElement).textContent = note;
}
