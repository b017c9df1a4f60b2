import { find } from './find.js';
import { theModal } from './modal.js';

/** The product's files, without those of this page and the sandbox. */
const PRODUCT = /^\/dist\/(wallet-modal\.js|chunks\/)/;

/**
 * Shows browser measurements: how much of the product is loaded, which hosts were contacted, and how long opening took.
 */
export function showFacts(): void {
  const files = new Map<string, number>();
  const hosts = new Set<string>();
  const show = () => {
    const bytes = [...files.values()].reduce((sum, size) => sum + size, 0);
    write(
      'loaded',
      `${(bytes / 1000).toFixed(1)} kB`,
      files.size === 1 ? 'in 1 file' : `in ${files.size} files`,
    );
    write('hosts', `${hosts.size}`, [...hosts].join(', ') || 'other hosts asked');
  };
  const observer = new PerformanceObserver((entries) => {
    for (const { name, encodedBodySize } of entries.getEntries() as PerformanceResourceTiming[]) {
      const { protocol, origin, host, pathname } = new URL(name);
      if (protocol === 'data:' || protocol === 'blob:') continue;
      if (origin !== location.origin) hosts.add(host);
      // A preloaded file is reported twice.
      else if (PRODUCT.test(pathname) && !files.has(pathname)) {
        files.set(pathname, encodedBodySize);
        // Some browsers report no size for files from the cache.
        if (encodedBodySize === 0) {
          void sizeOf(pathname).then((size) => {
            files.set(pathname, size);
            show();
          });
        }
      }
    }
    show();
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

/** The compressed size of a file, as it is sent. */
async function sizeOf(path: string): Promise<number> {
  try {
    const { headers } = await fetch(path, { method: 'HEAD', cache: 'no-store' });
    return Number(headers.get('content-length'));
  } catch {
    // The server is gone; continue without a size.
    return 0;
  }
}

function write(name: string, value: string, note: string): void {
  find(`#fact-${name}`, HTMLElement).textContent = value;
  find(`#fact-${name}-note`, HTMLElement).textContent = note;
}
