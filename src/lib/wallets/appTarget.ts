/** Whether a page is looked at inside Telegram, by what its browser puts into every page. */
function isInTelegram(scope: object): boolean {
  return 'TelegramWebviewProxy' in scope || 'TelegramWebviewProxyProto' in scope;
}

/**
 * Where a link to an app is opened, so that the app comes up. Telegram passes on only what opens anew. What has its
 * own scheme needs no tab; from a frame it has to be opened for the whole page.
 */
export function appTarget(link: string, scope: Window): '_blank' | '_self' | '_top' {
  if (/^https?:/i.test(link) || isInTelegram(scope)) return '_blank';
  return scope.parent === scope ? '_self' : '_top';
}
