import { z } from 'zod';
import './field-meta';
import { lang } from './lang';
import { publicSubtitles, publicWebm, stillImage } from './public-file';
import { verbatim } from './text';

const captions = z.strictObject({
  lang: lang().describe('The language of the captions: en or pl.'),
  src: publicSubtitles().describe('Path of the WebVTT file from public/; the file must exist.'),
  label: verbatim(40).describe('The name of the captions in the player menu, such as Polski.'),
});

/** A video: our own file, or one hosted by Vimeo or YouTube. */
export const videoSource = z
  .strictObject({
    kind: z
      .enum(['file', 'vimeo', 'youtube'])
      .describe('Where the video lives: file (under public/), vimeo or youtube.'),
    src: verbatim(300)
      .meta({ file: true })
      .describe(
        'For a file its path from public/, such as /videos/my-video.mp4; for vimeo or youtube the id or address of the video there.',
      ),
    webm: publicWebm()
      .optional()
      .describe(
        'The same video once more as WebM (AV1), which browsers that can play it get instead of src; only beside kind file.',
      ),
    poster: stillImage.describe(
      'The still picture of the video, for search engines; the academy shows it before the video plays.',
    ),
    captions: z
      .array(captions)
      .max(6)
      .describe('Captions, one entry for each language; [] means the video has none.'),
  })
  .superRefine((video, context) => {
    if (video.webm !== undefined && video.kind !== 'file') {
      context.addIssue({
        code: 'custom',
        path: ['webm'],
        message: `must be absent, because kind is ${video.kind}`,
        params: { rule: 'video-source' },
      });
    }
    if ((video.kind === 'file') === video.src.startsWith('/')) return;
    const message =
      video.kind === 'file'
        ? 'must be a path from public/ that starts with /, because kind is file'
        : `must be the id or address of the video, not a path, because kind is ${video.kind}`;
    context.addIssue({ code: 'custom', path: ['src'], message, params: { rule: 'video-source' } });
  });
