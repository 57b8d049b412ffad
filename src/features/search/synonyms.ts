import type { Locale } from '@/site/locales';
import type { StaticRoute } from '@/site/routes';
import type { ResultKind } from './search-entry';

/** What other words lead to: a page, everything of a kind, everything with a price, or what has a word in its title. */
type Target =
  | { page: StaticRoute | `${StaticRoute}#${string}` }
  | { kind: ResultKind }
  | { has: 'price' }
  | { word: Readonly<Record<Locale, string>> };

/** A row of the table: what a buyer or an applicant types, by language, where the site itself says it in other words. */
export type Synonyms = Target & { typed: Readonly<Record<Locale, string>> };

const price = {
  en: 'price prices cost costs much rate rates fee fees budget quote expensive cheap discount',
  pl: 'cena ceny cen koszt koszty kosztuje kosztują ile stawka stawki opłata budżet wycena drogo tanio rabat zniżka',
} as const;

/**
 * The one table of synonyms. They are added to the index when it is built, so that a search costs a browser no more.
 * Words are separated by spaces; case and diacritics do not count, and Polish endings are trimmed by the search.
 */
export const synonyms: readonly Synonyms[] = [
  { page: '/pricing', typed: price },
  {
    page: '/pricing',
    typed: {
      en: 'plan plans subscription subscribe monthly month package packages offer retainer pricelist charge pay app website team developer software project',
      pl: 'plan plany abonament subskrypcja miesięcznie miesiąc pakiet pakiety oferta ofertę płatność aplikacja aplikacji strona zespół programista programisty godzina godzinę projekt',
    },
  },
  { has: 'price', typed: price },
  {
    kind: 'plan',
    typed: {
      en: 'plan plans subscription pricing month monthly package slots',
      pl: 'plan plany abonament subskrypcja cennik miesięcznie pakiet wolne miejsca',
    },
  },
  {
    kind: 'add-on',
    typed: {
      en: 'addon addons add-ons add-on extra pricing',
      pl: 'dodatek dodatki rozszerzenie cennik',
    },
  },
  {
    page: '/contact',
    typed: {
      en: 'contact email e-mail mail phone telephone number call address office location where map write message touch reach talk help enquiry form hello',
      pl: 'kontakt email e-mail mail telefon telefonu numer adres biuro siedziba lokalizacja gdzie mapa dojazd napisz wiadomość formularz pomoc zapytanie',
    },
  },
  {
    page: '/schedule',
    typed: {
      en: 'book booking call meeting appointment calendar calendly demo consultation talk schedule date slot',
      pl: 'rozmowa rozmowę umów spotkanie termin terminy kalendarz calendly konsultacja konsultacje rezerwacja zadzwoń',
    },
  },
  {
    page: '/career',
    typed: {
      en: 'job jobs career careers hiring hire hired hires work vacancy vacancies position positions opening openings recruitment recruit apply application employment salary intern internship cv',
      pl: 'praca pracy pracę kariera zatrudnienie zatrudniacie rekrutacja rekrutacji etat wakat stanowisko staż praktyki aplikuj zarobki wynagrodzenie pensja cv',
    },
  },
  {
    kind: 'job',
    typed: {
      en: 'job jobs career work vacancy position opening hiring salary offer',
      pl: 'praca pracy oferta oferty kariera wakat rekrutacja zarobki wynagrodzenie',
    },
  },
  {
    page: '/team',
    typed: {
      en: 'team people staff employees who about us company founder founders ceo developers designers engineers members',
      pl: 'zespół ludzie pracownicy kadra o nas firma założyciel założyciele szef ceo programiści projektanci osoby',
    },
  },
  {
    kind: 'person',
    typed: { en: 'team person profile', pl: 'zespół osoba profil' },
  },
  {
    page: '/development',
    typed: {
      en: 'services service offer development developer developers programming software app apps application website web mobile build hire outsourcing agency consulting consultant',
      pl: 'usługi usługa oferta programowanie programista aplikacja aplikacje aplikacji strona strony internetowe mobilne budowa outsourcing agencja software konsultant',
    },
  },
  {
    page: '/case-study',
    typed: {
      en: 'case cases study studies portfolio work projects project clients client references examples results testimonials reviews',
      pl: 'realizacje realizacja portfolio projekty projekt klienci klient referencje przykłady opinie studium przypadku',
    },
  },
  {
    page: '/what-changed',
    typed: {
      en: 'figures numbers statistics metrics proof roi before after',
      pl: 'liczby wskaźniki statystyki efekty dowody przed po',
    },
  },
  {
    page: '/workshops',
    typed: {
      en: 'workshop workshops training trainings course courses class classes learn teaching seminar',
      pl: 'warsztat warsztaty szkolenie szkolenia kurs kursy zajęcia nauka',
    },
  },
  {
    kind: 'workshop',
    typed: {
      en: 'workshop workshops training course',
      pl: 'warsztat warsztaty szkolenie szkolenia kurs',
    },
  },
  {
    page: '/academy',
    typed: {
      en: 'academy first junior beginner cv interview lessons learn',
      pl: 'akademia pierwsza junior początkujący cv rozmowa lekcje kurs nauka',
    },
  },
  {
    page: '/faq',
    typed: {
      en: 'faq questions question answers answer help ask how',
      pl: 'faq pytania pytanie odpowiedzi odpowiedź pomoc',
    },
  },
  {
    page: '/refer-a-friend',
    typed: {
      en: 'refer referral referrals affiliate commission recommend recommendation friend partner bonus',
      pl: 'poleć polecenie polecenia polecić prowizja afiliacja partner partnerski znajomy znajomemu premia',
    },
  },
  {
    page: '/blog',
    typed: {
      en: 'blog articles article news newsletter posts post rss feed',
      pl: 'blog artykuły artykuł aktualności newsletter wpisy wpis rss',
    },
  },
  {
    page: '/videos',
    typed: { en: 'video videos film films movie watch', pl: 'wideo film filmy nagrania obejrzyj' },
  },
  {
    page: '/#process',
    typed: {
      en: 'process method methodology agile scrum steps how work',
      pl: 'proces metoda metodyka agile scrum etapy kroki współpraca przebieg pracujecie pracujesz',
    },
  },
  {
    page: '/',
    typed: { en: 'home homepage start amberline', pl: 'główna start amberline' },
  },
  {
    word: { en: 'refund', pl: 'zwrot' },
    typed: {
      en: 'refund refunds money back return reimbursement guarantee',
      pl: 'zwrot zwroty zwrotu refundacja pieniądze pieniędzy oddać gwarancja',
    },
  },
  {
    word: { en: 'cancel', pl: 'zrezygnować' },
    typed: {
      en: 'cancel cancellation terminate termination quit notice upgrade downgrade switch',
      pl: 'rezygnacja rezygnacji wypowiedzenie anulować anulowanie zakończyć zmiana planu',
    },
  },
  {
    word: { en: 'pause', pl: 'wstrzymać' },
    typed: {
      en: 'pause hold freeze holiday stop',
      pl: 'wstrzymanie przerwa pauza zawieszenie zawiesić wakacje',
    },
  },
  {
    word: { en: 'NDA', pl: 'NDA' },
    typed: {
      en: 'nda confidential confidentiality secrecy non-disclosure',
      pl: 'nda poufność poufności tajemnica',
    },
  },
  {
    word: { en: 'code', pl: 'kod' },
    typed: {
      en: 'ownership copyright ip intellectual property rights',
      pl: 'własność prawa autorskie majątkowe właściciel',
    },
  },
  {
    word: { en: 'pay', pl: 'płaci' },
    typed: {
      en: 'payment payments invoice invoices card vat tax currency dollars billing',
      pl: 'płatność płatności faktura faktury karta vat podatek waluta dolary netto rozliczenie',
    },
  },
  {
    word: { en: 'after I pay', pl: 'po płatności' },
    typed: {
      en: 'trial onboarding free week start',
      pl: 'okres próbny próbny trial onboarding wdrożenie darmowy bezpłatny tydzień start',
    },
  },
  {
    word: { en: 'request take', pl: 'trwa jedno zadanie' },
    typed: {
      en: 'turnaround delivery time fast deadline days speed long',
      pl: 'czas realizacji termin dni szybko szybkość długo',
    },
  },
  {
    word: { en: 'slot', pl: 'wolne miejsce' },
    typed: {
      en: 'availability available free capacity',
      pl: 'dostępne wolne terminy miejsca',
    },
  },
  {
    word: { en: 'maintenance', pl: 'utrzymanie' },
    typed: {
      en: 'support maintain sla emergency outage monitoring',
      pl: 'wsparcie serwis opieka sla awaria awarie',
    },
  },
  {
    word: { en: 'when do you work', pl: 'jakich godzinach' },
    typed: {
      en: 'hours opening time timezone weekend',
      pl: 'godziny pracy otwarcia strefa weekend',
    },
  },
  {
    word: { en: 'how large are the groups', pl: 'jak duże są grupy' },
    typed: { en: 'group size participants seats', pl: 'wielkość grupa grupy uczestnicy osób' },
  },
  {
    word: { en: 'performance', pl: 'audyt wydajności' },
    typed: {
      en: 'speed slow fast lighthouse vitals',
      pl: 'performance wydajność szybkość wolno lighthouse',
    },
  },
  {
    word: { en: 'privacy', pl: 'prywatnoś' },
    typed: {
      en: 'privacy gdpr personal data protection policy',
      pl: 'prywatność rodo dane osobowe ochrona danych polityka',
    },
  },
  {
    word: { en: 'cookie', pl: 'cookie' },
    typed: { en: 'cookie cookies tracking', pl: 'cookie cookies ciasteczka śledzenie' },
  },
  {
    word: { en: 'terms', pl: 'regulamin' },
    typed: {
      en: 'terms conditions agreement contract rules',
      pl: 'regulamin warunki umowa zasady',
    },
  },
  {
    word: { en: 'React Native', pl: 'React Native' },
    typed: { en: 'ios android mobile app apps', pl: 'ios android mobilna aplikacja aplikacje' },
  },
];
