export const writerComponents = {} as const;
export type WriterComponent = 'Callout' | 'Figure' | 'Quote';
