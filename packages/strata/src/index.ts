/** The engine's own door for programs; the command line is `src/cli.ts`. */
export const version = '0.1.0';
