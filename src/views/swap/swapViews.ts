import { SwapView } from './form/SwapView.js';
import { SwapPreviewView } from './review/SwapPreviewView.js';
import { SwapSelectTokenView } from './tokens/SwapSelectTokenView.js';

/** The views of this family, by name. */
export const swapViews = {
  Swap: SwapView,
  SwapSelectToken: SwapSelectTokenView,
  SwapPreview: SwapPreviewView,
};
