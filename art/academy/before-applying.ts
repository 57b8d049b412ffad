import type { Topic } from './topic';

/** The lessons up to the papers one sends, with all the words of their clips. */
export const beforeApplying: readonly Topic[] = [
  {
    id: 'start-here',
    title: 'Zacznij tutaj',
    lead: 'Plan na pierwszy miesiąc szukania pracy',
    points: [
      {
        shown: 'Wybierz jedną rolę i dziesięć ogłoszeń',
        said: 'Wybierz jedną rolę, znajdź dziesięć ogłoszeń i wypisz wymagania, które się w nich powtarzają.',
      },
      {
        shown: 'Trzy umiejętności na początek',
        said: 'Zacznij od trzech umiejętności, które w tych ogłoszeniach pojawiają się najczęściej.',
      },
      {
        shown: 'Skończ i opublikuj jeden projekt',
        said: 'Zamiast zaczynać piąty kurs, skończ jeden mały projekt i opublikuj go pod własnym adresem.',
      },
      {
        shown: 'Zapisuj każdą aplikację',
        said: 'Prowadź arkusz: firma, data, odpowiedź, następny krok. Po miesiącu zobaczysz, co działa.',
      },
    ],
  },
  {
    id: 'understand-the-business',
    title: 'Zrozum biznes',
    lead: 'Firma nie kupuje kodu, tylko rozwiązanie problemu',
    points: [
      {
        shown: 'Kto płaci i za co?',
        said: 'Zanim wyślesz CV, sprawdź, na czym firma zarabia: na abonamencie, prowizji, projektach czy reklamie.',
      },
      {
        shown: 'Software house czy produkt?',
        said: 'W software housie poznasz wielu klientów, a w firmie produktowej jeden produkt, za to dogłębnie.',
      },
      {
        shown: 'Po czym poznamy, że się udało?',
        said: 'Przy każdym zadaniu zapytaj, po czym użytkownik pozna, że jest zrobione dobrze.',
      },
      {
        shown: 'Mów o skutkach, nie o narzędziach',
        said: 'Zamiast „napisane w Reakcie” powiedz: „formularz działa też na słabym łączu”.',
      },
    ],
  },
  {
    id: 'unique-values',
    title: 'Twoje mocne strony',
    lead: 'Masz doświadczenie, tylko inaczej się nazywa',
    points: [
      {
        shown: 'Poprzedni zawód to atut',
        said: 'Praca w sklepie, szkole czy szpitalu to wiedza o użytkownikach, której inni juniorzy nie mają.',
      },
      {
        shown: 'Każda cecha z przykładem',
        said: 'Do każdej mocnej strony dopisz sytuację, swoje działanie i wynik, najlepiej z liczbą.',
      },
      {
        shown: 'Zapytaj trzy osoby, w czym pomagasz',
        said: 'Zapytaj trzy osoby ze studiów lub z pracy, w czym im najczęściej pomagasz. Zapisz ich słowa.',
      },
      {
        shown: 'Trzy zdania o sobie',
        said: 'Ułóż trzy zdania: co robisz, co to potwierdza i czego szukasz. Powiedz je na głos.',
      },
    ],
  },
  {
    id: 'your-cv',
    title: 'Twoje CV',
    lead: 'Pierwsze czytanie trwa pół minuty, więc je ułatw',
    points: [
      {
        shown: 'Jedna strona w pliku PDF',
        said: 'Na początku kariery wystarczy jedna strona w pliku PDF, z twoim nazwiskiem w nazwie pliku.',
      },
      {
        shown: 'Na górze projekty i linki',
        said: 'Na górze podaj stanowisko, GitHub i dwa projekty. Pod każdym linkiem coś musi działać.',
      },
      {
        shown: 'Bez zdjęcia, PESEL-u i adresu',
        said: 'Pomiń zdjęcie, PESEL, stan cywilny i dokładny adres. Wystarczą miasto, telefon i e-mail.',
      },
      {
        shown: 'Na końcu klauzula RODO',
        said: 'Na końcu wstaw klauzulę RODO z ogłoszenia. Zgoda na przyszłe rekrutacje jest dobrowolna.',
      },
    ],
  },
  {
    id: 'your-portfolio',
    title: 'Twoje portfolio',
    lead: 'Dwa skończone projekty mówią więcej niż dziesięć zaczętych',
    points: [
      {
        shown: 'Dwa lub trzy, za to działające',
        said: 'Pokaż dwa lub trzy projekty. Każdy ma działać pod publicznym adresem, także na telefonie.',
      },
      {
        shown: 'README, które wyjaśnia',
        said: 'W README napisz, jaki problem rozwiązujesz, jak uruchomić projekt i czego celowo w nim nie ma.',
      },
      {
        shown: 'Małe, opisane commity',
        said: 'Rób małe commity z jasnym opisem. Z historii zmian widać, jak pracujesz na co dzień.',
      },
      {
        shown: 'Jeden test i jedna decyzja',
        said: 'Dodaj choć jeden test i opisz jedną decyzję: co było do wyboru i dlaczego tak.',
      },
    ],
  },
];
