/** Returns the `tel:` link of a phone number written with spaces. */
export const telHref = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;
