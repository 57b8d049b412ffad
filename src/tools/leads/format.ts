import type { LeadState } from '../../server/leads/lead';
import type { KnownLead } from './engine-client';

/** As many letters of a key as tell leads apart. */
const shownKey = 12;

/** Returns a line per lead without anything of its text. */
export function formatList(leads: readonly KnownLead[]): string {
  const rows = leads.map(({ key, state }) => [
    shortKey(key),
    state.status,
    state.kind,
    state.at.slice(0, 16).replace('T', ' '),
    `${state.attempts} tried`,
    remarkOf(state),
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function shortKey(key: string): string {
  return key.startsWith('digest-')
    ? key.slice(0, 'digest-'.length + shownKey)
    : key.slice(0, shownKey);
}

function remarkOf({ because, reason, mayBeOut }: LeadState): string {
  const remarks = [because, reason, mayBeOut && reason !== 'possible-duplicate' && 'may be out'];
  return remarks.filter(Boolean).join(', ');
}

/** Returns a lead with its mail, for a person to read. */
export function formatLead({ key, state, lead }: KnownLead): string {
  const head = formatList([{ key, state }]);
  if (!lead) return `${head}\n(its text is deleted)`;
  const { replyTo, subject, text } = lead.mail;
  return `${head}\nReply-To: ${replyTo}\nSubject: ${subject}\n\n${text.trimEnd()}`;
}

const columns = ['key', 'status', 'kind', 'at', 'attempts', 'because', 'reason', 'text'] as const;

/** Returns leads as CSV (RFC 4180) for a spreadsheet. */
export function formatCsv(leads: readonly KnownLead[]): string {
  const rows = leads.map(({ key, state, lead }) =>
    columns.map((column) => {
      if (column === 'key') return key;
      return column === 'text' ? (lead?.mail.text ?? '') : String(state[column] ?? '');
    }),
  );
  return [columns, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n');
}

/** A cell that begins like a formula would be run by a spreadsheet, so a quote goes before it. */
function csvCell(value: string): string {
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
