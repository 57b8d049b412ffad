import { type Pictures, phone, stage, tablet } from '../rig';
import { cityCss } from './city';
import { answer, compare, screensCss, street, town, week } from './screens';
import { css, fonts } from './style';

const scene = (
  material: 'amber' | 'tide' | 'paper',
  light: [number, number],
  horizon: number,
  body: string,
): string =>
  stage({ ground: { material, light, horizon }, fonts, css: css + cityCss + screensCss, body });

export const pictures: Pictures = {
  cover: () =>
    scene(
      'amber',
      [1200, 160],
      780,
      phone(week, { x: 316, y: 120, width: 428, tone: 'light', turn: 'rotate(-9deg)' }) +
        phone(answer, { x: 706, y: 28, width: 448, tone: 'light' }),
    ),
  'slide-1': () =>
    scene(
      'tide',
      [500, 260],
      640,
      town + phone(week, { x: 580, y: 36, width: 440, tone: 'light' }),
    ),
  'slide-2': () =>
    scene(
      'amber',
      [800, 0],
      860,
      tablet(compare, { x: 205, y: 32, width: 1190, screen: [900, 700], tone: 'light' }),
    ),
  'slide-3': () =>
    scene(
      'tide',
      [800, 200],
      700,
      phone(street(8, '6', '58', '9'), { x: 130, y: 86, width: 396, tone: 'light' }) +
        phone(street(15, '8', '61', '14'), { x: 602, y: 86, width: 396, tone: 'light' }) +
        phone(street(23, '30', '47', '1'), { x: 1074, y: 86, width: 396 }),
    ),
};
