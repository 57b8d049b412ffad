import { findVariants } from '@/collections/images';
import { answerVariant } from '@/features/pictures/answer';
import { type Workshop, workshop } from '@/features/pictures/workshop';
import { variantAddress } from '@/rules/picture-variants';

type Context = { params: Promise<{ hash: string; file: string }> };

export const dynamic = 'force-dynamic';

/** Answers with a picture in one of its widths. Only the address that pages use is accepted: no query, no escapes. */
export const GET = (request: Request, context: Context) =>
  answer(request, context, workshop().offer);

/** Describes the file that GET would send at once. Encodes nothing, so that programs that check links cost little. */
export const HEAD = (request: Request, context: Context) =>
  answer(request, context, workshop().find);

async function answer(
  { url }: Request,
  { params }: Context,
  obtain: Workshop['find'],
): Promise<Response> {
  const { hash } = await params;
  const { origin } = new URL(url);
  const variant = findVariants(hash).find((one) => url === origin + variantAddress(one));
  return answerVariant(variant, obtain);
}
