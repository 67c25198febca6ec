import type { Api } from '@tenfold/contract/call';
import type { z } from 'zod';

/** Something an assistant may ask for. It reads, and is answered what its token's person may see. */
export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly title: string;
  /** For the assistant, which chooses by it. */
  readonly description: string;
  readonly input: Input;
  /** With the calls of the API, as the token's person makes them. */
  read(api: Api, input: z.output<Input>): Promise<object>;
}

/** Keeps the type of the input. */
export function tool<Input extends z.ZodObject>(given: Tool<Input>): Tool {
  return given as unknown as Tool;
}
