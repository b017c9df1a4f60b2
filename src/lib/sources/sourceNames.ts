/** The names of this package's sources by setting, in the order in which `services="open"` asks them. */
export const SOURCE_NAMES = {
  accountSource: ['blockscout', 'lifi', 'node'],
  quoteSource: ['lifi'],
  walletSource: ['list'],
} as const;

/** The settings that take sources by name. */
export type SourceSetting = keyof typeof SOURCE_NAMES;
export type SourceName<Setting extends SourceSetting> = (typeof SOURCE_NAMES)[Setting][number];

/** Whether an untrusted value is the name of a source for this setting. */
export const isSourceName = <Setting extends SourceSetting>(
  setting: Setting,
  value: unknown,
): value is SourceName<Setting> => SOURCE_NAMES[setting].some((name) => name === value);
