import { GatewayError } from '../gateway-error.ts'
import type { Objects } from '../objects/objects.ts'
import type { SandboxStore } from './sandbox.ts'

/** Stores the sandbox's payments as objects, 'payments/{id}.json', so that they survive a restart and every process knows them. */
export function createSandboxObjects(objects: Objects): SandboxStore {
  const keyOf = (id: string) => `payments/${id}.json`
  return {
    async read(id) {
      // The id comes from a URL: only ids that we issue are objects.
      if (!/^sandbox_[0-9a-f]{32}$/.test(id)) return null
      const bytes = await objects.read(keyOf(id))
      return bytes && new TextDecoder().decode(bytes)
    },
    async write(id, text) {
      try {
        await objects.write(keyOf(id), new TextEncoder().encode(text), 'application/json')
      } catch (error) {
        throw new GatewayError('payments', `cannot be stored: ${String(error)}`, { cause: error })
      }
    },
  }
}
