/*
 * In every page of `npm run dev`: says what the pointer is on, file and line, and shows findings at their places. Off until
 * its button or Alt+. is pressed; Escape puts it away. A page that visitors do not see says so in any case.
 */
import { make, makeButton } from './elements';
import { drawMarks, outline } from './marks';
import { askPage, findPart, type PageState, type Part } from './page-state';
import { fillBanner, fillPanel } from './panel';
import { pageStyle, style } from './style';

const storageKey = 'preview-overlay';
/** A pointer on its way to the panel passes much else: it has to rest this long, in milliseconds. */
const rest = 120;
/** Changes of the page that come together are one, in milliseconds. */
const settled = 150;

let isOn = localStorage.getItem(storageKey) === 'on';
let page: PageState = { parts: [], files: [], isWhole: false };
let current: Part | undefined;
let asked = 0;
/** Where the pointer or the focus was last. */
let pointed: Element | undefined;

const toggle = makeButton('{ }', () => turn(!isOn), 'toggle');
toggle.title = 'Where is this written? (Alt+.)';
toggle.setAttribute('aria-label', toggle.title);
toggle.setAttribute('aria-keyshortcuts', 'Alt+.');
const content = make('div');
const panel = make(
  'section',
  { class: 'panel', 'aria-label': 'Where this is written', tabindex: '-1' },
  make(
    'div',
    { class: 'bar' },
    make('h2', {}, 'Where this is written'),
    makeButton('Previous', () => step(-1)),
    makeButton('Next', () => step(1)),
    makeButton('Close', () => turn(false)),
  ),
  content,
);
const box = make('div', { class: 'box' });
const marks = make('div');
const banner = make('p', { class: 'banner', role: 'status' });
/** The page's own look while the overlay is on. */
const pageSheet = new CSSStyleSheet();
const host = make('div', { id: storageKey });

function draw(): void {
  toggle.setAttribute('aria-pressed', String(isOn));
  pageSheet.disabled = !isOn;
  panel.hidden = !isOn;
  marks.hidden = !isOn;
  outline(box, isOn ? current?.element : undefined);
  fillBanner(banner, page);
  // The panel says it, too, and would stand over it.
  banner.classList.toggle('aside', isOn);
  if (!isOn) return;
  fillPanel(content, page, current);
  drawMarks(marks, page.parts, show);
}

function show(part: Part | undefined): void {
  current = part;
  draw();
}

function turn(on: boolean): void {
  isOn = on;
  localStorage.setItem(storageKey, on ? 'on' : 'off');
  current = undefined;
  draw();
  void refresh();
}

/** Goes to the next or previous part, from the start again at the end. */
function step(by: 1 | -1): void {
  const { parts } = page;
  const from = current ? parts.indexOf(current) : by === 1 ? -1 : 0;
  const part = parts[(from + by + parts.length) % parts.length];
  part?.element.scrollIntoView({ block: 'center' });
  show(part);
}

/** Asks again; what was shown stays so, if it is still there, else what the pointer rests on. */
async function refresh(): Promise<void> {
  asked += 1;
  const mine = asked;
  const answer = await askPage(isOn);
  if (!answer || mine !== asked) return;
  page = answer;
  const same = page.parts.find(({ element }) => element === current?.element);
  show(same ?? (pointed && findPart(page.parts, pointed)));
}

function delay(act: () => void, time: number): () => void {
  let timer = 0;
  return () => {
    clearTimeout(timer);
    timer = window.setTimeout(act, time);
  };
}

const point = delay(() => {
  const part = pointed && findPart(page.parts, pointed);
  if (isOn && part && part !== current) show(part);
}, rest);
function see({ target }: Event): void {
  pointed = target instanceof Element && target !== host ? target : undefined;
  point();
}

function press(event: KeyboardEvent): void {
  const { code, key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (code === 'Period' && altKey && !ctrlKey && !metaKey && !shiftKey) {
    event.preventDefault();
    turn(!isOn);
  }
  const isFree = !event.defaultPrevented && !document.querySelector('dialog[open]');
  if (key === 'Escape' && isOn && isFree) {
    turn(false);
    if (document.activeElement === host) toggle.focus();
  }
}

function start(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet];
  pageSheet.replaceSync(pageStyle);
  document.adoptedStyleSheets.push(pageSheet);
  shadow.append(banner, toggle, panel, make('div', { class: 'layer' }, box, marks));
  // Beside the body, whose content is React's.
  document.documentElement.append(host);
  document.addEventListener('pointerover', see);
  document.addEventListener('focusin', see);
  document.addEventListener('keydown', press);
  window.addEventListener('resize', delay(draw, settled));
  new MutationObserver(delay(() => void refresh(), settled)).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  draw();
  void refresh();
}

if (document.readyState === 'complete') start();
else window.addEventListener('load', start);
