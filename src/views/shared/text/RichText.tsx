import type { ReactNode } from 'react';
import { Fragment } from 'react/jsx-runtime';
import { ownValue } from '../../../lib/untrusted/ownValue.js';

export interface RichTextProps {
  /** A text with `{placeholders}`. */
  text: string;
  /** The content of each placeholder. */
  parts: Readonly<Record<string, ReactNode>>;
}

/** A sentence with links in it, in the word order of its language. */
export function RichText({ text, parts }: RichTextProps) {
  return text.split(/\{(\w+)\}/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence have no other name
    <Fragment key={index}>{index % 2 ? (ownValue(parts, piece) ?? `{${piece}}`) : piece}</Fragment>
  ));
}
