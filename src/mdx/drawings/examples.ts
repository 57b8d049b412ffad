/** One example of each drawing, in the language of its reader. */
export const drawingExamples = {
  Bars: {
    en: `<Bars title="The page is lighter, and ready in a third of the time" scale="own">

| Version | Weight | Seconds |
| ------- | -----: | ------: |
| Before  | 412 KB |     3.6 |
| After   | 268 KB |     1.2 |

</Bars>`,
    pl: `<Bars title="Strona jest lżejsza i gotowa trzy razy szybciej" scale="own">

| Wersja   | Waga   | Sekundy |
| -------- | -----: | ------: |
| Przedtem | 412 KB |     3,6 |
| Potem    | 268 KB |     1,2 |

</Bars>`,
  },
  Flow: {
    en: `<Flow title="A value becomes the colour of a button">

| Value   | Role   | Part        |
| ------- | ------ | ----------- |
| Amber   | Action | Button fill |
| Ink     | Text   | Button text |

</Flow>`,
    pl: `<Flow title="Wartość staje się kolorem przycisku">

| Wartość  | Rola  | Część          |
| -------- | ----- | -------------- |
| Bursztyn | Akcja | Tło przycisku  |
| Atrament | Tekst | Napis przycisku |

</Flow>`,
  },
  Plot: {
    en: `<Plot title="The queue grows in the morning and is gone by noon" kind="line">

| Hour | Requests |
| ---: | -------: |
|    8 |       40 |
|    9 |      120 |
|   12 |        5 |

</Plot>`,
    pl: `<Plot title="Kolejka rośnie rano, a w południe już jej nie ma" kind="line">

| Godzina | Żądania |
| ------: | ------: |
|       8 |      40 |
|       9 |     120 |
|      12 |       5 |

</Plot>`,
  },
  Sequence: {
    en: `<Sequence title="The order arrives, the answer does not">

| From   | To     | What              |
| ------ | ------ | ----------------- |
| Phone  | Server | One ticket        |
| Server | Phone  | ~~It is yours~~   |
| Phone  | Server | One ticket, again |

</Sequence>`,
    pl: `<Sequence title="Zamówienie dociera, odpowiedź nie">

| Od      | Do      | Co                   |
| ------- | ------- | -------------------- |
| Telefon | Serwer  | Jeden bilet          |
| Serwer  | Telefon | ~~Jest twój~~        |
| Telefon | Serwer  | Jeden bilet, znowu   |

</Sequence>`,
  },
  Spans: {
    en: `<Spans title="Payments can wait until week 4" kind="periods">

| Part     | Weeks |
| -------- | ----- |
| Sign-in  | 1     |
| Calendar | 2–5   |
| Payments | 4–6   |

</Spans>`,
    pl: `<Spans title="Płatności mogą poczekać do 4. tygodnia" kind="periods">

| Część     | Tygodnie |
| --------- | -------- |
| Logowanie | 1        |
| Kalendarz | 2–5      |
| Płatności | 4–6      |

</Spans>`,
  },
} as const;
