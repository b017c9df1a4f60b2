import { edge, groups } from './GroupedAddress.css.js';
import { groupAddress } from './groupAddress.js';

/** A full address, exactly as written, in groups that are easy to compare. */
export function GroupedAddress({ address, className = '' }: { address: string; className?: string }) {
  const parts = groupAddress(address);
  const isEdge = (index: number) => index === 0 || index === parts.length - 1;
  return (
    <span className={`${groups} ${className}`} dir="ltr">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: positions in one text
        <span key={index} className={isEdge(index) ? edge : undefined}>
          {part}
        </span>
      ))}
    </span>
  );
}
