import type { GatewayError } from '../gateway-error.ts'
import type { RegoLookup, RegoVehicle } from './rego.ts'

/** A lookup for tests with configurable accounts and plates; can be made to fail. */
export interface FakeRego extends RegoLookup {
  serve(account: string): void
  know(rego: string, vehicle: RegoVehicle): void
  failWith(error: GatewayError | null): void
}

export function createFakeRego(): FakeRego {
  const accounts = new Set<string>()
  const vehicles = new Map<string, RegoVehicle>()
  let failure: GatewayError | null = null
  return {
    name: 'autograb',
    serves: (account) => accounts.has(account),
    async find({ rego }) {
      if (failure) throw failure
      return vehicles.get(rego) ?? null
    },
    serve: (account) => void accounts.add(account),
    know: (rego, vehicle) => void vehicles.set(rego, vehicle),
    failWith(error) {
      failure = error
    },
  }
}
