import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { company } from '@/site/company';
import { shareImageSize } from '@/site/link-preview';
import type { Card } from './card';
import { palette } from './palette';
import { columnWidth, leftEdge } from './places';
import { lead as leadType, titleHeight, titleLine, titleSize } from './title-size';

/** Cut by `npm run fonts`. Each face has two files: a letter missing from the first is taken from the second. */
const faces = {
  Bricolage: 'bricolage-latin',
  BricolageExt: 'bricolage-latin-ext',
  Instrument: 'instrument-latin',
  InstrumentExt: 'instrument-latin-ext',
} as const;
const display = 'Bricolage, BricolageExt';
const text = 'Instrument, InstrumentExt';

const fonts = Promise.all(
  Object.entries(faces).map(async ([name, file]) => ({
    name,
    data: await readFile(join(process.cwd(), 'src/features/link-preview/fonts', `${file}.ttf`)),
    style: 'normal' as const,
    weight: 400 as const,
  })),
);

/** Draws a card's words and the agency's name on a transparent background. Returns a PNG. */
export async function setLettering({ title, kind, lead, picture }: Card): Promise<Buffer> {
  const width = columnWidth(picture?.shape);
  const fontSize = titleSize(title, { width, height: titleHeight(lead, width) });
  const image = new ImageResponse(
    <div style={{ display: 'flex', width: '100%', height: '100%', color: palette.onNight }}>
      <div
        style={{
          position: 'absolute',
          left: leftEdge,
          top: 62,
          height: 372,
          width,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
        }}
      >
        <div style={{ fontFamily: text, fontSize: 27, color: palette.amberLit }}>
          {spaced(kind)}
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }}>
          <div
            style={{
              fontFamily: display,
              fontSize,
              lineHeight: titleLine,
              letterSpacing: '-0.022em',
              textWrap: 'balance',
            }}
          >
            {title}
          </div>
          {lead && (
            <div
              style={{
                marginTop: leadType.top,
                fontFamily: text,
                fontSize: leadType.size,
                lineHeight: leadType.line,
                color: palette.onNightMuted,
                textWrap: 'pretty',
              }}
            >
              {lead}
            </div>
          )}
        </div>
      </div>
      <div
        style={{
          position: 'absolute',
          left: leftEdge,
          top: 540,
          fontFamily: display,
          fontSize: 42,
          letterSpacing: '-0.03em',
        }}
      >
        {company.name}
      </div>
    </div>,
    { ...shareImageSize, fonts: await fonts },
  );
  return Buffer.from(await image.arrayBuffer());
}

/** Adds space around the dot between two facts, which the face sets too tight. */
const spaced = (facts: string) => facts.replaceAll(' · ', '\u00a0 · \u00a0');
