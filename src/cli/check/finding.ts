/** A mistake of a page (`problem`), or a possible improvement (`advice`). */
export interface Finding {
  readonly level: 'problem' | 'advice';
  readonly subject: 'Policy' | 'Headers' | 'Page' | 'Tags' | 'Scripts' | 'Settings';
  /** The line in the page, from 1. */
  readonly line?: number | undefined;
  readonly what: string;
  /** The way to fix it. */
  readonly fix: string;
  /** The number of unlisted findings that it stands for. */
  readonly more?: number;
}
