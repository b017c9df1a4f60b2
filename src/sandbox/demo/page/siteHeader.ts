import { find } from './find.js';
import { theModal } from './modal.js';
import { leaveStage } from './stage.js';

/** Shows the wallet buttons in the header once those of the first screen have scrolled away. Closes the menu after a choice. */
export function enableSiteHeader(): void {
  const inHeader = find('#header-wallet', HTMLElement);
  new IntersectionObserver(([hero]) => {
    // Hiding the focused element would lose the keyboard position.
    if (hero && !(hero.isIntersecting && inHeader.contains(document.activeElement))) {
      inHeader.hidden = hero.isIntersecting;
    }
  }).observe(find('#hero-wallet', HTMLElement));

  for (const button of document.querySelectorAll('wallet-button, wallet-network-button')) {
    // This has to happen before the button opens the modal.
    button.addEventListener('click', leaveStage, { capture: true });
    button.addEventListener('click', () => {
      if (theModal().inline) find('#stage', HTMLElement).scrollIntoView({ block: 'center' });
    });
  }

  const menu = find('#menu', HTMLElement);
  menu.addEventListener('click', () => {
    if (menu.matches(':popover-open')) menu.hidePopover();
  });
}
