import { type Locale, languages } from '@/site/locales';
import { bindPolish } from './polish-spacing';

const rules = { polish: bindPolish };

/** Returns the rule by which a language sets the spaces of a text, or nothing where it has none. */
export function spacingOf(locale: Locale): ((text: string) => string) | undefined {
  const { spacing } = languages[locale];
  return spacing && rules[spacing];
}

/** Sets every text in a tree of plain data (messages, a document's fields) as its language has it; the shape stays. */
export function spaceTree<Tree>(tree: Tree, locale: Locale): Tree {
  const setText = spacingOf(locale);
  return setText
    ? JSON.parse(JSON.stringify(tree), (_key, value) =>
        typeof value === 'string' ? setText(value) : value,
      )
    : tree;
}
