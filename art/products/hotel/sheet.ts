/** One seaside hotel: a landing page of drawings, an awning and one price a night. */
import { browser, laptop, type Pictures, phone, stage, tablet } from '../rig';
import { datesCss, datesPage, datesPhone } from './dates';
import { heroCss, smallHero, wideHero } from './hero';
import { pagesCss, roomsPage, winterPage } from './pages';
import { css, fonts } from './style';
import { wayCss, wayPage } from './way';

const styles = [css, heroCss, pagesCss, datesCss, wayCss].join('');
const address = 'hotel.example';

export const pictures: Pictures = {
  cover: () =>
    stage({
      ground: { material: 'tide', light: [1250, 180], horizon: 640 },
      fonts,
      css: styles,
      body:
        browser(wideHero(), address, { x: -46, y: 96, width: 1236, tone: 'light' }) +
        phone(smallHero(), { x: 1172, y: 208, width: 346, tone: 'light' }),
    }),
  'slide-1': () =>
    stage({
      ground: { material: 'amber', light: [300, 120] },
      fonts,
      css: styles,
      body: browser(roomsPage(), `${address}/rooms`, { x: 130, y: 70, width: 1340, tone: 'light' }),
    }),
  'slide-2': () =>
    stage({
      ground: { material: 'tide', light: [260, 160], horizon: 560 },
      fonts,
      css: styles,
      body:
        laptop(datesPage(), { x: 96, y: 92, width: 1160, tone: 'light' }) +
        phone(datesPhone(), { x: 1216, y: 236, width: 316, tone: 'light' }),
    }),
  'slide-3': () =>
    stage({
      ground: { material: 'amber', light: [1300, 200] },
      fonts,
      css: styles,
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
    stage({
      ground: { material: 'tide', light: [900, 60] },
      fonts,
      css: styles,
      body: browser(winterPage(), `${address}/letters`, {
        x: 120,
        y: 120,
        width: 1440,
        tone: 'light',
      }),
    }),
};
