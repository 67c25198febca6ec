export * from './content/documents.ts';
export * from './content/editing.ts';
