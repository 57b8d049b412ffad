import type { Synonyms } from './synonyms';

const price = {
  en: 'price prices cost costs much rate rates fee fees budget quote expensive cheap discount',
  pl: 'cena ceny cen koszt koszty kosztuje kosztują ile stawka stawki opłata budżet wycena drogo tanio rabat zniżka',
} as const;

/** What leads to pages of the site, and to all results of a kind. */
export const pageSynonyms: readonly Synonyms[] = [
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
];
