/** Builds the site with its own content for the browser tests. Its content has to be compiled (`npm run content`). */
import { contentUrl } from '../e2e/support/addresses';
import { fixtureSite } from '../e2e/support/fixture-site';
import { listSources } from '../e2e/support/project-copy';
import { buildSite } from './build-site';

buildSite({
  name: 'content',
  folder: '.',
  url: contentUrl,
  sources: listSources(),
  outputs: ['.next'],
  script: 'pages',
  twin: fixtureSite,
});
