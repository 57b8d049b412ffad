/** What a price “from” is the price of: the whole project, an hour, or a day of a group. */
export const pricePer = ['project', 'hour', 'group-day'] as const;

/** The units a length is given in; a day is a working day. */
export const lengthUnits = ['day', 'week'] as const;

/** How an add-on is paid: every month, or once. */
export const addOnPaid = ['month', 'once'] as const;

/** What something costs at least, without VAT. */
export type PriceFrom = { amount: number; currency: string; per: (typeof pricePer)[number] };

/** How long something takes; without `to`, exactly `from`. */
export type Length = { from: number; to?: number | undefined; unit: (typeof lengthUnits)[number] };
