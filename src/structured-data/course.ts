import type { Course } from 'schema-dts';
import type { WorkshopSummary } from '@/collections/workshops';
import { company } from '@/site/company';
import type { Locale } from '@/site/locales';
import { workshopDay } from '@/site/workshop-day';
import { addressOf, fullAddress } from './address';
import { organizationReference } from './organization';

/** Describes a workshop as a course: who gives it, who teaches it, how much work it is (an ISO 8601 duration). */
export function course(workshop: WorkshopSummary, locale: Locale): Course {
  const { slug, title, description, lang, days, level, tutor, image } = workshop;
  return {
    '@type': 'Course',
    name: title,
    description,
    url: addressOf({ page: '/workshops/[slug]', slug }, locale),
    image: fullAddress(image.src),
    inLanguage: lang,
    coursePrerequisites: level,
    provider: { '@type': 'Organization', ...organizationReference(), name: company.name },
    offers: { '@type': 'Offer', category: 'Paid' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: ['Onsite', 'Online'],
      courseWorkload: `PT${days * workshopDay.hours}H`,
      inLanguage: [...workshopDay.languages],
      instructor: {
        '@type': 'Person',
        name: tutor.name,
        jobTitle: tutor.position,
        url: addressOf({ page: '/team/[slug]', slug: tutor.slug }, locale),
      },
    },
  };
}
