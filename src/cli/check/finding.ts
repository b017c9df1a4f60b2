/** Something that a page gets wrong (`problem`), or could do better (`advice`). */
export interface Finding {
  readonly level: 'problem' | 'advice';
  readonly subject: 'Policy' | 'Headers' | 'Page' | 'Tags' | 'Scripts' | 'Settings';
  /** Where in the page, from 1 on. */
  readonly line?: number | undefined;
  readonly what: string;
  /** What to do. */
  readonly fix: string;
  /** How many findings it stands for, if they are not listed. */
  readonly more?: number;
}
