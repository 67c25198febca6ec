/** Redis, where it is set. */

export { openRedis, type RedisConnection } from './open-redis.ts';
