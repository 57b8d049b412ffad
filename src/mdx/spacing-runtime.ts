import * as runtime from 'react/jsx-runtime';
import { z } from 'zod';
import * as writerComponents from './components';

type Props = { children?: unknown; [name: string]: unknown };
type Create = typeof runtime.jsx;
type SetText = (text: string) => string;

/** The attributes of components for writers that hold words: all free texts except paths of files. */
const wordProps = Object.values(writerComponents).flatMap(({ props }) =>
  Object.entries<z.ZodType>(props.shape).flatMap(([name, field]) =>
    holdsWords(field) ? [name] : [],
  ),
);

function holdsWords(field: z.ZodType): boolean {
  if (field instanceof z.ZodOptional) return holdsWords(field.unwrap() as z.ZodType);
  return field instanceof z.ZodString && !field.meta()?.image && !field.meta()?.file;
}

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
