import { useTranslations } from 'next-intl';
import { Section } from '@/ui/section';

type Props = { entries: readonly { description: string }[] };

/** Whom the academy is for. An entry without a description is not shown (specification, section 5); nor is an empty block. */
export function ForWhom({ entries }: Props) {
  const words = useTranslations('academy.forWhom');
  const shown = entries.filter(({ description }) => description.trim() !== '');
  if (shown.length === 0) return null;
  return (
    <Section id="for-whom" title={words('title')}>
      <ul>
        {shown.map(({ description }) => (
          <li key={description} className="tide-line py-6 text-lead last:border-b">
            <span className="block max-w-[52ch]">{description}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
