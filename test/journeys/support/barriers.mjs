// A visitor who checks for barriers with axe.

/** The page with axe as a separate script, which needs no exception from its policy. */
export const withAxe = (html) => html.replace('</head>', '<script src="/axe.min.js"></script></head>');

/** Rules whose findings depend on how a page looks. The others find the same in every look. */
const RULES_OF_LOOKS = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];
const looks = [
  { title: 'dark', theme: 'dark', dir: 'ltr' },
  { title: 'light', theme: 'light', dir: 'ltr', runOnly: RULES_OF_LOOKS },
  { title: 'right to left', theme: 'dark', dir: 'rtl', runOnly: RULES_OF_LOOKS },
];

/** Sent to the page: axe's findings in the dialog and the surrounding page, in each look, as text. */
async function findBarriers(looks) {
  const modal = document.querySelector('wallet-modal');
  const found = [];
  // A colour in transition is not a finding.
  const isStill = () =>
    Promise.all(
      document
        .getAnimations()
        .concat(modal.shadowRoot.getAnimations())
        .filter((one) => one.effect.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((one) => one.finished.catch(() => undefined)),
    );
  // The modal has the direction of its language, which stays English.
  const mirror = (dir) => {
    for (const part of [document.documentElement, ...modal.shadowRoot.querySelectorAll('[lang]')])
      part.dir = dir;
  };
  for (const { title, theme, dir, runOnly } of looks) {
    modal.setAttribute('theme-mode', theme);
    mirror(dir);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await isStill();
    // The sign-in frame is another party's page.
    const options = { resultTypes: ['violations'], preload: false, iframes: false };
    const { violations } = await window.axe.run(document, runOnly ? { ...options, runOnly } : options);
    for (const { id, help, nodes } of violations) {
      for (const { target, failureSummary } of nodes)
        found.push(`${title}, ${id}: ${help}\n${target.flat().join(' ')}\n${failureSummary}`);
    }
  }
  modal.setAttribute('theme-mode', looks[0].theme);
  mirror(looks[0].dir);
  return found;
}

/** The axe checks of a site, and their findings. */
export function lookingAt(site) {
  const barriers = {};
  const look = async (what) => {
    const found = await site.page.evaluate(findBarriers, looks);
    if (found.length > 0) barriers[what] = found;
  };
  const shows = async (locator, what) => {
    await site.sees(locator);
    await look(what);
  };
  const enters = (title, what = title) => shows(site.dialog(title), what);
  return { site, look, shows, enters, barriers };
}

/** A page whose dialog is checked with axe. */
export async function visitLooking(
  { open, stack },
  wallets,
  { attributes = '', page = 'plain.html', ...options } = {},
) {
  stack.serve('node_modules/axe-core/axe.min.js', 'axe.min.js');
  const own = (html) => html.replace('<wallet-modal', `<wallet-modal ${attributes}`);
  const site = await open(page, {
    wallets,
    change: (html) => withAxe(own(html)),
    ...options,
  });
  return lookingAt(site);
}
