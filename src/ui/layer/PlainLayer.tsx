import type { ReactNode } from 'react';
import { card, content, layer, scrim } from './Layer.css.js';
import { body, view } from './ViewSwap.css.js';

interface PlainLayerProps {
  labelledBy: string;
  lang: string;
  dir: string;
  header: ReactNode;
  children: ReactNode;
}

/** The markup of an open `Layer` with one view, without React. `showPlainLayer` shows it. */
export function PlainLayer({ labelledBy, lang, dir, header, children }: PlainLayerProps) {
  return (
    <dialog className={layer} aria-labelledby={labelledBy} aria-modal lang={lang} dir={dir} data-shown="">
      <div className={scrim} data-scrim="" />
      <div className={card} part="card" tabIndex={-1}>
        <div className={content}>
          {header}
          <div className={body} data-scroller="">
            <div className={view}>{children}</div>
          </div>
        </div>
      </div>
    </dialog>
  );
}
