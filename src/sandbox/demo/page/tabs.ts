/** Turns lists of buttons that control panels into tabs: arrow keys, Home and End select. */
export function enableTabs(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[role=tablist]')) {
    const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
    const choose = (chosen: HTMLElement | undefined, isFocused = true) => {
      if (!chosen) return;
      for (const tab of tabs) {
        const isChosen = tab === chosen;
        tab.ariaSelected = `${isChosen}`;
        tab.tabIndex = isChosen ? 0 : -1;
        const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
        if (panel) panel.hidden = !isChosen;
      }
      if (isFocused) chosen.focus();
    };
    list.addEventListener('click', (event) => {
      choose(tabs.find((tab) => tab.contains(event.target as Node)));
    });
    list.addEventListener('keydown', (event) => {
      const index = tabs.indexOf(document.activeElement as HTMLElement);
      const forward = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      const back = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
      const next = new Map([
        [forward, tabs[(index + 1) % tabs.length]],
        [back, tabs.at(index - 1)],
        ['Home', tabs[0]],
        ['End', tabs.at(-1)],
      ]).get(event.key);
      if (index < 0 || !next) return;
      event.preventDefault();
      choose(next);
    });
    choose(tabs[0], false);
  }
}
