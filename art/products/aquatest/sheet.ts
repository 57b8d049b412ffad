import { type Pictures, phone, stage, tablet } from '../rig';
import { bottleCss, custody, jetty, label } from './bottle';
import { moving, readingCss, round, steady } from './reading';
import { bottle, css, fonts } from './style';

const scene = (
  material: 'amber' | 'tide' | 'paper',
  light: [number, number],
  horizon: number | null,
  body: string,
): string =>
  stage({
    ground: { material, light, ...(horizon !== null && { horizon }) },
    fonts,
    css: css + readingCss + bottleCss,
    body,
  });

const standing = (level: number, code: string, state: string): string =>
  `<div>${bottle(224, level)}<b>${code}</b><span>${state}</span></div>`;

export const pictures: Pictures = {
  cover: () =>
    scene(
      'amber',
      [420, 180],
      null,
      phone(steady, {
        x: 540,
        y: -62,
        width: 530,
        turn: 'perspective(2300px) rotateX(27deg) rotateZ(-12deg)',
      }),
    ),
  'slide-1': () =>
    scene(
      'amber',
      [500, 300],
      640,
      `<div class="row">${standing(0.98, 'LN-04', 'done')}${standing(0.34, 'LN-05', '240 m')}${standing(0, 'LN-06', '1.8 km')}</div>` +
        phone(round, { x: 1010, y: 66, width: 418 }),
    ),
  'slide-2': () =>
    scene(
      'paper',
      [800, 0],
      700,
      phone(moving, { x: 300, y: 70, width: 414 }) + phone(steady, { x: 886, y: 70, width: 414 }),
    ),
  'slide-3': () =>
    scene(
      'amber',
      [300, 300],
      300,
      jetty + phone(label, { x: 930, y: 62, width: 428, turn: 'rotate(3deg)' }),
    ),
  'slide-4': () => scene('tide', [400, 100], 800, tablet(custody, { x: 130, y: 50, width: 1290 })),
};
