import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

/** A real S3 server with one bucket, on a port of its own. Keys are those of s3rver. */
export async function startS3(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'forecourt', configs: [] }],
  })
  const { port } = (await server.run()) as AddressInfo
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/forecourt?region=us-east-1`,
    async close() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
