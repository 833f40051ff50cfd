import type { Objects, StoredObject } from './objects.ts'

/** Removes the oldest objects of a prefix until the others have at most `limitBytes`. */
export async function removeOldest(objects: Objects, prefix: string, limitBytes: number): Promise<void> {
  const stored: StoredObject[] = []
  for await (const object of objects.list(prefix)) stored.push(object)
  let total = 0
  for (const { key, size } of stored.sort((a, b) => b.changedAt.getTime() - a.changedAt.getTime())) {
    total += size
    if (total > limitBytes) await objects.remove(key)
  }
}
