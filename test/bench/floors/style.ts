/** The style of both floors: about as much as a hand-written wallet dialog needs. */
export const style = `
.connect {
  box-sizing: border-box; min-block-size: 44px; padding: 8px 16px; border: 0; border-radius: 16px;
  background: hsl(230 80% 55%); color: #fff; font: 600 14px/1.4 system-ui, sans-serif; cursor: pointer;
}
.connect:hover { background: hsl(230 80% 50%); }
.connect:focus-visible, .close:focus-visible, .row:focus-visible { outline: 2px solid hsl(230 100% 75%); outline-offset: 2px; }
.dialog {
  box-sizing: border-box; inline-size: 360px; max-inline-size: calc(100% - 32px); padding: 0 16px 16px;
  border: 1px solid rgb(255 255 255 / .12); border-radius: 28px; background: #131416; color: #f3f5f6;
  font: 14px/20px system-ui, sans-serif; box-shadow: 0 24px 64px rgb(0 0 0 / .5);
}
.dialog::backdrop { background: rgb(6 7 9 / .66); }
.header { display: flex; align-items: center; justify-content: space-between; block-size: 64px; }
.title { margin: 0; font-size: 16px; font-weight: 600; }
.close { inline-size: 44px; block-size: 44px; border: 0; border-radius: 16px; background: none; color: inherit; font-size: 20px; cursor: pointer; }
.close:hover { background: rgb(255 255 255 / .09); }
.rows { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none; }
.row {
  display: flex; align-items: center; gap: 12px; box-sizing: border-box; inline-size: 100%; min-block-size: 56px;
  padding: 8px 12px 8px 8px; border: 1px solid transparent; border-radius: 16px; background: rgb(255 255 255 / .05);
  color: inherit; font: 500 16px/22px system-ui, sans-serif; text-align: start; cursor: pointer;
}
.row:hover { background: rgb(255 255 255 / .09); }
.icon { display: block; inline-size: 40px; block-size: 40px; border-radius: 12px; object-fit: cover; }
.name { flex: 1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.tag { padding: 1px 6px; border: 1px solid rgb(255 255 255 / .12); border-radius: 8px; color: #a9afb2; font-size: 12px; line-height: 16px; }
.field {
  box-sizing: border-box; inline-size: 100%; min-block-size: 44px; margin-block-end: 8px; padding: 8px 12px;
  border: 1px solid rgb(255 255 255 / .12); border-radius: 12px; background: none; color: inherit; font: inherit;
}
@media (max-width: 430px) { .dialog { max-inline-size: 100%; margin-block-end: 0; border-end-start-radius: 0; border-end-end-radius: 0; } }
@media (forced-colors: active) { .row, .connect { border: 1px solid ButtonBorder; } }
`;
