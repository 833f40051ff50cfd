/** Something outside did not do its part. `permanent` says that trying again will not help. */
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

/** Whether a gateway failed. By its name: the pages' build holds a copy of the class, which is not this one. */
export function isGatewayError(error: unknown): error is GatewayError {
  return error instanceof Error && error.name === 'GatewayError'
}
