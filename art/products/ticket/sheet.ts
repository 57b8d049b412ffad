/** A ticket exchange printed like a box office: every kind of ticket has its own stub. */
import { browser, laptop, type Pictures, phone, type Scene, stage, tablet } from '../rig';
import { editorCss, editorPage } from './editor';
import { fraudCss, fraudPage } from './fraud';
import { heldCss, heldPhone, heldTablet } from './held';
import { searchCss, searchPage } from './search';
import { sellCss, sellPage, sellPhone } from './sell';
import { css, fonts } from './style';

const styles = [css, heldCss, searchCss, sellCss, editorCss, fraudCss].join('');
const scene = (picture: Scene) => stage({ ...picture, fonts, css: styles });

export const pictures: Pictures = {
  cover: () =>
    scene({
      ground: { material: 'tide', light: [1200, 200] },
      body:
        tablet(heldTablet(), { x: 34, y: 118, width: 1120, turn: 'rotate(-4deg)' }) +
        phone(heldPhone(), { x: 1132, y: 78, width: 390, turn: 'rotate(5deg)' }),
    }),
  'slide-1': () =>
    scene({
      ground: { material: 'tide', light: [300, 120], horizon: 760 },
      body: browser(searchPage(), 'antrakta.example/tideline/2', {
        x: 120,
        y: 56,
        width: 1360,
        tone: 'light',
      }),
    }),
  'slide-2': () =>
    scene({
      ground: { material: 'tide', light: [1400, 300] },
      body:
        browser(sellPage(), 'antrakta.example/sell', { x: 48, y: 92, width: 1182, tone: 'light' }) +
        phone(sellPhone(), { x: 1206, y: 178, width: 340, tone: 'light' }),
    }),
  'slide-3': () =>
    scene({
      ground: { material: 'amber', light: [300, 200] },
      body: laptop(editorPage(), { x: 150, y: 54, width: 1300 }),
    }),
  'slide-4': () =>
    scene({
      ground: { material: 'tide', light: [200, 900] },
      body: browser(fraudPage(), 'antrakta.example/fraud-desk', {
        x: 80,
        y: 86,
        width: 1450,
        turn: 'perspective(3000px) rotateY(-7deg) rotateX(3deg)',
      }),
    }),
};
