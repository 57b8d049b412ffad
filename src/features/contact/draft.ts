import type { Stored } from '@/ui/stored';
import { type KeptDraft, readDraft } from './kept-draft';
import { type MessageFields, sameText } from './message';
import { newSubmissionId, type Submission } from './send-message';
import type { Wait } from './sending';

/** The message being written in a form, kept over reloads of its page. */
export type Draft = {
  /** What was kept before a reload, if anything. */
  restored: KeptDraft | undefined;
  /** Says whether the fields hold another text than was sent last. True also where none was sent. */
  isEdited(): boolean;
  /** Keeps the form's text. */
  keep(): void;
  /** Keeps until when the message waits; undefined where it does not. */
  keepWait(wait: Wait | undefined): void;
  /** Returns the form's text, ready to be sent: the same text has the same id, any other a new one. */
  submit(): Submission;
  /** Returns what was sent last, unchanged; undefined where nothing was. */
  sent(): Submission | undefined;
  /** Returns a submission under a new id, because its own belongs to another text. */
  renew(sent: Submission): Submission;
  /** Called when the message has arrived: the next one gets another id. */
  forget(): void;
};

/** Opens the draft kept in `kept`. `read` returns what stands in the form's fields. */
export function openDraft(kept: Stored, read: () => MessageFields): Draft {
  const restored = readDraft(kept.read());
  let { sent, wait } = restored ?? {};
  // Text from before a reload was typed earlier: how long this page has been open says nothing.
  let isTypedHere = !restored || Object.values(restored.typed).every((text) => text === '');
  const keep = () => kept.write(JSON.stringify({ typed: read(), sent, wait }));
  const keepSent = (next: Submission) => {
    sent = next;
    keep();
    return next;
  };
  const isEdited = () => sent === undefined || !sameText(sent.fields, read());
  return {
    restored,
    isEdited,
    keep,
    keepWait(next) {
      wait = next;
      keep();
    },
    submit: () =>
      keepSent({
        id: sent && !isEdited() ? sent.id : newSubmissionId(),
        fields: read(),
        openMs: isTypedHere ? performance.now() : undefined,
      }),
    sent: () => sent,
    renew: (old) => keepSent({ ...old, id: newSubmissionId() }),
    forget() {
      sent = undefined;
      wait = undefined;
      isTypedHere = true;
      kept.write(null);
    },
  };
}
