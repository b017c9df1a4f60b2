import { arrow, button } from './FoldButton.css.js';

interface FoldButtonProps {
  label: string;
  isOpen: boolean;
  /** The id of the folded content. */
  controls: string;
  onToggle: () => void;
}

/** Shows and hides folded content. */
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
