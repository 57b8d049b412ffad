/** The ports of the browser tests' servers, on this machine only. TEST_PORTS_FROM moves them if they are taken. */
const first = Number(process.env.TEST_PORTS_FROM ?? 3100);
/** The quick run serves one site, the fixture site, which is then the one with all content there is. */
export const isQuick = process.env.TEST_RUN === 'quick';
export const ports = {
  site: first,
  building: first + 1,
  preview: first + 2,
  redis: first + 3,
  resend: first + 4,
  attacked: first + 5,
  serving: first + 6,
  starting: first + 7,
  stopping: first + 8,
  logging: first + 9,
  content: isQuick ? first : first + 10,
  publishing: first + 11,
  publishingToo: first + 12,
  growing: first + 13,
  reporting: first + 14,
  failing: first + 15,
  operating: first + 16,
  engine: first + 17,
  /** The first of eleven in a row, as the next two. */
  proxy: first + 40,
  proxyServers: first + 52,
  stack: first + 64,
  proxyLines: first + 100,
};

/** The fixture site, which journeys go through. */
export const siteUrl = `http://localhost:${ports.site}`;
/** The site with the content it has. */
export const contentUrl = `http://localhost:${ports.content}`;
export const mailUrl = `http://127.0.0.1:${ports.resend}`;
