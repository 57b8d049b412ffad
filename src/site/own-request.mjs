/** Marks what the server asks itself for. The 404 page's own address answers nobody else: it is unknown, too. */
export const ownRequestHeader = 'x-own-request';
