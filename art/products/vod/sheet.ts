/** Video on demand kept like a small cinema: six drawn films, one beam, one magenta. */
import { browser, laptop, type Pictures, phone, type Scene, stage, tablet } from '../rig';
import { filmCss, filmPhone, filmScreen } from './film';
import { playerCss, playerPage } from './player';
import { downloads, films, plans, pocketCss } from './pocket';
import { rightsCss, rightsPage } from './rights';
import { css, fonts, television } from './style';
import { tonightCss, tonightPage } from './tonight';

const styles = [css, filmCss, tonightCss, playerCss, pocketCss, rightsCss].join('');
const scene = (picture: Scene) => stage({ ...picture, fonts, css: styles });

export const pictures: Pictures = {
  cover: () =>
    scene({
      ground: { material: 'amber', light: [520, 300], horizon: 820 },
      body:
        television(filmScreen(), 70, 66, 1300) +
        phone(filmPhone(), { x: 1230, y: 240, width: 336 }),
    }),
  'slide-1': () =>
    scene({
      ground: { material: 'amber', light: [1300, 100] },
      body: browser(tonightPage(), 'szpula.example/tonight', { x: 110, y: 64, width: 1380 }),
    }),
  'slide-2': () =>
    scene({
      ground: { material: 'amber', light: [200, 200] },
      body: tablet(playerPage(), {
        x: 74,
        y: 38,
        width: 1452,
        screen: [1440, 900],
        turn: 'perspective(2800px) rotateX(6deg) rotateZ(-1.5deg)',
      }),
    }),
  'slide-3': () =>
    scene({
      ground: { material: 'tide', light: [800, 300], horizon: 700 },
      body:
        phone(films(), { x: 190, y: 128, width: 372, turn: 'rotate(-5deg)' }) +
        phone(plans(), { x: 1040, y: 128, width: 372, turn: 'rotate(5deg)' }) +
        phone(downloads(), { x: 590, y: 54, width: 420 }),
    }),
  'slide-4': () =>
    scene({
      ground: { material: 'amber', light: [1200, 600] },
      body: laptop(rightsPage(), { x: 150, y: 54, width: 1300 }),
    }),
};
