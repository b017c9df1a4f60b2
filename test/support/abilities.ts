const { userAgent } = navigator;

/** Whether the browser lets its driver set what a person prefers: only Chromium does. */
export const emulatesMedia = userAgent.includes('Chrome/');
/** Whether the browser lets its driver set the size of a page: WebKit's does not. */
export const setsViewport = emulatesMedia || userAgent.includes('Firefox/');
