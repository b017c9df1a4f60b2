import type { WalletPage, WalletQuery } from './walletSource.js';

/** The number of answers to keep: enough for the whole list of a large directory and some searches. */
const MOST_ANSWERS = 60;

/** Caches answers for this visit. */
export function keepAnswers(
  ask: (query: WalletQuery, signal: AbortSignal) => Promise<WalletPage>,
): (query: WalletQuery, signal: AbortSignal) => Promise<WalletPage> {
  const answers = new Map<string, WalletPage>();
  return async (query, signal) => {
    const key = JSON.stringify(query);
    const known = answers.get(key);
    if (known) return known;
    const answer = await ask(query, signal);
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (oldest !== undefined && answers.size > MOST_ANSWERS) answers.delete(oldest);
    return answer;
  };
}
