/** Rooms and their prices; the page as it stands in November. */
import { coast } from './coast';
import { tone } from './palette';
import { rooms } from './rooms';
import { head } from './style';

export const pagesCss = `
.rooms{padding:6px 84px 0;display:grid;grid-template-columns:repeat(4,1fr);gap:30px}
.rooms figure{display:grid;gap:20px;align-content:start}
.rooms .frame{position:relative;height:366px;border-radius:150px 150px 0 0;overflow:hidden}
.rooms h3{font-size:46px}.rooms dl{display:grid;font-size:16px}
.rooms dl div{display:flex;justify-content:space-between;padding:9px 0;border-top:1px solid ${tone.line}}
.rooms .cost{display:flex;justify-content:space-between;align-items:baseline;margin-top:-4px}
.intro{padding:10px 84px 34px;display:flex;justify-content:space-between;align-items:end}
.intro h2{font-size:72px}.intro p{width:390px;font-size:17px}
.winter{position:relative;flex:1}
.winter h1{position:absolute;left:84px;top:52px;font-size:100px}
.letter{position:absolute;left:84px;top:190px;width:590px;height:462px;background:${tone.cream};padding:34px 46px 38px;
  display:flex;flex-direction:column;box-shadow:0 24px 60px rgb(31 47 61/.34)}
.letter h2{font-size:44px;margin:8px 0 10px}
.letter .hand{font:italic 400 26px/40px Garamond,serif;flex:1;
  background:repeating-linear-gradient(transparent 0 39px,${tone.line} 39px 40px)}
.letter .fields{display:grid;grid-template-columns:1fr 1fr;gap:22px;margin:16px 0 22px}
.letter .fields div{border-bottom:1px solid ${tone.night};padding-bottom:7px;font-size:16px}
.letter .button{align-self:flex-start}`;

const facts = {
  Dune: ['22 m²', 'Double, 160 cm', 'West, to the sea', '512'],
  Pier: ['31 m²', 'Double, 180 cm', 'North, to the pier', '640'],
  Gable: ['14 m²', 'Double, 140 cm', 'North-west, high', '412'],
  Garden: ['19 m²', 'Two singles', 'East, to the pines', '448'],
} satisfies Record<keyof typeof rooms, [string, string, string, string]>;

function card(name: keyof typeof rooms): string {
  const [size, bed, faces, price] = facts[name];
  const row = (label: string, value: string) =>
    `<div><span class="quiet">${label}</span>${value}</div>`;
  return (
    `<figure><div class="frame">${rooms[name]()}</div>` +
    `<div class="cost"><h3>${name}</h3><span><span class="quiet">from</span> <span class="price">${price} zł</span></span></div>` +
    `<dl>${row('Size', size)}${row('Bed', bed)}${row('Faces', faces)}</dl></figure>`
  );
}

export const roomsPage = (): string =>
  `<div class="page">${head('Rooms')}<div class="intro"><h2>Four kinds of window</h2>` +
  '<p class="quiet">Prices are for the room, one night, breakfast from 7:30 to 10:30 included. A dog is 60 zł.</p></div>' +
  `<div class="rooms">${(['Dune', 'Pier', 'Gable', 'Garden'] as const).map(card).join('')}</div></div>`;

export const winterPage = (): string =>
  `<div class="page">${head('Letters')}<div class="winter">${coast('winter', 'winter')}` +
  '<h1>We open on 28 March</h1><div class="letter"><span class="label">November to March</span>' +
  '<h2>Write to us about the summer</h2><p class="hand">The Gable room again, please, ' +
  'the first week of June. We are two and the dog, who is older now and would like the ground floor.</p>' +
  '<div class="fields"><div>Anna Rogala</div><div>anna@post.example</div></div>' +
  '<span class="button">Post the letter</span></div></div></div>';
