/** Whether a text names a time zone: a name of the IANA list or an offset such as +01:00. */
export function isTimezone(text: string): boolean {
  if (readOffset(text) !== undefined) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** The minutes by which an offset such as +01:00 is ahead of UTC. */
export function readOffset(text: string): number | undefined {
  const [, sign, hours, minutes] = /^([+-])([01]\d|2[0-3])(?::?([0-5]\d))?$/.exec(text) ?? [];
  if (hours === undefined) return undefined;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes ?? 0));
}
