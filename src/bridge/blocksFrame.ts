/** What a browser tells when the policy of the page blocked something. */
export type Violation = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'disposition' | 'blockedURI'
>;

/** Whether it keeps frames of an origin from loading. The browser names the whole address, or the origin alone. */
export function blocksFrame(
  { effectiveDirective, disposition, blockedURI }: Violation,
  origin: string,
): boolean {
  const isOfFrames = ['frame-src', 'child-src', 'default-src'].includes(effectiveDirective);
  return isOfFrames && disposition === 'enforce' && `${blockedURI}/`.startsWith(`${origin}/`);
}
