import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { another, article, polish } from '../content/fixture';
import { inBody, openSite } from './site';

const first = 'content/blog/first.mdx';
const person = 'content/people/lucja-wojcik.yaml';
const plan = `name: "Growth"
price: 12970
currency: USD
concurrentRequests: 2
team: ["Designer"]
features: ["All that is in it"]
slots: 2
checkoutUrl: https://buy.example.org/growth
order: 1
vat: net
`;
const place = (file: string, line: number, field?: string) =>
  expect.objectContaining({ file, line, ...(field && { field }) });

test('names the line of a field, of a text of the body, of a person, and leaves the rest alone', async () => {
  const { ask } = openSite();
  const texts = ['A title', 'Łucja Wójcik', 'Nothing of ours', ...inBody('Text.')];
  expect((await ask('/blog/first', texts)).places).toEqual([
    place(first, 2, 'title'),
    place(person, 1, 'name'),
    null,
    place(first, 13),
  ]);
});

test('takes the document that the texts around it are from, where several say the same', async () => {
  const other = another.replace('A cover', 'B cover').replace('react', 'testing');
  const { ask } = openSite({
    'content/blog/second.mdx': other.replace('Another cover', 'A cover'),
  });
  const said = '2026-03-02T09:00:00+01:00';
  const { places } = await ask('/blog', ['A title', said, 'Another title', said]);
  expect(places.map((one) => one?.file)).toEqual([
    first,
    first,
    'content/blog/second.mdx',
    'content/blog/second.mdx',
  ]);
});

test('takes a number for a field only beside other texts of its document', async () => {
  const { ask } = openSite({ 'content/plans/growth.yaml': plan });
  const file = 'content/plans/growth.yaml';
  const card = await ask('/pricing', ['All that is in it', '$12,970']);
  expect(card.places).toEqual([place(file, 6, 'features[0]'), place(file, 2, 'price')]);
  const polishCard = await ask('/pl/pricing', ['All that is in it', '12\u00a0970 USD']);
  expect(polishCard.places[1]).toEqual(place(file, 2, 'price'));
  expect((await ask('/pricing', ['12,970'])).places).toEqual([null]);
});

test('names the translation in its language, and the original for what it does not say', async () => {
  const { ask } = openSite({ 'content/blog/first.pl.mdx': polish });
  const texts = ['Tytuł', '2026-03-02T09:00:00+01:00', ...inBody('Tekst.')];
  const { places, files } = await ask('/pl/blog/first', texts);
  const translated = 'content/blog/first.pl.mdx';
  expect(places).toEqual([place(translated, 2), place(first, 8), place(translated, 8)]);
  expect(files.map(({ file, language }) => [file, language])).toEqual([
    [translated, 'Polski'],
    [first, 'English'],
  ]);
  expect((await ask('/pl/blog/first', ['A title'])).places).toEqual([place(first, 2)]);
});

test('says who names a document and whom it names, by field and by link', async () => {
  const linking = another.replace('Text.', 'See [it](/blog/first).');
  const { ask } = openSite({ 'content/blog/second.mdx': linking });
  const [note] = (await ask('/blog/first', ['A title'])).files;
  expect(note?.refersTo).toEqual([
    expect.objectContaining({ file: person, field: 'author', address: '/team/lucja-wojcik' }),
  ]);
  expect(note?.referredBy).toEqual([place('content/blog/second.mdx', 13)]);
});

test('names the file of a message, and takes none for the name of a document', async () => {
  const { ask } = openSite({ 'content/plans/growth.yaml': plan });
  const { places, files } = await ask('/blog', ['All articles', 'Growth']);
  const file = 'messages/en/site.json';
  expect(places).toEqual([place(file, 2, 'title'), place(file, 3, 'promise')]);
  expect(files.map((note) => note.file)).toEqual([file]);
  const card = await ask('/pricing', ['Growth', 'All that is in it', '$12,970']);
  expect(card.places.map((one) => one?.line)).toEqual([1, 6, 2]);
});

test('follows a save that changes lines', async () => {
  const { ask, folder } = openSite();
  expect((await ask('/blog/first', inBody('Text.'))).places).toEqual([place(first, 13)]);
  writeFileSync(join(folder, first), article.replace('Text.', 'New.\n\nText.'));
  expect((await ask('/blog/first', inBody('New.', 'Text.'))).places).toEqual([
    place(first, 13),
    place(first, 15),
  ]);
});

test('places findings beside what the page still shows of the last good version', async () => {
  const { ask, folder } = openSite();
  const shown = ['A title', 'Łucja Wójcik', ...inBody('Text.')];
  await ask('/blog/first', shown);
  const broken = article
    .replace('A title', 'A title '.repeat(20))
    .replace('author: lucja-wojcik', 'author: lucja-wojcika')
    .replace('Text.', 'Text {1}.');
  writeFileSync(join(folder, first), broken);
  const { places, files } = await ask('/blog/first', shown);
  expect(places[0]).toEqual(place(first, 2, 'title'));
  const [note] = files;
  expect(note?.isBroken).toBe(true);
  expect(note?.findings.map(({ code, at, nearest }) => ({ code, at, nearest }))).toEqual([
    { code: 'out-of-range', at: [0], nearest: undefined },
    { code: 'dangling-reference', at: [0], nearest: 'lucja-wojcik' },
    { code: 'code-in-body', at: [2], nearest: undefined },
  ]);
});

test('shows the findings of a file whose page was never there', async () => {
  const { ask } = openSite({ 'content/blog/new.mdx': '---\ntitle: "New"\n---\n' });
  const { files } = await ask('/blog/new', ['Page Not Found']);
  expect(files[0]).toMatchObject({ file: 'content/blog/new.mdx', isBroken: true });
  expect(files[0]?.findings.length).toBeGreaterThan(0);
});

test('knows the page of a draft from the card of one', async () => {
  const draft = article.replace('tags:', 'draft: true\ntags:');
  const { ask } = openSite({ 'content/blog/first.mdx': draft });
  const said = async (path: string) =>
    (await ask(path, ['A title'])).files.map(({ isOwn, isPublic }) => [isOwn, isPublic]);
  expect(await said('/blog/first')).toEqual([[true, false]]);
  expect(await said('/blog')).toEqual([[false, false]]);
});

test('gives what two cards say alike to the card it stands in, whose name is a message as well', async () => {
  const raft = plan
    .replace('"Growth"', '"Raft"')
    .replace('12970', '970')
    .replace('All that', 'Some of what');
  const { ask } = openSite({ 'content/plans/growth.yaml': plan, 'content/plans/raft.yaml': raft });
  const card = (name: string, price: string, feature: string) => [name, price, 'Designer', feature];
  const { places } = await ask('/pricing', [
    ...card('Raft', '$970', 'Some of what is in it'),
    ...card('Growth', '$12,970', 'All that is in it'),
  ]);
  const [one, other] = ['content/plans/raft.yaml', 'content/plans/growth.yaml'];
  expect(places.map((found) => found?.file)).toEqual([
    one,
    one,
    one,
    one,
    other,
    other,
    other,
    other,
  ]);
});
