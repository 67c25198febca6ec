export { FanOut, type Topic } from './fan-out.ts';
