import { find } from './find.js';
import { theModal } from './modal.js';

/** Moves the wallet buttons to the header once the first screen has scrolled away. */
export function enableSiteHeader(): void {
  const inHeader = find('#header-wallet', HTMLElement);
  new IntersectionObserver(([hero]) => {
    // Removing the focused element would lose the keyboard position.
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
