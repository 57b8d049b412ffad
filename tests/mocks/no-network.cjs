/** Preloaded into a server: it is asked as ever, but cannot ask anybody, itself included. */
const { Socket } = require('node:net');

Socket.prototype.connect = () => {
  throw new Error('Nobody is asked here');
};
