import { laptop, type Pictures, phone, stage } from '../rig';
import { board, boardCss } from './board';
import { handover, handoverCss, report } from './handover';
import { offer, offerCss, offers, taken } from './offer';
import { pontoon } from './pontoon';
import { css, fonts } from './style';

const scene = (light: [number, number], horizon: number, body: string): string =>
  stage({
    ground: { material: 'tide', light, horizon },
    fonts,
    css: css + boardCss + offerCss + handoverCss,
    body,
  });

export const pictures: Pictures = {
  cover: () =>
    scene(
      [1060, 300],
      690,
      laptop(board, { x: -560, y: 120, width: 1390, turn: 'perspective(2600px) rotateY(13deg)' }) +
        phone(offer, { x: 962, y: 60, width: 424 }),
    ),
  'slide-1': () => scene([800, 120], 760, laptop(board, { x: 130, y: 64, width: 1340 })),
  'slide-2': () =>
    scene(
      [760, 420],
      560,
      phone(offers, { x: 330, y: 92, width: 404, turn: 'rotate(-4deg)' }) +
        phone(taken, { x: 846, y: 74, width: 424, turn: 'rotate(3deg)' }),
    ),
  'slide-3': () =>
    scene(
      [360, 240],
      0,
      pontoon + phone(handover, { x: 742, y: 36, width: 440, turn: 'rotate(5deg)' }),
    ),
  'slide-4': () =>
    scene([1200, 160], 800, laptop(report, { x: 130, y: 64, width: 1340, tone: 'light' })),
};
