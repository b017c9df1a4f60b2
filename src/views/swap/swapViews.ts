import { SwapPreviewView } from './SwapPreviewView.js';
import { SwapSelectTokenView } from './SwapSelectTokenView.js';
import { SwapView } from './SwapView.js';

/** The views of this family, by name. */
export const swapViews = {
  Swap: SwapView,
  SwapSelectToken: SwapSelectTokenView,
  SwapPreview: SwapPreviewView,
};
