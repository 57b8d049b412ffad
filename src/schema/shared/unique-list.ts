import { z } from 'zod';

/** A list whose items all differ; the complaint sits on the second of two equal items. */
export const uniqueList = <Item extends z.ZodType<string>>(item: Item, min: number, max: number) =>
  z
    .array(item)
    .min(min)
    .max(max)
    .superRefine((items, context) => {
      items.forEach((value, index) => {
        if (items.indexOf(value) < index) {
          context.addIssue({
            code: 'custom',
            path: [index],
            params: { rule: 'repeated-item' },
            message: `must differ from the items above it: "${value}" is among them`,
          });
        }
      });
    });
