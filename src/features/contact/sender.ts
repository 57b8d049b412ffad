import type { Draft } from './draft';
import type { FieldProblems, MessageFields } from './message';
import type { Answer, Submission } from './send-message';
import { type Ending, isOver, type SendingState, stateAfter, type Wait } from './sending';
import { whenDue } from './when-due';

/** What the form shows of its message. */
export type Shown = {
  state: SendingState;
  isSending: boolean;
  /** The refused fields. */
  problems: FieldProblems;
  /** How many of the visitor's own attempts have their answer. */
  answered: number;
  /** What has arrived, in the state after it. */
  arrived?: MessageFields | undefined;
};

/** Sends a form's message: when the visitor says so, and again by itself where it may still arrive. */
export type Sender = {
  /** Sends what stands in the form. */
  send(): void;
  /** Called when the visitor types: a text at work on is not sent by itself. */
  edit(): void;
  /** Ends the sending by itself; the form keeps its text. */
  stop(): void;
  /** Called when the form leaves the page; a message that waits goes on when the form is back. */
  close(): void;
};

type Parts = {
  draft: Draft;
  /** What is shown at first. */
  shown: Shown;
  show: (shown: Shown) => void;
  post: (submission: Submission) => Promise<Answer>;
};

/** Opens the sender of a form; a message that waited before a reload goes on waiting. */
export function openSender({ draft, shown, show, post }: Parts): Sender {
  /** The numbers of the latest attempt, and of the last one that was stopped. */
  let latest = 0;
  let stopped = 0;
  let isClosed = false;
  let stopWaiting = () => {};

  function change(part: Partial<Shown>) {
    shown = { ...shown, ...part };
    show(shown);
  }

  function enter(state: SendingState, part: Partial<Shown> = {}) {
    stopWaiting();
    const wait = state.name === 'waiting' ? state.wait : undefined;
    const arrived = state.name === 'sent' ? draft.sent()?.fields : undefined;
    if (state.name === 'sent') draft.forget();
    else draft.keepWait(wait);
    if (wait && !isClosed) stopWaiting = whenDue(wait, (isOnline) => goOn(wait, isOnline));
    change({ state, isSending: false, problems: {}, arrived, ...part });
  }

  function goOn(wait: Wait, isOnline: boolean) {
    const sent = draft.sent();
    if (!sent || draft.isEdited()) enter({ name: 'failed', ending: 'edited' });
    else if (isOver(wait, Date.now())) enter({ name: 'failed', ending: 'expired' });
    // A browser that is online again starts over with short pauses.
    else attempt(sent, isOnline ? { ...wait, attempts: 0 } : wait);
  }

  async function attempt(submission: Submission, before?: Wait) {
    latest += 1;
    const mine = latest;
    stopWaiting();
    change({ isSending: true });
    let answer = await post(submission);
    if (answer.name === 'other-message' && mine === latest)
      answer = await post(draft.renew(submission));
    if (mine !== latest) return;
    // Of a stopped attempt, only that it has arrived all the same is news.
    if (mine === stopped && (answer.name !== 'delivered' || draft.isEdited())) return;
    enter(stateAfter(answer, before, Date.now(), Math.random()), {
      problems: answer.name === 'refused' ? answer.problems : {},
      answered: shown.answered + (before ? 0 : 1),
    });
  }

  function end(ending: Ending) {
    if (shown.state.name !== 'waiting') return;
    stopped = latest;
    enter({ name: 'failed', ending });
  }

  const interrupted = draft.restored?.wait;
  if (interrupted) enter({ name: 'waiting', wait: interrupted });
  if (draft.isEdited()) end('edited');

  return {
    send() {
      // The same text is on its way already.
      if (shown.isSending && !draft.isEdited()) return;
      void attempt(draft.submit());
    },
    edit() {
      draft.keep();
      if (draft.isEdited()) end('edited');
    },
    stop: () => end('stopped'),
    close() {
      isClosed = true;
      stopWaiting();
    },
  };
}
