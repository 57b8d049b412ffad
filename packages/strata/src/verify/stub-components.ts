import { createElement, type ReactNode } from 'react';
import { describeValues } from './describe';

export type StubComponents = Record<string, unknown>;

/** The elements Markdown makes, which a site's own components may replace. */
const markdownElements =
  'a blockquote br code del em h1 h2 h3 h4 h5 h6 hr img input li ol p pre section strong sup table tbody td th thead tr ul'.split(
    ' ',
  );

/** Components for every element of Markdown; each shows its name and the attributes it was given. */
export const markedComponents: StubComponents = Object.fromEntries(
  markdownElements.map((name) => [name, makeStub(`replaced-${name}`)]),
);

/** Puts a stub under a name; any part of it (`Tabs.Item`) is a stub too. */
export function stubFor(components: StubComponents, name: string): void {
  const [first = name] = name.split('.');
  components[first] ??= makeStub(first);
}

function makeStub(name: string): unknown {
  const Stub = ({ children, ...attributes }: { children?: ReactNode }) =>
    createElement(
      'stub-component',
      { name, attributes: describeValues(attributes) },
      typeof children === 'function' ? 'function' : children,
    );
  return new Proxy(Stub, {
    get: (stub, key) =>
      // React 18 warns of components that have `PropTypes`.
      typeof key === 'string' && /^[A-Z]/.test(key) && key !== 'PropTypes'
        ? makeStub(`${name}.${key}`)
        : Reflect.get(stub, key),
  });
}
