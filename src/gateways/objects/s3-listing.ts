import { SaxesParser } from 'saxes'
import type { StoredObject } from './objects.ts'

/** One page of a bucket's listing; `next` continues it. */
export interface ListingPage {
  readonly objects: readonly StoredObject[]
  readonly next: string | null
}

/** Reads the XML of ListObjectsV2 (docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html). Throws if it is no XML. */
export function readListing(xml: string): ListingPage {
  const objects: StoredObject[] = []
  let entry: Record<string, string> = {}
  let next: string | null = null
  let text = ''
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => {
    text = ''
    if (name === 'Contents') entry = {}
  })
  parser.on('text', (part) => {
    text += part
  })
  parser.on('closetag', ({ name }) => {
    if (name === 'Contents') objects.push(objectOf(entry))
    else if (name === 'NextContinuationToken') next = text
    else entry[name] = text
    text = ''
  })
  parser.write(xml).close()
  return { objects, next }
}

function objectOf({ Key: key = '', Size: size, LastModified: changed = '' }: Record<string, string>): StoredObject {
  return { key, size: Number(size), changedAt: new Date(changed) }
}
