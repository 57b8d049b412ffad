/** In the colours of the site, whose properties reach into the overlay; kept from all other styles of the page. */
export const style = `
:host { all: initial; color-scheme: dark; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
:is(.toggle, .panel, .mark, .banner) {
  font: 500 13px/1.5 ui-monospace, "SF Mono", "Cascadia Code", "DejaVu Sans Mono", monospace;
  color: var(--color-on-night, #f5f1e8);
  background: var(--color-night, #0a1116);
}
button { font: inherit; color: inherit; cursor: pointer; }
:focus-visible { outline: 3px solid var(--color-amber-lit, #fc6); outline-offset: 2px; }
.toggle {
  position: fixed; right: 0; top: 50%; z-index: 2147483002; min-width: 44px; min-height: 44px;
  padding: 8px; border: 2px solid var(--color-amber, #f2a33c); border-right: 0;
  border-radius: 12px 0 0 4px;
}
.toggle[aria-pressed="true"] { background: var(--color-amber, #f2a33c); color: var(--color-on-amber, #1a1206); }
.panel {
  position: fixed; right: 16px; top: 96px; z-index: 2147483001; width: min(28rem, calc(100vw - 32px));
  max-height: calc(50vh - 112px); min-height: 12rem; overflow: auto; padding: 16px;
  border: 2px solid var(--color-amber, #f2a33c); border-radius: 16px 16px 16px 4px;
  overflow-wrap: anywhere;
}
@media (max-width: 47.99rem) {
  .panel { right: 0; left: 0; top: auto; bottom: 0; width: auto; max-height: 42vh; border-radius: 16px 16px 0 0; }
  .toggle { top: 30%; }
}
.banner {
  position: fixed; left: 16px; top: 80px; z-index: 2147483000; margin: 0; padding: 6px 14px;
  max-width: calc(100vw - 32px); border: 2px dashed var(--color-amber, #f2a33c);
  border-radius: 12px 12px 12px 3px; pointer-events: none;
}
.banner.aside { visibility: hidden; }
.bar { display: flex; flex-wrap: wrap; gap: 8px; margin: 0 0 12px; padding: 0; align-items: center; }
.bar h2 { font: inherit; font-weight: 700; margin: 0; flex: 1 1 8rem; }
.bar button {
  min-height: 32px; padding: 2px 10px; background: var(--color-night-raised, #18222a);
  border: 1px solid var(--color-night-line, #3a4650); border-radius: 6px;
}
.place {
  padding: 2px 0; border: 0; background: none; color: var(--color-amber-lit, #fc6);
  text-align: left; text-decoration: underline; text-underline-offset: 3px; min-height: 24px;
}
a { color: var(--color-amber-lit, #fc6); display: inline-block; min-width: 24px; text-align: center; }
h3 { font: inherit; font-weight: 700; margin: 14px 0 4px; }
p { margin: 4px 0; }
ul { margin: 0; padding: 0; list-style: none; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 14px; margin: 10px 0 0; }
dt, b { color: var(--color-on-night-muted, #c9c2b3); font-weight: 500; }
dd { margin: 0; }
summary { cursor: pointer; min-height: 24px; color: var(--color-amber-lit, #fc6); }
details > div { margin: 4px 0 8px; padding: 8px 12px; background: var(--color-night-raised, #18222a); border-radius: 6px; }
h4 { font: inherit; font-weight: 700; margin: 10px 0 4px; }
pre { margin: 4px 0; font: inherit; white-space: pre-wrap; color: var(--color-on-night-muted, #c9c2b3); }
.findings li { padding-left: 12px; border-left: 3px solid #ff8a73; margin-bottom: 12px; }
.findings li.warning { border-color: var(--color-amber, #f2a33c); }
/* Until a narrower window is drawn anew, nothing in it makes the page wider. */
.layer { position: absolute; top: 0; right: 0; left: 0; overflow-x: clip; }
.box {
  position: absolute; z-index: 40; pointer-events: none; border-radius: 4px;
  outline: 2px solid var(--color-amber, #f2a33c); outline-offset: 3px;
  background: color-mix(in oklab, var(--color-amber, #f2a33c) 12%, transparent);
}
.mark {
  position: absolute; z-index: 40; transform: translateY(-100%); min-height: 24px;
  padding: 1px 8px; border: 2px solid #ff8a73; border-radius: 8px 8px 8px 2px; white-space: nowrap;
}
.mark.warning { border-color: var(--color-amber, #f2a33c); }
@media print { :host { display: none; } }
`;

/** Keeps the list of all findings (`content-findings.tsx`) small: they are shown at their places. */
export const pageStyle = '[data-findings] { max-height: 16vh; }';
