import type { Jobs, SendOptions } from './start-jobs.ts';

export interface RecordedJobs extends Jobs {
  readonly sent: {
    readonly queue: string;
    readonly data: object;
    readonly options?: SendOptions | undefined;
  }[];
}

/** A queue without workers, for tests of what is sent. Ignores transactions. */
export function recordedJobs(): RecordedJobs {
  const sent: RecordedJobs['sent'] = [];
  return {
    sent,
    send: async ({ name }, data, options) => {
      sent.push({ queue: name, data, options });
    },
    forget: async ({ name }, about) => {
      const isAbout = (data: object) =>
        Object.entries(about).every(([key, value]) => (data as Record<string, unknown>)[key] === value);
      const others = sent.filter(({ queue, data }) => queue !== name || !isAbout(data));
      sent.splice(0, sent.length, ...others);
    },
    perform: async () => undefined,
    stop: async () => undefined,
  };
}
