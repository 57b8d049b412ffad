import { expect, test } from 'vitest';
import { transcriptIn } from '@/features/video/source';

test('is the part under the first heading, a line for each paragraph, without tags', () => {
  const html =
    '<h2>Transcript</h2>\n<p><strong>0:00 A &lt;dialog&gt;.</strong>\nOpens &amp; closes.</p>\n<p><em>A door.</em></p>\n<h2>Notes</h2><p>More.</p>';
  expect(transcriptIn(html)).toBe('0:00 A <dialog>. Opens & closes.\nA door.');
});

test('is empty for a body without a heading', () => {
  expect(transcriptIn('<p>Only a note.</p>')).toBe('');
  expect(transcriptIn('')).toBe('');
});
