/**
 * `npm run site`: installs, builds and serves the whole site with no service and no key. Mails are printed in
 * this terminal. PORT chooses another port than 3000.
 */
import { installPackages, run } from '../steps.mjs';

for (const step of [installPackages, () => run('npm run build --silent')]) {
  const code = await step();
  if (code !== 0) process.exit(code);
}
console.log('\nMessages from the contact form are printed here (MAIL_TRANSPORT=terminal).\n');
process.exit(
  // `exec` replaces the shell, so that a signal ends the server, not only the shell around it.
  await run('exec npm start --silent', {
    MAIL_TRANSPORT: 'terminal',
    CLIENT_IP_MODE: process.env.CLIENT_IP_MODE ?? 'direct',
  }),
);
