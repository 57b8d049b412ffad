import { useTranslations } from 'next-intl';
import type { CaseStudyPage } from '@/collections/case-studies';
import { Icon } from '@/ui/icon';
import { Tabs } from '@/ui/tabs';
import { sectionTitle } from './case-study-look';

type Step = CaseStudyPage['processSteps'][number];

const classNames = {
  frame: 'col-span-12 mt-8 grid gap-x-[inherit] gap-y-5 lg:grid-cols-12',
  list: 'grid-cols-5 gap-2 lg:col-span-5 lg:grid-cols-1 lg:gap-0',
  tab: 'group rounded-(--radius-drop) text-left max-lg:flex max-lg:flex-col max-lg:items-center max-lg:gap-2 max-lg:text-center lg:tide-line lg:grid lg:grid-cols-[2.75rem_1fr] lg:items-center lg:gap-x-5 lg:rounded-none lg:py-2.5',
  panels:
    'lg:col-span-12 scripted:rounded-(--radius-drop-large) scripted:bg-raised scripted:p-6 scripted:sm:p-8 scripted:lg:col-span-7 scripted:lg:ml-6 scripted:lg:p-10',
  panel:
    'not-scripted:tide-line not-scripted:break-inside-avoid not-scripted:py-8 not-scripted:lg:grid not-scripted:lg:grid-cols-2 not-scripted:lg:gap-x-8 scripted:flex scripted:flex-col scripted:[clip-path:inset(0_0_100%_0)] scripted:data-selected:[clip-path:inset(-0.5rem)] scripted:data-selected:transition-[clip-path] scripted:data-selected:duration-300 scripted:data-selected:ease-(--ease-tide)',
};

/** The five steps of the process as tabs (docs/specification.md, section 4); the first is open at first. */
export function ProcessTabs({ study }: { study: CaseStudyPage }) {
  const words = useTranslations('case-study.process');
  return (
    <section id="process" aria-labelledby="process-title" className="page-grid py-section">
      <h2 id="process-title" className={`col-span-12 lg:col-span-7 ${sectionTitle}`}>
        {words('title')}
      </h2>
      <p className="col-span-12 mt-3 text-muted lg:col-span-5 lg:mt-0 lg:self-end lg:text-right">
        {words('lead')}
      </p>
      <div lang={study.lang} className="contents">
        <Tabs
          label={words('title')}
          classNames={classNames}
          tabs={study.processSteps.map((step, index) => ({
            id: `process-${step.id}`,
            label: <StepLabel step={step} number={index + 1} />,
            panel: <StepPanel step={step} number={index + 1} />,
          }))}
        />
      </div>
    </section>
  );
}

type Numbered = { step: Step; number: number };

/** A phone shows the number only: the panel below says the rest. */
function StepLabel({ step, number }: Numbered) {
  return (
    <>
      <span className="grid h-11 w-full place-items-center rounded-(--radius-drop) border-[1.5px] border-line font-semibold text-amber-ink tabular-nums transition-colors duration-200 group-hover:border-current group-data-selected:border-amber group-data-selected:bg-amber group-data-selected:text-on-amber">
        {number}
      </span>
      <span className="max-md:sr-only">
        <span className="block text-small leading-tight lg:font-bold lg:font-display lg:text-[1.25rem] lg:tracking-[-0.02em]">
          {step.header}
        </span>
        <span className="block text-pretty text-muted text-small max-lg:hidden">
          {step.description}
        </span>
      </span>
    </>
  );
}

function StepPanel({ step, number }: Numbered) {
  return (
    <>
      <div className="mb-5 flex items-start gap-4">
        <Icon
          name={step.icon}
          className="size-7 shrink-0 text-amber-ink scripted:lg:mb-2 scripted:lg:size-10"
        />
        <div className="scripted:lg:hidden">
          <p className="font-bold font-display text-title">
            <span className="mr-2.5 text-amber-ink tabular-nums">{number}</span>
            {step.header}
          </p>
          <p className="mt-1 max-w-[34.5em] text-muted text-small">{step.description}</p>
        </div>
      </div>
      <div>
        <h3 className={sectionTitle}>{step.content.header}</h3>
        <p className="mt-4 max-w-[38.5em]">{step.content.body}</p>
      </div>
    </>
  );
}
