import type { ReactNode } from 'react';
import { CodeBlock } from '@/mdx/code-block';
import type { ComponentFacts } from '@/mdx/component-facts';
import { ScrollRegion } from '@/mdx/scroll-region';
import type { Words } from './words';

type SampleProps = {
  name: string;
  /** What to write for it. */
  source: string;
  /** What visitors see of it. */
  result: ReactNode;
  words: Words;
  children?: ReactNode;
};

/** A part of a body: its name, what it looks like, and what to write. */
export function Sample({ name, source, result, words, children }: SampleProps) {
  return (
    <article className="border-line border-t pt-8 pb-14 last:pb-0">
      <h3 className="text-title">{name}</h3>
      {children}
      <div className="mt-8">{result}</div>
      <div className="prose mt-8">
        <p className="font-semibold text-small">{words.components.source}</p>
        <CodeBlock>
          <code>{source}</code>
        </CodeBlock>
      </div>
    </article>
  );
}

/** The attributes of a component, as its definition describes them (in English). */
export function PropsTable({ component, words }: { component: ComponentFacts; words: Words }) {
  const { attribute, isRequired, meaning, yes, no, content } = words.components;
  return (
    <>
      <p className="mt-3 text-muted">{content[component.content]}</p>
      <div className="prose mt-6">
        <ScrollRegion className="table-scroll" label={component.name}>
          <table>
            <thead>
              <tr>
                <th scope="col">{attribute}</th>
                <th scope="col">{isRequired}</th>
                <th scope="col">{meaning}</th>
              </tr>
            </thead>
            <tbody>
              {component.props.map((prop) => (
                <tr key={prop.name}>
                  <td>
                    <code>{prop.name}</code>
                  </td>
                  <td>{prop.isRequired ? yes : no}</td>
                  <td lang="en">{prop.says}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </div>
    </>
  );
}
