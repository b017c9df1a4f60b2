const css = `
:root { color-scheme: light dark; font: 14px/1.45 system-ui, sans-serif; }
body { margin: 0; padding: 16px; background: Canvas; color: CanvasText; }
.notice { padding: 8px; border: 2px dashed #d98200; border-radius: 8px; font-weight: 600; }
h1 { font-size: 18px; }
p { overflow-wrap: anywhere; }
button { min-block-size: 44px; padding-inline: 16px; border-radius: 10px; font: 600 14px system-ui, sans-serif; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;

/** The styles of the sign-in pages. */
export function adoptFrameSheet(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}
