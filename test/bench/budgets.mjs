import { firstOpening, tiers } from '../../scripts/budgets.mjs';

const KB = 1024;

/** Times as ratios to a floor of the same run; `only` names the condition if a budget applies to one alone. */
export const ratioBudgets = [
  { metric: 'usable', floor: 'vanilla', limit: 1.1 },
  { metric: 'openIntent', floor: 'react', limit: 2 },
  { metric: 'rowFromNavigation', floor: 'react', limit: 1.25, only: 'slow' },
];

/**
 * Perceptible times in ms: a tenth of a second, or a second on a slow phone, for metrics without a floor; and the requests that
 * an opening may make.
 */
export const feltBudgets = [
  { metric: 'rest', limit: 150, only: 'plain' },
  { metric: 'rest', limit: 450, only: 'slow' },
  { metric: 'restBytes', limit: 125 * KB, only: 'slow' },
  { metric: 'restRequests', limit: 12, only: 'slow' },
  { metric: 'codeReady', limit: 300, only: 'plain' },
  { metric: 'codeCold', limit: 1200, only: 'slow' },
  { metric: 'account', limit: 100, only: 'plain' },
  { metric: 'account', limit: 1000, only: 'slow' },
  { metric: 'networks', limit: 100, only: 'plain' },
  { metric: 'networks', limit: 1000, only: 'slow' },
  { metric: 'search', limit: 50, only: 'plain' },
  { metric: 'figureReady', limit: 100, only: 'plain' },
  { metric: 'figureReady', limit: 1000, only: 'slow' },
  { metric: 'figureCold', limit: 1000, only: 'slow' },
  { metric: 'tokensFirst', limit: 100, only: 'plain' },
  { metric: 'tokensAll', limit: 100, only: 'plain' },
  { metric: 'historyFirst', limit: 100, only: 'plain' },
  { metric: 'historyAll', limit: 100, only: 'plain' },
  { metric: 'choiceAll', limit: 100, only: 'plain' },
  { metric: 'swapAll', limit: 100, only: 'plain' },
  { metric: 'swapSearch', limit: 50, only: 'plain' },
  { metric: 'quoteShown', limit: 400, only: 'plain' },
];

/** Longest tasks, in ms. */
export const taskBudgets = [
  { metric: 'tokensScroll', limit: 50 },
  { metric: 'historyScroll', limit: 50 },
  { metric: 'choiceScroll', limit: 50 },
  { metric: 'swapScroll', limit: 50 },
];

/** Bytes over the wire: the limits of the size table, checked on a real page load. */
export const byteBudgets = [
  { metric: 'entryBytes', limit: tiers[0].limit * KB },
  { metric: 'openingBytes', limit: firstOpening.limit * KB },
];

/** After many openings, compared with few. */
export const growthBudgets = [
  { metric: 'heap', limit: 1.05 },
  { metric: 'nodes', limit: 1 },
  { metric: 'listeners', limit: 1 },
];
