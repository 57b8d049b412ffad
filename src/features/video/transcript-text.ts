const entities = { '&lt;': '<', '&gt;': '>', '&amp;': '&' } as const;

/**
 * Returns the transcript of a video as plain text, a line for each paragraph, from its body as bare HTML: the part
 * under the first heading. What stands under later headings are notes.
 */
export function transcriptIn(html: string): string {
  const [, transcript = ''] = html.split(/<h2>.*?<\/h2>/s);
  return transcript
    .split('</p>')
    .map((paragraph) => plain(paragraph).replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n');
}

function plain(html: string): string {
  const text = html.replace(/<[^>]*>/g, ' ');
  return text.replace(/&(?:lt|gt|amp);/g, (entity) => entities[entity as keyof typeof entities]);
}
