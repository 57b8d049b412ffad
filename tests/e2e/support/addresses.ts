/** Where the browser tests run their servers; all on this machine only. */
export const ports = {
  site: 3100,
  redis: 4101,
  resend: 4102,
  publishing: 3101,
  development: 3102,
  refusing: 3103,
} as const;

export const siteUrl = `http://localhost:${ports.site}`;
export const mailUrl = `http://127.0.0.1:${ports.resend}`;
