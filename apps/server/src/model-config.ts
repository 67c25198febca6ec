import { z } from 'zod';
import { budgetField, type ModelPrices, modelPricesField } from './config-fields.ts';

export const modelFields = {
  ASSISTANT_KIND: z.enum(['openai', 'anthropic'], { error: 'must be openai or anthropic' }).default('openai'),
  ASSISTANT_MODEL: z.string().max(200, 'must have at most 200 characters').optional(),
  ASSISTANT_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://models.example.org/v1' })
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  ASSISTANT_KEY: z.string().max(1_000, 'must have at most 1000 characters').optional(),
  ASSISTANT_PRICES: modelPricesField.optional(),
  ASSISTANT_BUDGET: budgetField.optional(),
};

type ModelEnvironment = z.output<z.ZodObject<typeof modelFields>>;

export interface ModelSettings {
  readonly kind: 'openai' | 'anthropic';
  /** The name its maker uses. */
  readonly model: string;
  /** Null: Anthropic’s own. */
  readonly url: string | null;
  /** Null: a server that asks for none. */
  readonly key: string | null;
  readonly prices: ModelPrices;
  /** Dollars a month, for all people together; null: no limit. */
  readonly budget: number | null;
}

export function readModel(env: ModelEnvironment): ModelSettings | null {
  if (env.ASSISTANT_MODEL === undefined) return null;
  return {
    kind: env.ASSISTANT_KIND,
    model: env.ASSISTANT_MODEL,
    url: env.ASSISTANT_URL ?? null,
    key: env.ASSISTANT_KEY ?? null,
    prices: env.ASSISTANT_PRICES ?? { input: 0, output: 0 },
    budget: env.ASSISTANT_BUDGET ?? null,
  };
}

/** Settings that are nothing without others. */
export function refuseModel(
  env: ModelEnvironment,
  refuse: (name: keyof ModelEnvironment, why: string) => void,
): void {
  for (const name of ['ASSISTANT_URL', 'ASSISTANT_KEY', 'ASSISTANT_PRICES', 'ASSISTANT_BUDGET'] as const) {
    if (env[name] !== undefined && env.ASSISTANT_MODEL === undefined) refuse(name, 'needs ASSISTANT_MODEL');
  }
  if (env.ASSISTANT_MODEL !== undefined) {
    const needed = env.ASSISTANT_KIND === 'openai' ? 'ASSISTANT_URL' : 'ASSISTANT_KEY';
    if (env[needed] === undefined)
      refuse('ASSISTANT_MODEL', `needs ${needed} with ASSISTANT_KIND=${env.ASSISTANT_KIND}`);
  }
  if (env.ASSISTANT_BUDGET !== undefined && env.ASSISTANT_PRICES === undefined) {
    refuse('ASSISTANT_BUDGET', 'needs ASSISTANT_PRICES');
  }
}
