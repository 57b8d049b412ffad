import { browser, monitor, type Pictures, phone, stage } from '../rig';
import { calendarCss, dayClose, dayWide } from './calendar';
import { accessLog, cardsCss, twoCards } from './cards';
import { remindersCss, sms, tomorrow } from './reminders';
import { css, fonts } from './style';

const scene = (
  material: 'tide' | 'amber' | 'paper',
  light: [number, number],
  horizon: number,
  body: string,
): string =>
  stage({
    ground: { material, light, horizon },
    fonts,
    css: css + calendarCss + cardsCss + remindersCss,
    body,
  });

const address = (page: string): string => `desk.rumianek.example/${page}`;

export const pictures: Pictures = {
  cover: () => scene('tide', [800, 420], 880, monitor(dayWide, { x: 130, y: 48, width: 1340 })),
  'slide-1': () =>
    scene(
      'tide',
      [400, 0],
      700,
      browser(dayClose, address('harbour'), { x: 90, y: 64, width: 1420, tone: 'light' }),
    ),
  'slide-2': () =>
    scene(
      'amber',
      [1200, 80],
      820,
      browser(twoCards, address('patients'), {
        x: 190,
        y: 64,
        width: 1250,
        tone: 'light',
        turn: 'perspective(2600px) rotateY(-9deg) rotateX(3deg)',
      }),
    ),
  'slide-3': () =>
    scene(
      'tide',
      [1300, 100],
      860,
      browser(accessLog, address('access'), { x: 150, y: 70, width: 1310, tone: 'light' }),
    ),
  'slide-4': () =>
    scene(
      'amber',
      [200, 100],
      760,
      browser(tomorrow, address('reminders'), { x: 430, y: 96, width: 1240, tone: 'light' }) +
        phone(sms, { x: 176, y: 64, width: 424 }),
    ),
};
