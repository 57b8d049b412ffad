import type { JobPosting } from 'schema-dts';
import type { Job } from '@/collections/jobs';
import { career, type JobContract } from '@/site/career';
import { company } from '@/site/company';
import { addressOf } from './address';
import { postalAddress, referToOrganization } from './organization';

/** The name of each contract among schema.org's employment types. */
const employmentTypes = {
  'Permanent/Contract': ['FULL_TIME', 'CONTRACTOR'],
  Permanent: ['FULL_TIME'],
  Contract: ['CONTRACTOR'],
} as const satisfies Record<JobContract, readonly string[]>;

/**
 * Describes an open job; `description` is the whole offer as plain HTML. There is no `baseSalary`: the salary is free
 * text, and no amount is guessed from it.
 */
export function describeJob(job: Job, description: string): JobPosting {
  return {
    '@type': 'JobPosting',
    title: job.title,
    description,
    url: addressOf(job.href, job.lang),
    datePosted: job.publishedAt,
    ...(job.expiresAt && { validThrough: job.expiresAt }),
    employmentType: [...employmentTypes[job.contract]],
    directApply: false,
    hiringOrganization: {
      '@type': 'Organization',
      ...referToOrganization(),
      name: company.name,
      sameAs: addressOf('/', job.lang),
    },
    applicationContact: { '@type': 'ContactPoint', email: career.email },
    jobLocation: {
      '@type': 'Place',
      address: { ...postalAddress, addressLocality: job.location },
    },
  };
}
