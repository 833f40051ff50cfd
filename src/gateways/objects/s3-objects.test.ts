import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { isGatewayError } from '../gateway-error.ts'
import { objectsContract } from './objects.contract.ts'
import { type ObjectsAddress, readObjectsAddress } from './objects-address.ts'
import { createS3Objects } from './s3-objects.ts'
import { startS3 } from './testing.ts'

const addressOf = (url: string): ObjectsAddress => {
  const address = readObjectsAddress(url)
  if (address === null) throw new Error(url)
  return address
}

objectsContract('an S3 bucket', async () => {
  const server = await startS3()
  return { objects: createS3Objects(addressOf(server.url)), close: server.close }
})

it('OPS-1 a bucket that does not exist, and a server that is away, are faults in a sentence', async () => {
  const server = await startS3()
  expect(await createS3Objects(addressOf(server.url.replace('/forecourt?', '/another?'))).fault()).toMatch(
    /does not exist/,
  )
  const objects = createS3Objects(addressOf(server.url))
  await server.close()
  expect(await objects.fault()).toMatch(/does not answer/)
  const error = await objects.write('a', new Uint8Array(), 'text/plain').catch((thrown: unknown) => thrown)
  expect(isGatewayError(error)).toBe(true)
})

it('OPS-1 a wrong secret is an error, not an absent object', async () => {
  const server = await startS3()
  const objects = createS3Objects(addressOf(server.url.replace(':S3RVER@', ':wrong@')))
  expect(isGatewayError(await objects.read('a').catch((thrown: unknown) => thrown))).toBe(true)
  await server.close()
})

it.each([
  'not an address',
  'https://s3.example/bucket',
  'https://key@s3.example/bucket',
  'https://key:secret@s3.example/',
  'https://key:secret@s3.example/a/b',
  'ftp://key:secret@s3.example/bucket',
])('OPS-1 OBJECTS_URL %j is refused', (text) => expect(readObjectsAddress(text)).toBeNull())

it('OPS-1 OBJECTS_URL names host, bucket, region, key and secret', () =>
  expect(
    readObjectsAddress('https://AK%2FIA:se%2Fcret@s3.ap-southeast-2.amazonaws.com/forecourt?region=ap-southeast-2'),
  ).toEqual({
    endpoint: 'https://s3.ap-southeast-2.amazonaws.com/forecourt',
    accessKeyId: 'AK/IA',
    secretAccessKey: 'se/cret',
    region: 'ap-southeast-2',
  }))

it('OPS-1 a listing goes on where the store says that there is more', async () => {
  const asked: string[] = []
  const page = (keys: readonly string[], next: string | null) =>
    `<?xml version="1.0"?><ListBucketResult>${keys
      .map(
        (key) =>
          `<Contents><Key>${key}</Key><LastModified>2026-11-22T00:00:00.000Z</LastModified><Size>3</Size></Contents>`,
      )
      .join('')}${next === null ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`}</ListBucketResult>`
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://s3').searchParams.get('continuation-token') ?? 'first')
    response.end(asked.length === 1 ? page(['a', 'b&amp;c'], 'to=ken+') : page(['d'], null))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const keys = []
  for await (const { key } of createS3Objects(addressOf(`http://a:b@127.0.0.1:${port}/forecourt`)).list(''))
    keys.push(key)
  expect({ keys, asked }).toEqual({ keys: ['a', 'b&c', 'd'], asked: ['first', 'to=ken+'] })
  server.close()
})
