import type { ReactNode } from 'react';
import { value } from './SettingValue.css.js';

/** The value of a setting, at the end of its row. */
export function SettingValue({ picture, children }: { picture: ReactNode; children: string }) {
  return (
    <span className={value}>
      {picture}
      <bdi>{children}</bdi>
    </span>
  );
}
