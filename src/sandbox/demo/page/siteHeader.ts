import { find } from './find.js';
import { theModal } from './modal.js';

/** Keeps the wallet in reach: its buttons are in the header once those of the first screen are out of sight. */
export function enableSiteHeader(): void {
  const inHeader = find('#header-wallet', HTMLElement);
  new IntersectionObserver(([hero]) => {
    // Taken away while it has the focus, it would leave the keyboard nowhere.
    if (hero && !(hero.isIntersecting && inHeader.contains(document.activeElement))) {
      inHeader.hidden = hero.isIntersecting;
    }
  }).observe(find('#hero-wallet', HTMLElement));

  for (const button of document.querySelectorAll('wallet-button, wallet-network-button')) {
    button.addEventListener('click', () => {
      if (theModal().inline) find('#stage', HTMLElement).scrollIntoView({ block: 'center' });
    });
  }
}
