import type { ReactNode } from 'react';
import { Row } from '../../ui/Row.js';
import { ExternalIcon } from '../../ui/viewIcons.js';
import { NewTab } from './text/NewTab.js';

export interface LinkRowProps {
  label: string;
  start: ReactNode;
  href: string;
}

/** A row that opens another page in a new tab. */
export function LinkRow({ label, start, href }: LinkRowProps) {
  return (
    <Row
      label={
        <>
          {label}
          <NewTab />
        </>
      }
      start={start}
      end={<ExternalIcon size={16} />}
      href={href}
    />
  );
}
