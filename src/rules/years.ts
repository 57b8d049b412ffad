/** Writes the years of a project: “2021–2022”, or “2023” where it took one. */
export function writeYears({ from, to = from }: { from: number; to?: number | undefined }): string {
  return from === to ? String(from) : `${from}–${to}`;
}
