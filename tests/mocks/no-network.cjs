/** Preloaded into a server, which then answers requests as usual but cannot send any, not even to itself. */
const { Socket } = require('node:net');

Socket.prototype.connect = () => {
  throw new Error('Nobody is asked here');
};
