import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { isAbsolute, join, posix, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a document knows of a picture it names. */
export interface ImageData {
  readonly filePath: string;
  readonly relativeFilePath: string;
  readonly format: string;
  readonly height: number;
  readonly width: number;
  readonly aspectRatio: number;
  /** The picture in 8 by 8 pixels, to show until it has arrived. */
  readonly blurhashDataUrl: string;
  readonly alt: string | undefined;
}

export interface ImageRequest {
  readonly src: string;
  readonly alt: string | undefined;
  /** Of the document, relative to the content folder. */
  readonly id: string;
  readonly contentDir: string;
  readonly cwd: string;
}

/** Where the picture of a document is. */
export function imagePath({ src, id, contentDir, cwd }: ImageRequest): string {
  const path = isAbsolute(src) ? relative(cwd, src) : src;
  return posix.join(contentDir, posix.dirname(id), path.replaceAll('\\', '/'));
}

/** Measures a picture and makes its placeholder; throws where it cannot be read. */
export async function readImage(request: ImageRequest): Promise<ImageData> {
  const { id, contentDir, cwd, alt } = request;
  const path = imagePath(request);
  const folder = posix.join(contentDir, posix.dirname(id));
  const bytes = await readFile(path);
  const shrink = await loadShrink(cwd);
  const { data, format, height, width } = await shrink(bytes);
  return {
    filePath: posix.join(posix.dirname(id), posix.relative(folder, path)),
    relativeFilePath: posix.relative(folder, path),
    format,
    height,
    width,
    aspectRatio: width / height,
    blurhashDataUrl: `data:image/${format};base64,${Buffer.from(data).toString('base64')}`,
    alt,
  };
}

interface Shrunk {
  readonly data: Uint8Array;
  readonly format: string;
  readonly height: number;
  readonly width: number;
}

type Shrink = (bytes: Buffer) => Promise<Shrunk>;

let shrinkOnce: Promise<Shrink> | undefined;

/** The project's sharp, or the slower imagescript where it has none, as in Contentlayer. */
function loadShrink(cwd: string): Promise<Shrink> {
  shrinkOnce ??= importFrom(cwd, 'sharp')
    .then((module) => shrinkWithSharp((module as { default: Sharp }).default))
    .catch(async () =>
      shrinkWithImageScript((await importFrom(cwd, 'imagescript')) as ImageScript),
    );
  return shrinkOnce;
}

async function importFrom(cwd: string, name: string): Promise<unknown> {
  const path = createRequire(join(cwd, 'package.json')).resolve(name);
  return import(/* @vite-ignore */ pathToFileURL(path).href);
}

type Encoder = (options: { quality: number }) => unknown;

type Sharp = (bytes: Buffer) => {
  metadata(): Promise<{ width?: number; height?: number; format?: string }>;
  jpeg: Encoder;
  webp: Encoder;
  png: Encoder;
  avif: Encoder;
  resize(width: number, height: number): { toBuffer(): Promise<Buffer> };
};

const encoders = ['jpeg', 'webp', 'png', 'avif'] as const;

function shrinkWithSharp(sharp: Sharp): Shrink {
  return async (bytes) => {
    const image = sharp(bytes);
    const { width, height, format } = await image.metadata();
    if (width === undefined || height === undefined || format === undefined) {
      throw new Error('The picture has no size.');
    }
    const encoder = encoders.find((name) => name === format);
    if (encoder) image[encoder]({ quality: 70 });
    return { data: await image.resize(8, 8).toBuffer(), format, width, height };
  };
}

interface ImageScript {
  readonly ImageType: { getType(bytes: Buffer): string | null };
  decode(bytes: Buffer): Promise<{
    width: number;
    height: number;
    resize(width: number, height: number): unknown;
    encode(quality: number): Promise<Uint8Array>;
  }>;
}

function shrinkWithImageScript({ ImageType, decode }: ImageScript): Shrink {
  return async (bytes) => {
    const format = ImageType.getType(bytes);
    if (format === null) throw new Error('The file is no picture.');
    const image = await decode(bytes);
    const { width, height } = image;
    image.resize(8, 8);
    return { data: await image.encode(70), format, width, height };
  };
}
