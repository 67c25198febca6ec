import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { describeProvider } from '../provider/suite/provider-suite.fixture.ts';
import { openSandboxWorld } from './sandbox-world.fixture.ts';

describeProvider('the sandbox', async () => openSandboxWorld(await openTestDatabase()));
