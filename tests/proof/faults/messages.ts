import type { Fault } from '../fault';

/** Messages to the agency: who may send them, what is counted, what is mailed, and what the form says. */
export const messageFaults: readonly Fault[] = [
  {
    name: 'a site whose name ends like ours may post here',
    file: 'src/server/own-origin.ts',
    from: 'ownHosts(request).includes(host)',
    to: 'ownHosts(request).some((own) => host.endsWith(own))',
  },
  {
    name: 'the limit of ten minutes is counted twice, that of a day not at all',
    file: 'src/features/contact/server/message-delivery.ts',
    from: "own: ['message', 'messageDay'],",
    to: "own: ['message', 'message'],",
  },
  {
    name: 'a filled trap alone does not make a message suspect',
    file: 'src/features/contact/message.ts',
    from: "return isTrapped || (typeof openMs === 'number' && openMs < quickestFillMs);",
    to: "return isTrapped && typeof openMs === 'number' && openMs < quickestFillMs;",
  },
  {
    name: 'a line break gets into the subject of a mail',
    file: 'src/server/mail.ts',
    from: '/[\\p{Cc}\\p{Zl}\\p{Zp}]+/gu',
    to: '/\\n+/gu',
  },
  {
    name: 'an answer to a message goes to ourselves',
    file: 'src/features/contact/server/message-mail.ts',
    from: 'replyTo: /^\\p{ASCII}+$/u.test(email) ? email : MAIL_TO,',
    to: 'replyTo: MAIL_TO,',
  },
  {
    name: 'each attempt has a key of its own, so a second one mails twice',
    file: 'src/server/mail-attempt.ts',
    from: '{ idempotencyKey: key, signal }',
    to: "{\n      idempotencyKey: [key, Date.now()].join('-'),\n      signal,\n    }",
  },
  {
    name: 'a mail without an error counts as sent',
    file: 'src/server/mail-attempt.ts',
    from: "if (typeof data?.id === 'string') return sent('sent');",
    to: "if (!error) return sent('sent');",
  },
  {
    name: 'the log has the mail address of each sender',
    file: 'src/features/contact/server/message.ts',
    from: "logInfo('message.accepted');",
    to: "logInfo('message.accepted', { from: checked.contact.email });",
  },
  {
    name: 'without scripts, the form has lost what was typed after a failure',
    file: 'src/features/contact/contact-form.tsx',
    from: '      defaultValue: draft?.fields[name],\n',
    to: '',
  },
  {
    name: 'the Polish form corrects in English',
    file: 'messages/pl/site.json',
    from: '"required": "Uzupełnij to pole."',
    to: '"required": "Please fill this in."',
  },
];
