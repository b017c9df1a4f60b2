import { useEffect, useState } from 'react';
import { matchesMedia } from '../../lib/browser/matchesMedia.js';
import { motion } from '../../styles/scale.js';

/** True for a short time after `isOpen` became false, while the closing animation runs. */
export function useLeaving(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [isLeaving, setLeaving] = useState(false);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setLeaving(!isOpen && !matchesMedia(motion.reduced));
  }
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => setLeaving(false), motion.quickMs);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  return isLeaving;
}
