import type { Page } from '@playwright/test';

interface Held {
  goOn(): void;
  /** A sentence that isn’t in the answer. */
  say(text: string): void;
  breakOff(): void;
  isOff: boolean;
}

declare global {
  interface Window {
    held: Held;
  }
}

/** Before the page opens: its answers come up to the first event of a kind, and go on or break off when the test says so. @param meanwhile frames that come while they are held */
export async function holdAnswersAt(
  page: Page,
  kind: 'kept' | 'step' | 'sentence',
  meanwhile = '',
): Promise<void> {
  await page.addInitScript(
    ([event, more]) => {
      const send = window.fetch;
      window.held = { goOn: () => {}, say: () => {}, breakOff: () => {}, isOff: false };
      window.fetch = async (...request) => {
        const reply = await send(...request);
        if (!String(request[0]).endsWith('/chats/send') || window.held.isOff) return reply;
        const frames = (await reply.text()).split(/(?<=\n\n)/);
        const at = frames.findIndex((frame) => frame.startsWith(`event: ${event}\n`)) + 1;
        const signal = request[1]?.signal;
        const body = new ReadableStream({
          start(controller) {
            const write = (given: readonly string[]) => {
              for (const frame of given) controller.enqueue(new TextEncoder().encode(frame));
            };
            write(frames.slice(0, at));
            write([more]);
            signal?.addEventListener('abort', () => controller.error(signal.reason));
            window.held.say = (text) => {
              const sentence = {
                type: 'sentence',
                parts: [{ text, figure: null }],
                figures: [],
                filings: [],
              };
              write([`event: sentence\ndata: ${JSON.stringify(sentence)}\n\n`]);
            };
            window.held.breakOff = () => controller.error(new TypeError('network error'));
            window.held.goOn = () => {
              write(frames.slice(at));
              controller.close();
            };
          },
        });
        return new Response(body, { status: reply.status, headers: reply.headers });
      };
    },
    [kind, meanwhile] as const,
  );
}
