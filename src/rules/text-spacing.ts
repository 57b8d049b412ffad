import { type Locale, languages } from '@/site/locales';
import { bindPolish } from './polish-spacing';

const rules = { polish: bindPolish };

/** Returns the function that sets the spaces of a language's texts; undefined where the language has no such rule. */
export function spacingOf(locale: Locale): ((text: string) => string) | undefined {
  const { spacing } = languages[locale];
  return spacing && rules[spacing];
}

/** Returns a tree of plain data (messages, a document's fields) with the spaces of every text set for the language. */
export function spaceTree<Tree>(tree: Tree, locale: Locale): Tree {
  const setText = spacingOf(locale);
  return setText
    ? JSON.parse(JSON.stringify(tree), (_key, value) =>
        typeof value === 'string' ? setText(value) : value,
      )
    : tree;
}
