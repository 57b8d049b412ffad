import type { Finding } from '../finding';
import type { ConfigPlace } from './model';
import type { Places } from './places';

/** A call of the config, and the way to a property of what it made. */
export interface Owner {
  readonly stack: string | undefined;
  readonly path: readonly string[];
}

export type Report = Omit<Finding, keyof ConfigPlace | 'field'>;

/** Goes through a config and keeps what it finds. */
export class Reader {
  readonly findings: Finding[] = [];
  constructor(readonly places: Places) {}

  report(owner: Owner, report: Report): void {
    const field = owner.path.length > 0 ? { field: owner.path.join('.') } : {};
    this.findings.push({ ...this.placeOf(owner), ...field, ...report });
  }

  placeOf({ stack, path }: Owner): ConfigPlace {
    return this.places.find(stack, path);
  }
}

/** The owner of a property. */
export function inside(owner: Owner, ...names: readonly string[]): Owner {
  return { ...owner, path: [...owner.path, ...names] };
}

export type Values = Readonly<Record<string, unknown>>;

/** Whether a value has properties to read; a list has none that a config means. */
export function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
