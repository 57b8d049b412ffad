import { browser, laptop, type Pictures, stage, tablet } from '../rig';
import { lesson, lessonCss, lessonNarrow, lessonTop } from './lesson';
import { marking, markingCss, overview } from './marking';
import { css, fonts } from './style';
import { pencil, worksheet, worksheetCss } from './worksheet';

const scene = (light: [number, number], horizon: number, body: string): string =>
  stage({
    ground: { material: 'amber', light, horizon },
    fonts,
    css: css + lessonCss + markingCss + worksheetCss,
    body,
  });

const address = 'learnly.example/2b/lenses';

export const pictures: Pictures = {
  cover: () =>
    scene(
      [300, 120],
      780,
      tablet(lessonNarrow, {
        x: 1130,
        y: 70,
        width: 466,
        screen: [820, 1180],
        turn: 'rotate(4deg)',
      }) + laptop(lessonTop, { x: 92, y: 118, width: 1120, tone: 'light' }),
    ),
  'slide-1': () =>
    scene(
      [200, 0],
      900,
      browser(lesson, 'learnly.example/2b/refraction', {
        x: 110,
        y: 44,
        width: 1380,
        tone: 'light',
      }),
    ),
  'slide-2': () =>
    scene(
      [1300, 0],
      640,
      browser(marking, `${address}/4`, { x: 60, y: 64, width: 1480, tone: 'light' }),
    ),
  'slide-3': () =>
    scene(
      [800, 0],
      880,
      browser(overview, address, {
        x: 150,
        y: 40,
        width: 1330,
        tone: 'light',
        turn: 'perspective(2800px) rotateX(7deg)',
      }),
    ),
  'slide-4': () =>
    scene(
      [980, 240],
      1100,
      laptop(marking, { x: -420, y: -60, width: 1060, tone: 'light', turn: 'rotate(-7deg)' }) +
        worksheet +
        pencil,
    ),
};
