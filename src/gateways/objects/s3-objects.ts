import { AwsClient } from 'aws4fetch'
import { GatewayError } from '../gateway-error.ts'
import { checkKey, type Objects } from './objects.ts'
import type { ObjectsAddress } from './objects-address.ts'
import { readListing } from './s3-listing.ts'

const LIMIT_MS = 10_000
const RETRIES = 2

/**
 * Objects in a bucket of any server with the S3 interface (AWS, R2, MinIO, Garage). The bucket must exist. Throws
 * `GatewayError` if the server is away or refuses.
 */
export function createS3Objects({ endpoint, accessKeyId, secretAccessKey, region }: ObjectsAddress): Objects {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES })
  const urlOf = (key: string) => `${endpoint}/${checkKey(key)}`

  async function ask(url: string, init: RequestInit, allowed: readonly number[]): Promise<Response> {
    let response: Response
    try {
      response = await client.fetch(url, { ...init, signal: AbortSignal.timeout(LIMIT_MS) })
    } catch (error) {
      throw new GatewayError('objects', error instanceof Error ? error.message : String(error), { cause: error })
    }
    if (response.ok || allowed.includes(response.status)) return response
    const [, code = 'no code'] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? []
    throw new GatewayError('objects', `the store answered ${response.status} ${code}`)
  }

  return {
    async read(key) {
      const response = await ask(urlOf(key), {}, [404])
      if (response.status === 404) {
        await response.body?.cancel()
        return null
      }
      return new Uint8Array(await response.arrayBuffer())
    },
    async write(key, bytes, contentType) {
      await ask(
        urlOf(key),
        { method: 'PUT', body: new Uint8Array(bytes), headers: { 'Content-Type': contentType } },
        [],
      )
    },
    async *list(prefix) {
      let next: string | null = null
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(next === null ? {} : { 'continuation-token': next }),
        })
        const response = await ask(`${endpoint}?${query}`, {}, [])
        const page = readListing(await response.text())
        yield* page.objects
        next = page.next
      } while (next !== null)
    },
    async remove(key) {
      await ask(urlOf(key), { method: 'DELETE' }, [404])
    },
    async fault() {
      try {
        const response = await ask(`${endpoint}?list-type=2&max-keys=1`, {}, [404])
        return response.ok ? null : 'The bucket of OBJECTS_URL does not exist: create it'
      } catch (error) {
        return `The object store of OBJECTS_URL does not answer: ${error instanceof Error ? error.message : String(error)}`
      }
    },
  }
}
