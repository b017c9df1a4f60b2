/** Whether the page runs inside Telegram, which adds these globals to every page. */
function isInTelegram(scope: object): boolean {
  return 'TelegramWebviewProxy' in scope || 'TelegramWebviewProxyProto' in scope;
}

/**
 * The target with which a link opens the app. Telegram only passes on links that open a new tab. Custom schemes need no
 * tab; inside a frame they must open in the top page.
 */
export function appTarget(link: string, scope: Window): '_blank' | '_self' | '_top' {
  if (/^https?:/i.test(link) || isInTelegram(scope)) return '_blank';
  return scope.parent === scope ? '_self' : '_top';
}
