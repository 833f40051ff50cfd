import type { GatewayError } from '../gateway-error.ts'
import type { Valuer, ValuerFigure } from './valuation.ts'

/** A valuer for tests with configurable accounts and vehicles; can be made to fail. */
export interface FakeValuer extends Valuer {
  serve(account: string): void
  know(vendorId: string, figure: ValuerFigure): void
  failWith(error: GatewayError | null): void
}

export function createFakeValuer(): FakeValuer {
  const accounts = new Set<string>()
  const figures = new Map<string, ValuerFigure>()
  let failure: GatewayError | null = null
  return {
    name: 'autograb',
    serves: (account) => accounts.has(account),
    async value({ vendorId }) {
      if (failure) throw failure
      return figures.get(vendorId) ?? null
    },
    serve: (account) => void accounts.add(account),
    know: (vendorId, figure) => void figures.set(vendorId, figure),
    failWith(error) {
      failure = error
    },
  }
}
