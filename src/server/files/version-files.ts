import { createHash } from 'node:crypto'
import { isGatewayError } from '#gateways/gateway-error.ts'
import type { Objects } from '#gateways/objects/objects.ts'
import type { VersionFiles } from '#site/published/version-records.ts'

/** Where the files of versions are among the objects. */
export const VERSIONS_PREFIX = 'versions/'

/** Files of published versions as objects, 'versions/{first two digits}/{hash}'. */
export function createVersionFiles(objects: Objects): VersionFiles {
  const keyOf = (hash: string) => `${VERSIONS_PREFIX}${hash.slice(0, 2)}/${hash}`
  return {
    async read(hash) {
      const bytes = await objects.read(keyOf(hash)).catch(inASentence)
      return bytes !== null && createHash('sha256').update(bytes).digest('hex') === hash ? bytes : null
    },
    write: (hash, bytes) => objects.write(keyOf(hash), bytes, 'application/octet-stream').catch(inASentence),
  }
}

function inASentence(error: unknown): never {
  if (!isGatewayError(error)) throw error
  throw new Error(
    `The files of published sites cannot be reached in the object store of OBJECTS_URL: ${error.message}`,
    {
      cause: error,
    },
  )
}
