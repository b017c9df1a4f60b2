import { Icon, type IconProps } from '../../../ui/Icon.js';

/** Stacked layers. */
export const SmartAccountIcon = ({ size }: Pick<IconProps, 'size'>) => (
  <Icon size={size}>
    <path d="m12 3.5 9 4.5-9 4.5L3 8zM4.5 12 12 15.8l7.5-3.8M4.5 16l7.5 3.8 7.5-3.8" />
  </Icon>
);
