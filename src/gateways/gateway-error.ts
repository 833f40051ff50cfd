/** An external service failed. `permanent`: retrying will not help. */
export class GatewayError extends Error {
  readonly gateway: string
  readonly permanent: boolean
  constructor(gateway: string, message: string, options: { cause?: unknown; permanent?: boolean } = {}) {
    super(`${gateway}: ${message}`, { cause: options.cause })
    this.name = 'GatewayError'
    this.gateway = gateway
    this.permanent = options.permanent ?? false
  }
}

/**
 * Whether a gateway failed. Checks the name: the bundle of the pages holds a second copy of the class, so `instanceof`
 * fails.
 */
export function isGatewayError(error: unknown): error is GatewayError {
  return error instanceof Error && error.name === 'GatewayError'
}
