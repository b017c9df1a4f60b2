/** The name and features of the window for other services' pages. All share one window, by its name (behaviour 6.4). */
export const POPUP_WINDOW = ['popupWindow', 'width=600,height=800,scrollbars=yes'] as const;
