import * as runtime from 'react/jsx-runtime';

type Props = { children?: unknown; [name: string]: unknown };
type Create = typeof runtime.jsx;
type SetText = (text: string) => string;

/** What a component for writers shows besides its children. */
const wordProps = ['title', 'caption', 'author'];

/**
 * Returns React's runtime for a document whose language sets spaces by a rule: every text gets them while the document
 * is rendered, so the compiled MDX stays as it is. Code is left alone: it may be copied.
 */
export function spacingRuntime(setText: SetText) {
  const set = (value: unknown) => (typeof value === 'string' ? setText(value) : value);
  const setAll = (value: unknown) => (Array.isArray(value) ? value.map(set) : set(value));
  const setProps = (props: unknown) => {
    const given = props as Props;
    const words = wordProps.flatMap((name) => (name in given ? [[name, set(given[name])]] : []));
    return { ...given, ...Object.fromEntries(words), children: setAll(given.children) };
  };
  const setting =
    (create: Create): Create =>
    (type, props, key) =>
      create(type, type === 'code' ? props : setProps(props), key);
  return {
    Fragment: runtime.Fragment,
    jsx: setting(runtime.jsx),
    jsxs: setting(runtime.jsxs),
  };
}
