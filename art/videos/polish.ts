import type { Spoken } from '../clips/captions';

const spoken = (title: string, lead: string, ...said: readonly string[]): Spoken => ({
  title,
  lead,
  points: said.map((sentence) => ({ said: sentence })),
});

/** The words of each clip in Polish, point by point, for its Polish captions. */
export const polish: Readonly<Record<string, Spoken>> = {
  'ship-day-in-four-minutes': spoken(
    'Dzień wydania: cztery minuty pracy',
    'Wydanie bez żadnych emocji',
    'O dziewiątej lista zmian jest zamknięta. Czego nie scalono, czeka na następne wydanie.',
    'Build, który trafi do wszystkich, stoi pod prywatnym adresem. Klient otwiera go na własnym telefonie.',
    'O jedenastej nowy build dostaje co dziesiąta osoba, a my przez godzinę patrzymy na błędy i czasy odpowiedzi.',
    'Odwrót to jedno polecenie i rano ktoś je wykonał. Potem wydanie dostają wszyscy.',
  ),
  'reading-a-flame-graph': spoken(
    'Jak czytać wykres płomieniowy',
    'Gdzie podział się czas, w czterech spojrzeniach',
    'Na wykresie płomieniowym szerokość to czas. Głębokość mówi tylko, ile wywołań siedzi jedno w drugim.',
    'Próbki są scalane i układane według nazw, więc ramka z lewej nie wykonała się przed ramką z prawej.',
    'Szukaj szerokich ramek, które nie wołają nic dalej. To tam procesor spędza czas.',
    'Zmień jedną rzecz, nagraj znowu w tych samych warunkach i porównaj na obu tę samą ramkę.',
  ),
  'keyboard-tour': spoken(
    'Wycieczka z klawiaturą',
    'Jeden formularz, bez myszki',
    'Zacznij w pasku adresu i przejdź formularz klawiszami Tab, Shift z Tab, spacją i Enterem.',
    'Ramkę fokusu widać na każdym przystanku, a przystanki idą w kolejności czytania.',
    'Okno dialogowe trzyma fokus, dopóki jest otwarte, zamyka się na Escape i oddaje fokus przyciskowi.',
    'Wyślij pusty formularz: fokus idzie do pierwszego błędu, a każdy komunikat należy do swojego pola.',
  ),
  'estimate-with-three-numbers': spoken(
    'Wycena z trzech liczb',
    'Jedna liczba to życzenie',
    'Daj każdemu zadaniu trzy liczby: najlepszą, prawdopodobną i najgorszą, jaka naprawdę się zdarzyła.',
    'Średnia ważona to najlepsza, plus cztery razy prawdopodobna, plus najgorsza, podzielone przez sześć.',
    'Dwa, cztery i dwanaście dni dają pięć dni, a nie cztery. Długi ogon należy do ceny.',
    'Największa różnica między najlepszą a najgorszą mówi, co zbadać najpierw, zanim ktoś podpisze.',
  ),
  'first-week-of-a-subscription': spoken(
    'Pierwszy tydzień abonamentu',
    'Siedem dni, od płatności do gotowego zadania',
    'Siedem dni zaczyna się zaraz po płatności. Pierwszego poznajesz zespół i dajesz nam dostępy.',
    'Czytamy i uruchamiamy kod, a potem układamy z tobą kolejność pierwszych zadań.',
    'Robimy jedno małe zadanie, żeby było widać, jak pracujemy nad twoim własnym produktem.',
    'Zaczyna się opłacony miesiąc. Jeśli zrezygnujesz wcześniej, oddajemy całą wpłatę.',
  ),
  'offline-round': spoken(
    'Obchód bez zasięgu',
    'Dzień pracy bez sygnału',
    'Każdy wpis zapisuje się najpierw w telefonie. Ekran nigdy nie czeka na sieć.',
    'Każdy wpis dostaje klucz już w telefonie, więc wysłany dwa razy zapisze się raz.',
    'Aplikacja mówi słowami, ile wpisów czeka, i możesz je wysłać ręcznie.',
    'Kiedy dwie osoby zmienią ten sam wpis, zostają obie wersje, a decyduje człowiek.',
  ),
  'inside-the-content-build': spoken(
    'Build treści od środka',
    'Dlaczego zły artykuł nigdy nie wychodzi',
    'Każdy dokument jest czytany według schematu: daty, autorzy, obrazki, linki i ich teksty.',
    'Kontrola wypisuje wszystkie błędy, z plikiem, linią i tym, co powinno tam być.',
    'Wystarczy jeden błąd: nic nie wychodzi, a na stronie zostaje wersja, która tam była.',
    'Dokument z późniejszą datą publikacji przechodzi kontrolę i czeka niewidoczny na swoją godzinę.',
  ),
};
