/** The part of a security policy violation event that is read. */
export type Violation = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'disposition' | 'blockedURI'
>;

/** Whether a violation keeps frames of an origin from loading. Browsers report the full URL or only the origin. */
export function blocksFrame(
  { effectiveDirective, disposition, blockedURI }: Violation,
  origin: string,
): boolean {
  const isOfFrames = ['frame-src', 'child-src', 'default-src'].includes(effectiveDirective);
  return isOfFrames && disposition === 'enforce' && `${blockedURI}/`.startsWith(`${origin}/`);
}
