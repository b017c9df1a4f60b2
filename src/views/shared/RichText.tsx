import type { ReactNode } from 'react';
import { Fragment } from 'react/jsx-runtime';

export interface RichTextProps {
  /** A text whose `{places}` are still open. */
  text: string;
  /** What goes into each place. */
  parts: Readonly<Record<string, ReactNode>>;
}

/** A sentence with links in it, in the word order of its language. */
export function RichText({ text, parts }: RichTextProps) {
  return text.split(/\{(\w+)\}/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence have no other name
    <Fragment key={index}>{index % 2 ? parts[piece] : piece}</Fragment>
  ));
}
