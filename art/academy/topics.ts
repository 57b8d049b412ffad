import type { Point } from '../clips/clip';

export interface Topic {
  id: string;
  title: string;
  lead: string;
  points: readonly Point[];
}

/** The nine lessons of the academy in their order, with all the words of their clips. */
export const topics: readonly Topic[] = [
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
  {
    id: 'recruitment-interview',
    title: 'Rozmowa rekrutacyjna',
    lead: 'Wybierają obie strony',
    points: [
      {
        shown: 'Odpowiadaj metodą STAR',
        said: 'Odpowiadaj metodą STAR: sytuacja, zadanie, działanie, rezultat. Najwyżej dwie minuty.',
      },
      {
        shown: 'Przygotuj trzy historie',
        said: 'Przygotuj trzy historie: o błędzie, o różnicy zdań i o nauce czegoś nowego pod presją czasu.',
      },
      {
        shown: 'Sprzęt sprawdź kwadrans wcześniej',
        said: 'Kwadrans wcześniej sprawdź kamerę, mikrofon i łącze. Miej pod ręką ogłoszenie i swoje CV.',
      },
      {
        shown: 'Zapytaj o wdrożenie i termin',
        said: 'Na koniec zapytaj, kto cię wdroży, jak wygląda code review i kiedy dostaniesz odpowiedź.',
      },
    ],
  },
  {
    id: 'technical-interview',
    title: 'Rozmowa techniczna',
    lead: 'Liczy się droga do rozwiązania, nie tylko wynik',
    points: [
      {
        shown: 'Najpierw pytania, potem kod',
        said: 'Zanim zaczniesz pisać, zapytaj o dane wejściowe, przypadki brzegowe i obsługę błędów.',
      },
      {
        shown: 'Myśl na głos',
        said: 'Mów, co rozważasz i co odrzucasz. Pięciu minut milczenia nie da się ocenić.',
      },
      {
        shown: 'Najpierw proste, potem szybkie',
        said: 'Napisz najprostsze działające rozwiązanie, sprawdź je na przykładzie i dopiero potem ulepszaj.',
      },
      {
        shown: '„Nie wiem, ale sprawdzę tak…”',
        said: 'Jeśli czegoś nie wiesz, powiedz to wprost i dodaj, jak to sprawdzisz. To też jest odpowiedź.',
      },
    ],
  },
  {
    id: 'salary',
    title: 'Wynagrodzenie',
    lead: 'Policz, zanim podasz kwotę',
    points: [
      {
        shown: 'Brutto czy netto?',
        said: 'Ustal, o jakiej kwocie mowa: brutto na etacie, na rękę czy netto na fakturze, do której doliczasz VAT.',
      },
      {
        shown: 'Umowa o pracę czy B2B?',
        said: 'Etat daje płatny urlop i chorobowe. Na B2B składki, wolne dni i księgowość są po twojej stronie.',
      },
      {
        shown: 'Porównuj całe lata',
        said: 'Porównuj to, co zostaje na rękę z całego roku: po podatku, składkach i dniach bez faktury.',
      },
      {
        shown: 'Zapytaj o widełki',
        said: 'Przed podpisaniem umowy o pracę firma musi podać kwotę lub widełki. O dawne zarobki pytać nie może.',
      },
    ],
  },
  {
    id: 'feedback',
    title: 'Informacja zwrotna',
    lead: 'Odmowa, z której coś wynika',
    points: [
      {
        shown: 'Poproś na piśmie w ciągu tygodnia',
        said: 'W ciągu tygodnia od odmowy poproś mailem o informację zwrotną. Na piśmie łatwiej o konkrety.',
      },
      {
        shown: 'Zadaj jedno konkretne pytanie',
        said: 'Zapytaj: „Jaka jedna umiejętność zmieniłaby tę decyzję?”. Na takie pytanie łatwo odpowiedzieć.',
      },
      {
        shown: 'Podziękuj i nie dyskutuj',
        said: 'Podziękuj w dwóch zdaniach i nie podważaj decyzji. Do tej firmy możesz jeszcze wrócić.',
      },
      {
        shown: 'Jedna uwaga, jedno działanie',
        said: 'Do każdej uwagi dopisz jedno działanie z datą. Uwaga, która wraca, to gotowy plan nauki.',
      },
    ],
  },
];
