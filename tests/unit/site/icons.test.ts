import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { iconNames } from '@/site/icons';
import shapes from '@/ui/icon-shapes.json';

test('there is a shape for every name, and no other', () => {
  expect(Object.keys(shapes)).toEqual([...iconNames]);
});

test.each(iconNames)('%s is drawn as Lucide draws it', (name) => {
  const key = name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const icon = new Map(Object.entries(lucide)).get(key) as lucide.LucideIcon;
  expect(renderToStaticMarkup(createElement(icon))).toContain(`>${shapes[name]}</svg>`);
});
