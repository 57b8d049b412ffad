import { env } from '@/server/env';
import { type Mail, plainMail } from '@/server/mail';
import type { DigestPart, Lead } from './lead';

/** Returns the mail with several kept messages, suspects last and marked. The same messages give the same mail. */
export function composeDigest(parts: readonly DigestPart[]): Mail {
  const { MAIL_FROM, MAIL_TO } = env();
  const suspects = parts.filter(({ isSuspect }) => isSuspect);
  const others = parts.filter(({ isSuspect }) => !isSuspect);
  const marked = suspects.length > 0 ? `, ${suspects.length} suspected of being spam` : '';
  return plainMail({
    from: MAIL_FROM,
    to: MAIL_TO,
    replyTo: MAIL_TO,
    subject: `Kept messages: ${parts.length}${marked}`,
    text: [...others, ...suspects].map(({ text }) => text).join(`\n\n${'-'.repeat(40)}\n\n`),
  });
}

/** Returns a digest as a lead, to be mailed like any other. */
export function digestLead(parts: DigestPart[], at: string): Lead {
  return { kind: 'digest', mail: composeDigest(parts), at, parts };
}
