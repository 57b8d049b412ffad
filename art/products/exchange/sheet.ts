/** Currencies and metals as an engraved banknote: one green, hairlines, gold for metal alone. */
import { browser, laptop, type Pictures, phone, type Scene, stage, tablet } from '../rig';
import { board, boardCss, findCss, quotePhone, searchBoard } from './board';
import { codesPhone, entryCss, entryPage } from './entry';
import { lockPage, metalsCss, metalsPage } from './metals';
import { css, fonts } from './style';

const styles = [css, boardCss, findCss, entryCss, metalsCss].join('');
const scene = (picture: Scene) => stage({ ...picture, fonts, css: styles });

export const pictures: Pictures = {
  cover: () =>
    scene({
      ground: { material: 'amber', light: [1250, 200] },
      body:
        browser(board(), 'talarek.example/rates', {
          x: -10,
          y: 64,
          width: 1400,
          turn: 'perspective(3200px) rotateY(7deg) rotateX(2deg)',
        }) + phone(quotePhone(), { x: 1130, y: 150, width: 366 }),
    }),
  'slide-1': () =>
    scene({
      ground: { material: 'tide', light: [1200, 160] },
      body: browser(searchBoard(), 'talarek.example/rates?find=kr', {
        x: 120,
        y: 64,
        width: 1360,
        tone: 'light',
      }),
    }),
  'slide-2': () =>
    scene({
      ground: { material: 'amber', light: [1200, 200] },
      body:
        laptop(entryPage(), { x: 110, y: 84, width: 1130 }) +
        phone(codesPhone(), { x: 1200, y: 190, width: 340 }),
    }),
  'slide-3': () =>
    scene({
      ground: { material: 'tide', light: [400, 200], horizon: 620 },
      body: tablet(lockPage(), { x: 110, y: 54, width: 1380, screen: [1440, 894] }),
    }),
  'slide-4': () =>
    scene({
      ground: { material: 'amber', light: [300, 300] },
      body: browser(metalsPage(), 'talarek.example/metals', {
        x: 110,
        y: 42,
        width: 1380,
        tone: 'light',
      }),
    }),
};
