import { policyReportHandler } from '@/server/policy-reports';

export const runtime = 'nodejs';
export const { POST, GET, HEAD, OPTIONS, PUT, PATCH, DELETE } = policyReportHandler;
