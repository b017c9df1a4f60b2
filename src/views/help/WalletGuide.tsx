import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { localeAtom } from '../../atoms/translate.js';
import { useText } from '../useText.js';
import {
  body,
  line,
  number as numberStyle,
  offer,
  step,
  title as titleStyle,
  words,
} from './WalletGuide.css.js';

/** Explains in three steps how to get a wallet. `children` are the offers of the first step. */
export function WalletGuide({ children }: { children: ReactNode }) {
  const t = useText();
  const numbers = new Intl.NumberFormat(useAtomValue(localeAtom));
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers
    <ol role="list">
      <Step number={numbers.format(1)} title={t('getWallet.choose')} text={t('getWallet.chooseText')}>
        {children}
      </Step>
      <Step number={numbers.format(2)} title={t('getWallet.install')} text={t('getWallet.installText')} />
      <Step number={numbers.format(3)} title={t('getWallet.return')} text={t('getWallet.returnText')} />
    </ol>
  );
}

interface StepProps {
  /** The step number, formatted for the language. */
  number: string;
  title: string;
  text: string;
  children?: ReactNode;
}

/** One step of the guide, as a list item. */
function Step({ number, title, text, children }: StepProps) {
  return (
    <li className={step}>
      <span className={line} aria-hidden="true">
        <span className={numberStyle}>{number}</span>
      </span>
      <div className={words}>
        <h3 className={titleStyle}>{title}</h3>
        <p className={body}>{text}</p>
        {children ? <div className={offer}>{children}</div> : null}
      </div>
    </li>
  );
}
