import type { Drawing } from '../covers/kit';
import { bognaSadowska } from './bogna-sadowska';
import { hannaBrzezinska } from './hanna-brzezinska';
import { inesDuarte } from './ines-duarte';
import { kacperDunaj } from './kacper-dunaj';
import { lucjaMorawiec } from './lucja-morawiec';
import { marekZielen } from './marek-zielen';
import { olaWisnicka } from './ola-wisnicka';
import { tomaszKowalik } from './tomasz-kowalik';

/** Every portrait by its path under public/images. */
export const people: Record<string, () => Drawing> = {
  'people/bogna-sadowska.webp': bognaSadowska,
  'people/hanna-brzezinska.webp': hannaBrzezinska,
  'people/marek-zielen.webp': marekZielen,
  'people/ola-wisnicka.webp': olaWisnicka,
  'people/tomasz-kowalik.webp': tomaszKowalik,
  'people/ines-duarte.webp': inesDuarte,
  'people/lucja-morawiec.webp': lucjaMorawiec,
  'people/kacper-dunaj.webp': kacperDunaj,
};
