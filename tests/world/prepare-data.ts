// Run before the tests, so that none of them waits for it.
import { prepareData } from './prepared-data.ts';

await Promise.all([prepareData('empty'), prepareData('sample')]);
