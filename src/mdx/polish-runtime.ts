import * as runtime from 'react/jsx-runtime';
import { z } from 'zod';
import { bindPolish } from '@/rules/polish-spacing';
import * as writerComponents from './components';

type Props = { children?: unknown; [name: string]: unknown };
type Create = typeof runtime.jsx;

/** The attributes of components for writers that hold words: all free texts but addresses of files. */
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
 * React's runtime for a Polish document: every text gets its non-breaking spaces while the document is rendered,
 * so the compiled MDX stays as it is. Code is left alone: it may be copied.
 */
export const polishRuntime = {
  Fragment: runtime.Fragment,
  jsx: setting(runtime.jsx),
  jsxs: setting(runtime.jsxs),
};

function setting(create: Create): Create {
  return (type, props, key) => create(type, type === 'code' ? props : setProps(props), key);
}

function setProps(props: unknown): unknown {
  const given = props as Props;
  const words = wordProps.flatMap((name) => (name in given ? [[name, setText(given[name])]] : []));
  return { ...given, ...Object.fromEntries(words), children: setChildren(given.children) };
}

function setChildren(children: unknown): unknown {
  return Array.isArray(children) ? children.map(setText) : setText(children);
}

function setText(value: unknown): unknown {
  return typeof value === 'string' ? bindPolish(value) : value;
}
