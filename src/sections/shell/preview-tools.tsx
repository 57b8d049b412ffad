import type { ComponentProps } from 'react';
import { ContentFindings } from './content-findings';

/** What pages of `npm run dev` have besides: the findings, and the overlay that says where things are written. */
export function PreviewTools(props: ComponentProps<typeof ContentFindings>) {
  return (
    <>
      <ContentFindings {...props} />
      {process.env.PREVIEW_PORT && <script src="/__preview/overlay.js" async />}
    </>
  );
}
