import { useEffect, useRef } from 'react';
import { IconButton } from './IconButton.js';
import { CloseIcon, SearchIcon } from './icons.js';
import { TextField } from './TextField.js';

/** Longer than any name or address. Comparing longer texts would take noticeable time. */
const MOST_CHARACTERS = 100;

export interface SearchFieldProps {
  /** The label, which is also the placeholder. */
  label: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search field. Escape first clears it, and only then closes anything. */
export function SearchField({ label, clearLabel, value, onChange }: SearchFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  // The first use of `NumberFormat` is slow and would delay the first typed letter.
  useEffect(() => void new Intl.NumberFormat().format(0), []);
  const clear = () => {
    onChange('');
    inputRef.current?.focus();
  };
  return (
    <TextField
      type="search"
      enterKeyHint="search"
      label={label}
      isLabelHidden
      placeholder={label}
      inputRef={inputRef}
      value={value}
      onChange={(text) => onChange(text.slice(0, MOST_CHARACTERS))}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || value === '') return;
        event.preventDefault();
        clear();
      }}
      icon={<SearchIcon />}
      end={
        value === '' ? null : (
          <IconButton label={clearLabel} onClick={clear}>
            <CloseIcon size={16} />
          </IconButton>
        )
      }
    />
  );
}
