import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { JobSummary } from '@/collections/jobs';
import { JobFacts } from '@/sections/career/job-facts';
import { JobList } from '@/sections/career/job-list';
import { JobApplication } from '@/sections/career/job-offer';
import { ProfileCard } from '@/sections/team/profile-card';
import career from '../../../messages/en/career.json';
import site from '../../../messages/en/site.json';
import team from '../../../messages/en/team.json';
import { job, person } from '../../fixtures/documents';

const render = (part: ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ career, site, team }}>
      {part}
    </NextIntlClientProvider>,
  );

const jobWith = (changes: Partial<JobSummary> = {}): JobSummary => ({ ...job, ...changes });

test('the list says so where nothing is open, and no longer where something is', () => {
  expect(render(<JobList jobs={[]} />)).toContain(career.jobs.empty);
  const full = render(<JobList jobs={[jobWith()]} />);
  expect(full).not.toContain(career.jobs.empty);
  expect(full).toContain('<article');
});

test('a salary is a fact like others once it is given', () => {
  expect(render(<JobFacts job={jobWith()} />)).not.toContain(career.facts.salary);
  const paid = render(<JobFacts job={jobWith({ salary: '8,000 PLN' })} />);
  expect(paid).toContain(career.facts.salary);
  expect(paid).toContain('8,000 PLN');
});

test('a job takes applications only while it is active', () => {
  const open = render(<JobApplication job={jobWith()} person={person} />);
  expect(open).toContain('mailto:');
  for (const [status, text] of [
    ['Closed', career.job.closed],
    ['On hold', career.job.onHold],
  ] as const) {
    const shut = render(
      <JobApplication job={jobWith({ status, isOpen: false })} person={person} />,
    );
    expect(shut).toContain(text);
    expect(shut).not.toContain('mailto:');
  }
});

test('a profile has no label for what is not given', () => {
  const { phone: _phone, birthday: _birthday, website: _website, ...bare } = person;
  const optional = [team.facts.phone, team.facts.birthday, team.facts.website];
  const full = render(<ProfileCard person={person} />);
  const short = render(<ProfileCard person={bare} />);
  for (const label of optional) {
    expect(full).toContain(`>${label}<`);
    expect(short).not.toContain(`>${label}<`);
  }
  expect(short).toContain('mailto:zofia@harbour.example');
});

test('no one is named where answering applications is no one’s duty', () => {
  const open = render(<JobApplication job={job} person={undefined} />);
  expect(open).toContain('mailto:');
  expect(open).not.toContain('<img');
});
