import type { Point } from '../clips/clip';

export interface Subject {
  id: string;
  title: string;
  lead: string;
  points: readonly Point[];
  /** Where the view of the cover starts and ends, in pixels from its left at clip height. */
  pan: { from: number; to: number };
}

/** The clips of the video pages with all their words; the cover of each is the picture beside them. */
export const subjects: readonly Subject[] = [
  {
    id: 'ship-day-in-four-minutes',
    title: 'Ship day: four minutes of work',
    lead: 'A release with nothing exciting in it',
    points: [
      {
        shown: 'Nothing new after nine',
        said: 'At nine the list of changes is closed. What has not been merged waits for the next release.',
      },
      {
        shown: 'A preview everyone opens',
        said: 'The build that will go live stands at a private address. The client opens it on their own phone.',
      },
      {
        shown: 'Ten per cent first',
        said: 'At eleven one visitor in ten gets the new build, and we watch errors and response times for an hour.',
      },
      {
        shown: 'The way back, rehearsed',
        said: 'The way back is one command, and someone ran it in the morning. Then everyone gets the release.',
      },
    ],
    pan: { from: 40, to: 640 },
  },
  {
    id: 'reading-a-flame-graph',
    title: 'Reading a flame graph',
    lead: 'Where the time went, in four looks',
    points: [
      {
        shown: 'Width is time',
        said: 'In a flame graph width is time. Depth only tells how many calls are nested in each other.',
      },
      {
        shown: 'Left and right mean nothing',
        said: 'Samples are merged and sorted by name, so a frame on the left did not run before one on the right.',
      },
      {
        shown: 'Look for wide edges',
        said: 'Look for wide frames that call nothing else. That is where the processor spends its time.',
      },
      {
        shown: 'Change one thing, record again',
        said: 'Change one thing, record again under the same conditions, and compare the same frame in both.',
      },
    ],
    pan: { from: 200, to: 470 },
  },
  {
    id: 'keyboard-tour',
    title: 'Keyboard tour',
    lead: 'One form, no mouse',
    points: [
      {
        shown: 'Put the mouse away',
        said: 'Start in the address bar and go through the form with Tab, Shift and Tab, Space and Enter.',
      },
      {
        shown: 'Always see where you are',
        said: 'The focus ring is visible at every stop, and the stops follow the order you read in.',
      },
      {
        shown: 'Nothing traps you',
        said: 'A dialog keeps focus while it is open, closes with Escape and gives focus back to its button.',
      },
      {
        shown: 'Errors you can reach',
        said: 'Send the form empty: focus moves to the first error, and each message is tied to its field.',
      },
    ],
    pan: { from: 100, to: 640 },
  },
  {
    id: 'estimate-with-three-numbers',
    title: 'Estimate with three numbers',
    lead: 'One number is a wish',
    points: [
      {
        shown: 'Best, likely, worst',
        said: 'Give each task three numbers: the best case, the likely one, and the worst you have really seen.',
      },
      {
        shown: '(best + 4 × likely + worst) ÷ 6',
        said: 'The weighted mean is the best, plus four times the likely, plus the worst, divided by six.',
      },
      {
        shown: '2, 4 and 12 days make 5',
        said: 'Two, four and twelve days make five days, not four. The long tail belongs in the price.',
      },
      {
        shown: 'The widest gap goes first',
        said: 'The widest gap between best and worst shows what to look into first, before anyone signs.',
      },
    ],
    pan: { from: 60, to: 600 },
  },
  {
    id: 'first-week-of-a-subscription',
    title: 'First week of a subscription',
    lead: 'Seven days of onboarding, from payment to a finished request',
    points: [
      {
        shown: 'Day 1: the team, and access',
        said: 'The seven days start right after payment. On the first you meet the team and give us access.',
      },
      {
        shown: 'Days 2 and 3: we read the code',
        said: 'We read the code, run it, and put your first requests in order with you.',
      },
      {
        shown: 'Days 4 to 7: one small request',
        said: 'We deliver one small request, so that you see how we work on your own product.',
      },
      {
        shown: 'Day 8: the month begins',
        said: 'The month you paid for begins. Leave before that, and you get your payment back in full.',
      },
    ],
    pan: { from: 640, to: 200 },
  },
  {
    id: 'offline-round',
    title: 'Offline round',
    lead: 'A working day with no signal',
    points: [
      {
        shown: 'Write first, send later',
        said: 'Each entry is saved on the phone before anything else. The screen never waits for the network.',
      },
      {
        shown: 'A key for every entry',
        said: 'Each entry gets its key on the phone, so an entry sent twice is stored once.',
      },
      {
        shown: 'A queue you can see',
        said: 'The app says in words how many entries are waiting, and you can send them by hand.',
      },
      {
        shown: 'Conflicts are shown, not guessed',
        said: 'When two people change the same entry, both versions are kept and a person decides.',
      },
    ],
    pan: { from: 80, to: 660 },
  },
  {
    id: 'inside-the-content-build',
    title: 'Inside the content build',
    lead: 'Why a wrong article never goes live',
    points: [
      {
        shown: 'Every field has a rule',
        said: 'Each document is read against a schema: dates, authors, pictures, links and their texts.',
      },
      {
        shown: 'All mistakes at once',
        said: 'The check lists every mistake it finds, with file, line and what was expected there.',
      },
      {
        shown: 'One wrong field stops it',
        said: 'One mistake is enough: nothing is published, and the version that is live stays live.',
      },
      {
        shown: 'Dates open the door',
        said: 'A document with a later publish time passes the check and stays unseen until its hour.',
      },
    ],
    pan: { from: 80, to: 370 },
  },
];
