const { userAgent } = navigator;

/** Whether the driver can emulate user preferences: only Chromium's can. */
export const emulatesMedia = userAgent.includes('Chrome/');
/** Whether the driver can set a page's size: WebKit's cannot. */
export const setsViewport = emulatesMedia || userAgent.includes('Firefox/');
