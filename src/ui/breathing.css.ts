import { keyframes } from '@vanilla-extract/css';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

/** The animation of placeholders. */
export const breathing = `${breathe} 1.6s ease-in-out infinite`;
