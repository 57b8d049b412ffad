/** Returns the address that calls a phone number, which is written with spaces. */
export const telHref = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;
