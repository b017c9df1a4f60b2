import { find } from './find.js';
import { theModal } from './modal.js';

/** The product's files, without those of this page and the sandbox. */
const PRODUCT = /^\/dist\/(wallet-modal\.js|chunks\/.+\.js)$/;
/** The only file that a page loads before the product is used. */
const ENTRY = '/dist/wallet-modal.js';
/** The unit of docs/sizes.md. */
const KB = 1024;

/** Shows the product's size, the other hosts that were contacted, and the time that opening took. */
export async function showFacts(): Promise<void> {
  showOpeningTime();
  const weights = await readWeights();
  const loaded = new Set<string>();
  const hosts = new Set<string>();
  write('weight', kilobytes(weights.get(ENTRY)));
  const observer = new PerformanceObserver((entries) => {
    for (const { name } of entries.getEntries()) {
      const { protocol, origin, host, pathname } = new URL(name);
      if (protocol === 'data:' || protocol === 'blob:') continue;
      if (origin !== location.origin) hosts.add(host);
      else if (PRODUCT.test(pathname)) loaded.add(pathname);
    }
    const bytes = [...loaded].reduce((sum, path) => sum + (weights.get(path) ?? 0), 0);
    write('loaded', kilobytes(bytes));
    write('hosts', `${hosts.size}`);
    if (hosts.size > 0) write('hosts-note', [...hosts].join(', '));
  });
  observer.observe({ type: 'resource', buffered: true });
}

function showOpeningTime(): void {
  const modal = theModal();
  let asked = 0;
  modal.addEventListener('wallet-before-open', () => {
    asked = performance.now();
  });
  modal.addEventListener('wallet-open', () => {
    // On the stage, the modal opens automatically while the page loads.
    if (modal.inline) return;
    requestAnimationFrame(() =>
      setTimeout(() => {
        write('opening', `${Math.round(performance.now() - asked)} ms`);
        write('opening-note', 'from press to paint');
      }),
    );
  });
}

/** The compressed size of each file of the product, as measured by the build. */
async function readWeights(): Promise<ReadonlyMap<string, number>> {
  try {
    const response = await fetch('/dist/demo/weights.json');
    const weights = Object.entries((await response.json()) as Record<string, number>);
    return new Map(weights.map(([file, bytes]) => [`/dist/${file}`, bytes]));
  } catch {
    // The server is gone, so continue without figures.
    return new Map();
  }
}

function kilobytes(bytes: number | undefined): string {
  return bytes ? `${(bytes / KB).toFixed(1)} KB` : '–';
}

function write(name: string, text: string): void {
  find(`#fact-${name}`, HTMLElement).textContent = text;
}
