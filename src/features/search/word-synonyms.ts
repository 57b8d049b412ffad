import type { Synonyms } from './synonyms';

/** What leads to results with a word in their titles. */
export const wordSynonyms: readonly Synonyms[] = [
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
