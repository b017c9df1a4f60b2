import type { WalletModalEvents } from '../lib/modalEvents.js';
import type { AttributeKind, attributes, CamelCase } from '../settings/attributes.js';
import type { buttonAttributes } from '../settings/buttonAttributes.js';
import type { ObjectProperties } from '../settings/objectProperties.js';
import type { WalletOnRampWidgetElement } from './onramp/wallet-onramp-widget-element.js';
import type { WalletButtonElement } from './wallet-button-element.js';
import type { WalletModalElement } from './wallet-modal-element.js';
import type { WalletNetworkButtonElement } from './wallet-network-button-element.js';

// Types of the tags for framework templates, derived from the same tables as the elements and the manifest.
// Frameworks differ in how they name listeners and in which setting names they check.

type ValueOf<Kind extends AttributeKind> = Kind extends 'flag'
  ? boolean
  : Kind extends 'words'
    ? string | readonly string[]
    : Kind extends readonly (infer Value)[]
      ? Value
      : string;

type Settings<Table extends Readonly<Record<string, AttributeKind>>> = {
  readonly [Name in keyof Table]?: ValueOf<Table[Name]> | undefined;
};

type Objects = { readonly [Name in keyof ObjectProperties]?: ObjectProperties[Name] };

interface Tag<Element extends HTMLElement, Known, Events> {
  readonly element: Element;
  readonly settings: Known;
  readonly events: Events;
}

type ButtonEvents = Pick<WalletModalEvents, 'wallet-error'>;

/** The tags with their classes, settings (by name in markup) and events. */
export interface Tags {
  'wallet-modal': Tag<WalletModalElement, Settings<typeof attributes> & Objects, WalletModalEvents>;
  'wallet-button': Tag<WalletButtonElement, Settings<typeof buttonAttributes>, ButtonEvents>;
  'wallet-network-button': Tag<
    WalletNetworkButtonElement,
    Settings<Pick<typeof buttonAttributes, 'for' | 'disabled' | 'label'>>,
    ButtonEvents
  >;
  'wallet-onramp-widget': Tag<
    WalletOnRampWidgetElement,
    Settings<Pick<typeof buttonAttributes, 'for' | 'disabled'>>,
    ButtonEvents
  >;
}

/** `themeVariables` → `theme-variables`. */
type KebabCase<Text extends string> = Text extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Uppercase<Letter> & Lowercase<Letter> ? Letter : Letter extends Uppercase<Letter> ? `-${Lowercase<Letter>}` : Letter}${KebabCase<Rest>}`
  : Text;

/** Settings under all names that the elements have for them: `theme-mode` and `themeMode`. */
export type AllSpellings<Name extends keyof Tags> = {
  readonly [Setting in keyof Tags[Name]['settings'] & string as
    | Setting
    | CamelCase<Setting>
    | KebabCase<Setting>]?: Tags[Name]['settings'][Setting];
};

/** Settings as Solid passes them on. It writes constants into markup, where `themeMode` would be lost. */
export type MarkupSpellings<Name extends keyof Tags> = {
  readonly [Setting in keyof Tags[Name]['settings'] & string as
    | Setting
    | KebabCase<Setting>]?: Tags[Name]['settings'][Setting];
};

/** A listener for each event of a tag: `onwallet-connected` with the prefix `on`, `on:wallet-connected` with `on:`. */
export type Listeners<Name extends keyof Tags, Prefix extends string> = {
  readonly [Event in keyof Tags[Name]['events'] & string as `${Prefix}${Event}`]?:
    | ((event: CustomEvent<Tags[Name]['events'][Event]>) => void)
    | undefined;
};

/** Settings and listeners as component props: `appName`, `onWalletConnected`. */
export type ComponentProps<Name extends keyof Tags> = {
  readonly [Setting in keyof Tags[Name]['settings'] as CamelCase<
    Setting & string
  >]?: Tags[Name]['settings'][Setting];
} & {
  readonly [Event in keyof Tags[Name]['events'] & string as CamelCase<`on-${Event}`>]?:
    | ((event: CustomEvent<Tags[Name]['events'][Event]>) => void)
    | undefined;
};
