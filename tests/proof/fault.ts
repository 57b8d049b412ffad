/** A mistake a tired developer could make: a text of one file, and what they would write in its place. */
export type Fault = {
  /** What is wrong then, in plain words; no two faults have the same. */
  name: string;
  /** The file, by its path in the project. */
  file: string;
  /** The text that goes; it stands in the file exactly once. */
  from: string;
  /** The text that comes in its place; types and lint accept it. */
  to: string;
};

/** Returns the area of a fault: a folder of `src/`, or a folder or file of the project. */
export const areaOf = ({ file }: Fault): string =>
  file
    .replace(/^src\//, '')
    .split('/', 1)
    .join('');

/** Returns how often the text of a fault stands in the text of its file. */
export function countPlaces(text: string, { from }: Fault): number {
  return text.split(from).length - 1;
}

/** Returns the text of a fault's file with the fault in it. Throws where its text does not stand there exactly once. */
export function putIn(text: string, fault: Fault): string {
  const places = countPlaces(text, fault);
  if (places !== 1)
    throw new Error(`“${fault.name}”: its text stands in ${fault.file} ${places} times, not once.`);
  return text.split(fault.from).join(fault.to);
}
