import type { Platform } from './platform.ts'

/**
 * The platform in a route's hands. Operations take it as it is, but a route that reads or writes `storage` does not
 * compile: what a page needs of it is an operation.
 */
export interface RoutePlatform extends Omit<Platform, 'storage'> {
  readonly storage: never
}

/** Hides the storage of a platform from routes. */
export function forRoutes(platform: Platform): RoutePlatform {
  return platform as RoutePlatform
}
