import { arrow, button } from './FoldButton.css.js';

interface FoldButtonProps {
  label: string;
  isOpen: boolean;
  /** The id of what it opens. */
  controls: string;
  onToggle: () => void;
}

/** Opens and closes what is hidden at first. */
export function FoldButton({ label, isOpen, controls, onToggle }: FoldButtonProps) {
  return (
    <button
      type="button"
      className={button}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
    >
      {label}
      <span className={arrow} />
    </button>
  );
}
