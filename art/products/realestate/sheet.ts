/** A CRM for landlords and tenancies, set like a ledger between courses of brick. */
import { browser, laptop, type Pictures, type Scene, stage, tablet } from '../rig';
import { matching, matchingCss } from './matching';
import { monthEnd, monthEndCss } from './month-end';
import { statement, statementCss, statementView } from './statement';
import { css, fonts } from './style';
import { oneTenancy, tenanciesCss, tenancyList } from './tenancies';

const styles = [css, monthEndCss, tenanciesCss, matchingCss, statementCss].join('');
const scene = (picture: Scene) => stage({ ...picture, fonts, css: styles });
const address = 'pierzeja.example';

export const pictures: Pictures = {
  cover: () =>
    scene({
      ground: { material: 'tide', light: [300, 160] },
      body:
        laptop(monthEnd(), { x: 52, y: 84, width: 1100, tone: 'light' }) +
        statement('left:1990px;top:600px;zoom:.56;transform:rotate(5deg)'),
    }),
  'slide-1': () =>
    scene({
      ground: { material: 'amber', light: [1200, 100] },
      body: browser(tenancyList(), `${address}/tenancies`, {
        x: 120,
        y: 58,
        width: 1360,
        tone: 'light',
      }),
    }),
  'slide-2': () =>
    scene({
      ground: { material: 'tide', light: [1300, 200], horizon: 680 },
      body: laptop(oneTenancy(), { x: 150, y: 54, width: 1300, tone: 'light' }),
    }),
  'slide-3': () =>
    scene({
      ground: { material: 'tide', light: [700, 100] },
      body: tablet(matching(), {
        x: 90,
        y: 56,
        width: 1440,
        screen: [1440, 900],
        tone: 'light',
        turn: 'perspective(3000px) rotateX(5deg) rotateZ(2deg)',
      }),
    }),
  'slide-4': () =>
    scene({
      ground: { material: 'tide', light: [300, 500] },
      body: browser(statementView(), `${address}/statements/march`, {
        x: 90,
        y: 40,
        width: 1420,
        tone: 'light',
      }),
    }),
};
