/** Where objects are stored, read from OBJECTS_URL. */
export interface ObjectsAddress {
  /** Address of the bucket: 'https://s3.ap-southeast-2.amazonaws.com/forecourt'. */
  readonly endpoint: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

/**
 * Reads 'https://KEY:SECRET@host/bucket?region=ap-southeast-2' (region 'auto' if absent). Null for anything else: no key, no
 * secret, no bucket, another protocol. Special characters of key and secret are percent-encoded.
 */
export function readObjectsAddress(text: string): ObjectsAddress | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const bucket = url.pathname.replace(/^\/|\/$/g, '')
  const isWhole =
    /^https?:$/.test(url.protocol) &&
    url.username !== '' &&
    url.password !== '' &&
    /^[a-z0-9][a-z0-9.-]{2,62}$/.test(bucket)
  if (!isWhole) return null
  return {
    endpoint: `${url.protocol}//${url.host}/${bucket}`,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'auto',
  }
}
