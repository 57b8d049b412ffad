import { describe, expect, test } from 'vitest';
import { listWidths, pickWidths, variantAddress } from '@/rules/picture-variants';
import { pictureWidths } from '@/site/pictures';

const widest = Math.max(...pictureWidths);

describe('all widths of a picture', () => {
  test('are the site’s up to its own, and its own', () => {
    expect(listWidths(500)).toEqual([64, 128, 256, 320, 420, 500]);
    expect(listWidths(40)).toEqual([40]);
  });

  test('hold each width once, and none that would blow it up', () => {
    for (const own of [1, 64, 65, 640, 1600, widest]) {
      const widths = listWidths(own);
      expect(new Set(widths).size).toBe(widths.length);
      expect(Math.max(...widths)).toBe(own);
    }
  });

  test('end with the site’s widest, however large a photograph someone adds', () => {
    expect(listWidths(12_000)).toEqual([...pictureWidths]);
  });
});

describe('the widths a page names', () => {
  test('of a picture of fixed size are those for one, two and three pixels to a point', () => {
    expect(pickWidths(1600, '96px')).toEqual([128, 256, 320]);
    expect(pickWidths(1600, '40px')).toEqual([64, 128]);
    expect(pickWidths(1600, '10rem')).toEqual([256, 320, 420, 640]);
  });

  test('of a picture as wide as the screen go up to its own', () => {
    expect(pickWidths(1600, '92vw')).toEqual([420, 640, 828, 1080, 1440, 1600]);
    expect(pickWidths(1600, '(min-width: 48rem) 30vw, 60vw').at(0)).toBe(128);
  });

  test('serve every entry of the list', () => {
    const widths = pickWidths(1600, '(min-width: 30rem) 224px, 92vw');
    expect(widths.at(0)).toBe(256);
    expect(widths.at(-1)).toBe(1600);
  });

  test('are at least one, where the picture is smaller than it is shown', () => {
    expect(pickWidths(90, '96px')).toEqual([90]);
  });

  test('are all on the picture’s list', () => {
    for (const sizes of ['96px', '62rem', '58vw', '(min-width: 64rem) 720px, 480px']) {
      expect(listWidths(777)).toEqual(expect.arrayContaining(pickWidths(777, sizes)));
    }
  });

  test('are not guessed from a length no one has thought of', () => {
    expect(() => pickWidths(1600, 'calc(50vw - 2em)')).toThrow(RangeError);
  });
});

test('an address says content and width, and nothing a visitor could add to', () => {
  expect(variantAddress({ hash: 'aa00', width: 640 })).toBe('/pictures/aa00/640.avif');
});
