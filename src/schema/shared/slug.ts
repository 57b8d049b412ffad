/** A slug: lower-case a-z, digits and single hyphens; it is the file name and part of the address. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
