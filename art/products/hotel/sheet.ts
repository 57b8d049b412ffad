/** One seaside hotel: a landing page of drawings, an awning and one price a night. */
import { browser, laptop, type Pictures, phone, type Scene, stage, tablet } from '../rig';
import { datesCss, datesPage, datesPhone } from './dates';
import { heroCss, smallHero, wideHero } from './hero';
import { pagesCss, roomsPage, winterPage } from './pages';
import { css, fonts } from './style';
import { wayCss, wayPage } from './way';

const styles = [css, heroCss, pagesCss, datesCss, wayCss].join('');
const scene = (picture: Scene) => stage({ ...picture, fonts, css: styles });
const address = 'willa-ostrokrzew.example';

export const pictures: Pictures = {
  cover: () =>
    scene({
      ground: { material: 'tide', light: [1250, 180], horizon: 640 },
      body:
        browser(wideHero(), address, { x: -46, y: 96, width: 1236, tone: 'light' }) +
        phone(smallHero(), { x: 1172, y: 208, width: 346, tone: 'light' }),
    }),
  'slide-1': () =>
    scene({
      ground: { material: 'amber', light: [300, 120] },
      body: browser(roomsPage(), `${address}/rooms`, { x: 130, y: 70, width: 1340, tone: 'light' }),
    }),
  'slide-2': () =>
    scene({
      ground: { material: 'tide', light: [260, 160], horizon: 560 },
      body:
        laptop(datesPage(), { x: 96, y: 92, width: 1160, tone: 'light' }) +
        phone(datesPhone(), { x: 1216, y: 236, width: 316, tone: 'light' }),
    }),
  'slide-3': () =>
    scene({
      ground: { material: 'amber', light: [1300, 200] },
      body: tablet(wayPage(), {
        x: 150,
        y: 60,
        width: 1340,
        screen: [1440, 900],
        tone: 'light',
        turn: 'rotate(-3deg)',
      }),
    }),
  'slide-4': () =>
    scene({
      ground: { material: 'tide', light: [900, 60] },
      body: browser(winterPage(), `${address}/letters`, {
        x: 120,
        y: 120,
        width: 1440,
        tone: 'light',
      }),
    }),
};
