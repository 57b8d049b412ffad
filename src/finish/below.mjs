// @ts-check

/*
 * What is below the first screen, and is laid out after it: later parts of a page, and of a long text.
 */

const sections =
  ':is(main,main>article)>:not(script)~:not(script)~:not(script):not([data-first-screen])';
const paragraphs = 'main .prose>:nth-child(n+13)';

/** Selects all of it. */
export const below = `${sections},${paragraphs},body>footer`;

/** On screen, these parts are not laid out while the root has `data-first-paint`; on paper they always are. */
export const belowRules =
  `@media screen{[data-first-paint] :is(${below}){content-visibility:auto;contain-intrinsic-size:auto 60rem}` +
  `[data-first-paint] ${paragraphs}{contain-intrinsic-size:auto 5rem}}`;
