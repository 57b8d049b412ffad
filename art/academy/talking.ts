import type { Topic } from './topic';

/** The lessons on talking: interviews, money, feedback. */
export const talking: readonly Topic[] = [
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
