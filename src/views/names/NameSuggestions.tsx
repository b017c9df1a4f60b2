import { useSetAtom } from 'jotai';
import { useId } from 'react';
import { chooseNameAtom } from '../../atoms/names/nameDraft.js';
import { NAME_ZONE } from '../../lib/names/accountName.js';
import { List } from '../../ui/List.js';
import { Row } from '../../ui/Row.js';
import { useText } from '../useText.js';
import { suggestionsTitle } from './RegisterAccountNameView.css.js';

export interface NameSuggestionsProps {
  names: readonly string[];
  onChosen: () => void;
}

/** Available names to choose instead. */
export function NameSuggestions({ names, onChosen }: NameSuggestionsProps) {
  const t = useText();
  const choose = useSetAtom(chooseNameAtom);
  const id = useId();
  if (names.length === 0) return null;
  return (
    <div>
      <h3 id={id} className={suggestionsTitle}>
        {t('names.suggestions')}
      </h3>
      <List labelledBy={id}>
        {names.map((name) => (
          <Row
            key={name}
            label={
              <bdi>
                {name}
                {NAME_ZONE}
              </bdi>
            }
            onClick={() => {
              choose(name);
              onChosen();
            }}
          />
        ))}
      </List>
    </div>
  );
}
