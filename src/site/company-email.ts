/** The mail address of the agency. A file of its own: every page carries its error page, which needs this fact alone. */
export const companyEmail = 'hello@amberline.example';
