import { Figures } from '../../ui/Figures.js';
import { fact, figure, term, value } from './Fact.css.js';

/** A labelled figure, in a `dl` of the class `facts`. */
export function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div className={fact}>
      <dt className={term}>{label}</dt>
      <dd className={value}>
        <bdi className={figure}>
          <Figures>{children}</Figures>
        </bdi>
      </dd>
    </div>
  );
}
