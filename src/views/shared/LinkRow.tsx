import type { ReactNode } from 'react';
import { Row } from '../../ui/Row.js';
import { ExternalIcon } from '../../ui/viewIcons.js';
import { NewTab } from './text/NewTab.js';

export interface LinkRowProps {
  label: string;
  detail?: string;
  start: ReactNode;
  href: string;
}

/** A row that opens another page in a new tab. */
export function LinkRow({ label, detail, start, href }: LinkRowProps) {
  return (
    <Row
      label={
        <>
          {label}
          <NewTab />
        </>
      }
      detail={detail}
      start={start}
      end={<ExternalIcon size={16} />}
      href={href}
    />
  );
}
