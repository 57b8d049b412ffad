import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describeValues } from './describe';
import { markedComponents, type StubComponents, stubFor } from './stub-components';

/** What a body gives: its HTML twice and its other exports as text, or the error it ends with. */
export type Rendering =
  | { readonly html: string; readonly marked: string; readonly exports: string }
  | { readonly error: string };

const mostStubs = 50;

/**
 * Runs a body's code and renders it with react-dom/server: once plainly, once with every element of Markdown replaced,
 * which shows what components may replace. Components that are not given become stubs.
 */
export function renderBody(code: string): Rendering {
  try {
    const { default: Body, ...rest } = runCode(code);
    const Component = Body as React.ComponentType<Record<string, unknown>>;
    return {
      html: renderWithStubs(Component, {}),
      marked: renderWithStubs(Component, markedComponents),
      exports: describeValues(rest),
    };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function runCode(code: string): Record<string, unknown> {
  const run = new Function('React', 'ReactDOM', '_jsx_runtime', code);
  return code ? run(React, ReactDOM, jsxRuntime) : { default: () => null };
}

/** A missing component says its name in the error: it becomes a stub, and the body is rendered again. */
function renderWithStubs(
  Body: React.ComponentType<Record<string, unknown>>,
  given: StubComponents,
): string {
  const components = { ...given };
  for (let tries = 0; tries < mostStubs; tries += 1) {
    try {
      return renderToStaticMarkup(React.createElement(Body, { components }));
    } catch (error) {
      const name = /Expected (?:component|object) `([^`]+)`/.exec(String(error))?.[1];
      if (!name) throw error;
      stubFor(components, name);
    }
  }
  throw new Error(`more than ${mostStubs} components are missing`);
}
