import { useTranslations } from 'next-intl';
import { LanguageSwitch } from '@/i18n/language-switch';
import { ThemeToggle } from './theme-toggle';

/** The language and the theme, on night. Without scripts the theme is the visitor's system's. */
export function DisplaySettings({ className = '' }: { className?: string }) {
  const words = useTranslations('site');
  return (
    <div className={`-mr-3 flex items-center ${className}`}>
      <LanguageSwitch label={words('language')} isOnNight />
      <div className="noscript:hidden">
        <ThemeToggle labels={{ dark: words('theme.toDark'), light: words('theme.toLight') }} />
      </div>
    </div>
  );
}
