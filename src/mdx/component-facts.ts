import * as writerComponents from './components';
import { componentExamples } from './examples';
import type { WriterComponent } from './writer-component';

/** A component as writers need to know it. */
export type ComponentFacts = {
  name: keyof typeof writerComponents;
  /** What stands between its tags. */
  content: 'text' | 'table' | 'none';
  props: { name: string; isRequired: boolean; says: string }[];
  example: (typeof componentExamples)[keyof typeof writerComponents];
};

/** Lists the components for writers by name, with their attributes as their definitions describe them. */
export function listComponents(): ComponentFacts[] {
  return (
    Object.entries<WriterComponent>(writerComponents)
      // Test runners list what a module exports in another order than Node.
      .sort(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([key, { props, children, table }]) => {
        const name = key as keyof typeof writerComponents;
        return {
          name,
          content: table ? 'table' : children ? 'text' : 'none',
          props: Object.entries(props.shape).map(([prop, schema]) => ({
            name: prop,
            isRequired: schema.def.type !== 'optional',
            says: schema.description ?? '',
          })),
          example: componentExamples[name],
        };
      })
  );
}
