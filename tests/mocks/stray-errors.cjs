/** Preloaded into a server: a request for `/stray-errors` raises the stray errors that libraries sometimes raise. */
const { subscribe } = require('node:diagnostics_channel');

subscribe('http.server.request.start', ({ request }) => {
  if (request.url !== '/stray-errors') return;
  process.emitWarning('a stray warning');
  Promise.reject(new Error('a stray rejection\nin two lines'));
  setImmediate(() => {
    throw new TypeError('a stray exception');
  });
});
