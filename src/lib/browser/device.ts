/** Whether the page runs on a phone or tablet, according to its browser. */
export function isMobile({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  // iPads identify as computers.
  return (
    /Android|iP(hone|ad|od)|Mobile/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  );
}
