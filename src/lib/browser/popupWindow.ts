/**
 * The name and the look of the window for pages of others. All of them share one, by its name (behaviour 6.4).
 */
export const POPUP_WINDOW = ['popupWindow', 'width=600,height=800,scrollbars=yes'] as const;
