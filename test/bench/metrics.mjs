const ms = (value) => `${value.toFixed(value < 99.5 ? 1 : 0)} ms`;
const kb = (value) => `${(value / 1024).toFixed(1)} KB`;
/** The browser reports no shorter tasks. */
const task = (value) => (value === 0 ? 'under 50 ms' : ms(value));
const count = (value) => String(Math.round(value));

/** The metrics, as named in the table. */
export const metrics = {
  entryBytes: { title: 'Script before anybody asks', format: kb },
  openingBytes: { title: 'Script until wallets are shown', format: kb },
  restBytes: { title: 'Script asked for until all is at rest', format: kb },
  restRequests: { title: 'Files asked for until all is at rest', format: count },
  usable: { title: 'Navigation to usable button', format: ms, isTime: true },
  openCold: { title: 'First opening, nothing loaded ahead', format: ms, isTime: true },
  rest: { title: 'First opening until all is at rest', format: ms, isTime: true },
  openIntent: { title: 'First opening after hovering', format: ms, isTime: true },
  rowFromNavigation: {
    title: 'Navigation to first wallet row, pressed at once',
    format: ms,
    isTime: true,
  },
  codeReady: { title: 'WalletConnect pressed to QR code, code loaded ahead', format: ms, isTime: true },
  codeCold: { title: 'WalletConnect pressed to QR code, nothing loaded ahead', format: ms, isTime: true },
  account: { title: 'Button pressed to account view', format: ms, isTime: true },
  networks: { title: 'Network pressed to list of networks', format: ms, isTime: true },
  search: { title: 'Key to result among 600 wallets', format: ms, isTime: true },
  figureReady: { title: 'Button pressed to first figure, code loaded ahead', format: ms, isTime: true },
  figureCold: { title: 'Button pressed to first figure, nothing loaded ahead', format: ms, isTime: true },
  tokensFirst: { title: '1,000 tokens: data there to first rows', format: ms, isTime: true },
  tokensAll: { title: '1,000 tokens: unfolding to a page of rows', format: ms, isTime: true },
  tokensScroll: { title: '1,000 tokens: longest task while scrolling', format: task },
  historyFirst: { title: '5,000 transactions: data there to first rows', format: ms, isTime: true },
  historyAll: { title: '5,000 transactions: “Show all” to a page of rows', format: ms, isTime: true },
  historyScroll: { title: '5,000 transactions: longest task while scrolling', format: task },
  choiceAll: { title: '1,000 tokens to send: pressed to a page of rows', format: ms, isTime: true },
  choiceScroll: { title: '1,000 tokens to send: longest task while scrolling', format: task },
  swapAll: { title: '2,000 tokens to swap: pressed to a page of rows', format: ms, isTime: true },
  swapSearch: { title: '2,000 tokens to swap: key to result', format: ms, isTime: true },
  swapScroll: { title: '2,000 tokens to swap: longest task while scrolling', format: task },
  quoteShown: { title: 'Last digit to shown quote, beyond the service', format: ms, isTime: true },
  heap: { title: 'Heap', format: (value) => `${(value / 1024 / 1024).toFixed(2)} MB` },
  nodes: { title: 'DOM nodes', format: count },
  listeners: { title: 'Event listeners', format: count },
};
