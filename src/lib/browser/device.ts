/** Whether a page is looked at on a phone or a tablet, by what its browser says of itself. */
export function isMobile({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  // Tablets of Apple say that they are computers.
  return (
    /Android|iP(hone|ad|od)|Mobile/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  );
}
