export const memoryFlags: readonly string[];
export const memoryEnvironment: Readonly<Record<string, string>>;
