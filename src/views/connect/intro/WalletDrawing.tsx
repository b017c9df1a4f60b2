import { body, coin, drawing, line, mark } from './WalletDrawing.css.js';

/** A wallet with coins and a check mark for approval. Decorative: the text below says the same. */
export function WalletDrawing() {
  return (
    <svg className={drawing} viewBox="0 0 160 112" aria-hidden="true" focusable="false">
      <circle className={coin} cx="56" cy="32" r="18" />
      <path className={line} d="m56 22 7 10-7 10-7-10z" />
      <circle className={coin} cx="97" cy="27" r="13" />
      <rect className={body} x="22" y="40" width="116" height="66" rx="14" />
      <path className={mark} d="M38 56h40" />
      <path className={coin} d="M138 62h-24a13 13 0 0 0 0 26h24" />
      <path className={line} d="m110 75 4 4 8-8" />
    </svg>
  );
}
