import { findVariants } from '@/collections/images';
import { answerVariant } from '@/features/pictures/answer';
import { variantAddress } from '@/rules/picture-variants';

type Context = { params: Promise<{ hash: string; file: string }> };

export const dynamic = 'force-dynamic';

/** Answers with a picture in one of its widths. Only the address that pages use is accepted: no query, no escapes. */
export async function GET({ url }: Request, { params }: Context): Promise<Response> {
  const { hash } = await params;
  const { origin } = new URL(url);
  const variant = findVariants(hash).find((one) => url === origin + variantAddress(one));
  return answerVariant(variant);
}
