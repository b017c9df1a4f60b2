const css = `
:host {
  all: initial;
  position: fixed;
  inset-block-start: 12px;
  inset-inline-end: 12px;
  z-index: 2147483647;
  color-scheme: inherit;
}
* { box-sizing: border-box; }
[role=dialog] {
  inline-size: min(380px, calc(100vw - 24px));
  max-block-size: calc(100vh - 24px);
  overflow: auto;
  padding: 16px;
  border: 1px solid GrayText;
  border-block-start: 6px dashed #d98200;
  border-radius: 12px;
  background: Canvas;
  color: CanvasText;
  box-shadow: 0 12px 40px rgb(0 0 0 / 35%);
  font: 14px/1.45 system-ui, sans-serif;
}
[role=dialog]:focus { outline: none; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
header { display: flex; align-items: center; gap: 10px; }
header svg { inline-size: 32px; block-size: 32px; border-radius: 8px; flex: none; font: 700 48px sans-serif; }
header strong { font-size: 15px; }
header span { margin-inline-start: auto; font-size: 12px; }
.notice { margin: 8px 0 0; font-size: 12px; }
h2 { margin: 14px 0 8px; font-size: 18px; line-height: 1.25; }
dl { display: grid; grid-template-columns: minmax(0, 88px) 1fr; gap: 4px 12px; margin: 0 0 10px; }
dt { opacity: .75; }
dd { margin: 0; overflow-wrap: anywhere; }
p { margin: 0 0 10px; }
pre {
  max-block-size: 180px;
  overflow: auto;
  margin: 0 0 10px;
  padding: 8px;
  border: 1px solid GrayText;
  border-radius: 8px;
  font: 12px/1.45 ui-monospace, monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
fieldset { margin: 0 0 10px; padding: 4px 10px; border: 1px solid GrayText; border-radius: 8px; }
label { display: flex; align-items: center; gap: 8px; min-block-size: 44px; font: 11px ui-monospace, monospace; overflow-wrap: anywhere; }
input { inline-size: 20px; block-size: 20px; flex: none; }
.warning { padding: 8px; border: 2px solid #d98200; border-radius: 8px; font-weight: 600; }
footer {
  position: sticky;
  inset-block-end: -16px;
  display: flex;
  gap: 10px;
  margin: 0 -16px -16px;
  padding: 8px 16px 16px;
  background: Canvas;
}
button {
  flex: 1;
  min-block-size: 44px;
  border: 1px solid GrayText;
  border-radius: 10px;
  background: ButtonFace;
  color: ButtonText;
  font: 600 14px system-ui, sans-serif;
  cursor: pointer;
}
button[part=approve] { background: #1d5fd0; border-color: #1d5fd0; color: #fff; }
@media (forced-colors: active) { button[part=approve] { border: 3px solid ButtonText; } }
`;

let sheet: CSSStyleSheet | undefined;

/** The style sheet of prompts, created on first use. */
export function promptSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  return sheet;
}
