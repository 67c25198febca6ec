export { openRedis, type RedisConnection } from './open-redis.ts';
