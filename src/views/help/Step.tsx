import { body, line, number as numberStyle, step, title as titleStyle, words } from './Step.css.js';

export interface StepProps {
  /** The number of the step, formatted for the language. */
  number: string;
  title: string;
  text: string;
}

/** One step of a guide, in a list. */
export function Step({ number, title, text }: StepProps) {
  return (
    <li className={step}>
      <span className={line} aria-hidden="true">
        <span className={numberStyle}>{number}</span>
      </span>
      <div className={words}>
        <h3 className={titleStyle}>{title}</h3>
        <p className={body}>{text}</p>
      </div>
    </li>
  );
}
