import type { Mail } from '@/server/mail';

/** Why a lead waits for the digest instead of being mailed at once. */
export type KeptBecause = 'ceiling' | 'quota' | 'suspect';

/** A lead's text in a digest. */
export interface DigestPart {
  text: string;
  isSuspect: boolean;
}

/** Something the team has to hear of. It is rendered once, where it is accepted, and never again. */
export interface Lead {
  kind: 'message' | 'notification' | 'booking' | 'digest';
  mail: Mail;
  /** When it came, as an ISO time. */
  at: string;
  /** What it is in a digest: the lead itself, or those that this digest is made of. */
  parts: DigestPart[];
  /** Waits for the digest, and why. */
  because?: KeptBecause | undefined;
  /** The id of the request that brought it, as in the log. */
  request?: string | undefined;
}

/**
 * waiting: it is mailed as soon as possible. held: it waits for the digest. parked: a person has to decide. mailed,
 * digested and discarded: nothing of its text is kept.
 */
export type LeadStatus = 'waiting' | 'held' | 'parked' | 'mailed' | 'digested' | 'discarded';

/** What the engine keeps about a lead besides the lead itself. */
export interface LeadState {
  status: LeadStatus;
  kind: Lead['kind'];
  at: string;
  because?: KeptBecause | undefined;
  request?: string | undefined;
  /** When its mailing began (ISO time): when it came, or when a person had it sent. */
  since: string;
  /** How often the provider was asked. */
  attempts: number;
  /** Counts plans: an attempt that belongs to an earlier plan does nothing. */
  turn: number;
  /** The provider knows the mail by the lead's key and this number; another number is another mail. */
  edition: number;
  /** When the provider was first asked for this edition (milliseconds). */
  triedAt?: number | undefined;
  /** An attempt had no clear answer: the mail may have gone out. */
  mayBeOut: boolean;
  /** Its subject says that it may be a duplicate. */
  isMarked: boolean;
  /** What the last attempt failed with, or why the lead is parked. */
  reason?: string | undefined;
}
