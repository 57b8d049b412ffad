import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { CaseStudyPage } from '@/collections/case-studies';
import { PictureSlider } from '@/sections/case-study/picture-slider';
import { ProcessTabs } from '@/sections/case-study/process-tabs';
import { TechnologyTiles } from '@/sections/case-study/study-end';
import { StudyFacts } from '@/sections/case-study/study-header';
import { TeamHours } from '@/sections/case-study/team-hours';
import words from '../../../messages/en/case-study.json';
import site from '../../../messages/en/site.json';
import { caseStudy, person } from '../../fixtures/documents';

/** As the server sends it: what is read before, and without, any script. */
const render = (part: ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ 'case-study': words, site }}>
      {part}
    </NextIntlClientProvider>,
  );

const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length;

const studyWith = (changes: Partial<CaseStudyPage> = {}): CaseStudyPage => ({
  ...caseStudy,
  ...changes,
});

describe('the development process', () => {
  test('is sent whole: every step with label, description, heading and text', () => {
    const study = studyWith();
    const html = render(<ProcessTabs study={study} />);
    expect(study.processSteps).toHaveLength(5);
    for (const { header, description, content } of study.processSteps) {
      const [, panels = ''] = html.split('id="process-product-backlog"');
      for (const text of [header, description, content.header, content.body])
        expect(panels).toContain(text);
    }
  });

  test('claims to be tabs only once it can act as such', () => {
    const html = render(<ProcessTabs study={studyWith()} />);
    expect(html).not.toContain('role="tab');
    expect(html).not.toContain('tabindex');
  });
});

describe('the slider', () => {
  test('is a strip of all pictures, each with its name', () => {
    const study = studyWith();
    const html = render(<PictureSlider study={study} />);
    expect(count(html, /<img /g)).toBe(study.sliderImages.length);
    expect(html).toContain('aria-label="2 of 4: Arrival"');
    expect(html).toMatch(/<figcaption[^>]*><span[^>]*>4<\/span>Season/);
  });

  test('shows a single picture without buttons and without a carousel', () => {
    const study = studyWith();
    const html = render(
      <PictureSlider study={{ ...study, sliderImages: study.sliderImages.slice(0, 1) }} />,
    );
    expect(count(html, /<img /g)).toBe(1);
    expect(html).toContain('Berth board');
    expect(html).not.toMatch(/<button|aria-roledescription|aria-live/);
  });

  test('is absent where there are no pictures', () => {
    expect(render(<PictureSlider study={studyWith({ sliderImages: [] })} />)).toBe('');
  });
});

describe('the team', () => {
  const share = (name: string, hours: number) => ({
    name,
    hours,
    color: [1, 2, 3] as [number, number, number],
    people: [],
  });

  test('has a card with name, percentage and coloured border for each member', () => {
    const html = render(
      <TeamHours
        study={studyWith({ teamShares: [share('Builder', 70), share('Designer', 30)] })}
      />,
    );
    expect(html).toMatch(/<li style="border-color:rgb\(1 2 3\)"[^>]*>.*70%.*Builder.*<\/li>/);
    expect(html).toContain('aria-label="Pie chart of the shares: Builder 70% and Designer 30%"');
  });

  test('is drawn as a pie before the chart is there, a slice for each member', () => {
    const twelve = Array.from({ length: 12 }, (_, index) => share(`Role ${index}`, index ? 9 : 1));
    const html = render(<TeamHours study={studyWith({ teamShares: twelve })} />);
    expect(count(html, /<path [^>]*fill="rgb\(1 2 3\)"/g)).toBe(12);
  });

  test('names who filled a role, with links, and how many more did', () => {
    const people = [{ slug: person.slug, name: person.name, href: person.href }];
    const teamShares = [{ ...share('Builders', 70), people, others: 1 }, share('Designer', 30)];
    const html = render(<TeamHours study={studyWith({ teamShares })} />);
    expect(html).toMatch(/href="\/team\/zofia-lozinska"[^>]*>Zofia Łozińska<\/a> and one more</);
    expect(count(html, /\/team\//g)).toBe(1);
  });

  test('of one is a whole circle', () => {
    const html = render(<TeamHours study={studyWith({ teamShares: [share('Builder', 100)] })} />);
    expect(html).toContain('d="M0 -50A50 50 0 1 1 0 50A50 50 0 1 1 0 -50Z"');
    expect(html).toContain('100%');
  });
});

describe('the technologies', () => {
  test('are tiles, and a few are named at the top', () => {
    const study = studyWith();
    expect(count(render(<TechnologyTiles study={study} />), /<li/g)).toBe(study.tiles.length);
    expect(render(<StudyFacts study={study} />)).toContain(words.facts.technologies);
  });

  test('are not spoken of where there are none', () => {
    const study = studyWith({ tiles: [] });
    expect(render(<TechnologyTiles study={study} />)).toBe('');
    expect(render(<StudyFacts study={study} />)).not.toContain(words.facts.technologies);
  });
});
