import { browserApi } from '../../platform/api/browser-api.ts';
import type { Density } from '../../session/density.ts';

export async function saveDensity(view: Density): Promise<void> {
  await browserApi.call('POST /user/update-user-setting', { body: { view } });
}
